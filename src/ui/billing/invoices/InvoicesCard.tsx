import { useActorRef, useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import { BILLING } from '#composition/billing.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { selectSubscription } from '#ui/billing/held-plan/held-plan.view.ts';
import { useService } from '#ui/services.tsx';
import { invoiceStatusTexts, invoiceTexts as texts } from '#ui/texts/held-plan.pl.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';
import { selectInvoices } from './invoices.view.ts';
import styles from './Invoices.module.css';

const Line = ({ invoice }: { readonly invoice: Invoice }) => {
  const { issuedAt, planName, amount, currency, status, documentUrl } = invoice;
  return (
    <li>
      <span className={styles.what}>
        <span>{planName}</span>
        <span className={styles.soft}>{texts.dateOf(issuedAt)}</span>
      </span>
      <span className={styles.sum}>
        <strong>{texts.amount(amount, currency)}</strong>
        <span className={styles.soft} data-status={status}>
          {invoiceStatusTexts[status]}
        </span>
      </span>
      {documentUrl !== null && (
        <a
          href={documentUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${texts.documentOf(issuedAt)} ${shellTexts.newTab}`}
        >
          {texts.document}
        </a>
      )}
    </li>
  );
};

interface PortalProps {
  readonly error: string | undefined;
  readonly isLeaving: boolean;
  readonly onOpen: () => void;
}

/** The way to the provider's own page of cards and invoices. */
const Portal = ({ error, isLeaving, onOpen }: PortalProps) => (
  <>
    {error !== undefined && <Notice tone="error">{error}</Notice>}
    <Button
      variant="secondary"
      isWide
      isPending={isLeaving}
      icon={<ExternalLink aria-hidden size={18} />}
      onClick={onOpen}
    >
      {texts.portal}
    </Button>
    <p className={styles.soft}>{texts.portalHint}</p>
  </>
);

/** What was charged, and the way to the provider's own page. */
export const InvoicesCard = () => {
  const invoices = useActorRef(useService(BILLING.invoicesLogic));
  const { screen, error, isLeaving, portalError, invoices: charged } = useSelector(invoices, selectInvoices);
  const held = useSelector(useService(BILLING.subscriptionStatus), selectSubscription);
  const known = useRef(held);
  useEffect(() => {
    if (known.current === held) return;
    known.current = held;
    invoices.send({ type: 'subscription.changed' });
  }, [held, invoices]);
  return (
    <Card as="section" look="sunken" labelledBy="account-invoices">
      <h2 id="account-invoices" className={styles.title}>
        {texts.title}
      </h2>
      {screen === 'loading' && (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton lines={3} />
        </>
      )}
      {error !== undefined && (
        <Notice
          tone="error"
          title={texts.failed}
          action={
            <Button variant="secondary" size="small" onClick={() => invoices.send({ type: 'pupil.retried' })}>
              {texts.retry}
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {screen === 'empty' && <p className={styles.soft}>{texts.empty}</p>}
      {screen === 'list' && (
        <ul className={styles.list}>
          {charged.map((invoice) => (
            <Line key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {(screen === 'list' || held !== null) && (
        <Portal
          error={portalError}
          isLeaving={isLeaving}
          onOpen={() => invoices.send({ type: 'pupil.portalRequested' })}
        />
      )}
    </Card>
  );
};

import { shallowEqual, useSelector } from '@xstate/react';
import { BILLING } from '#composition/billing.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { ConfirmDialog } from '#ui/design/ConfirmDialog.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useService } from '#ui/services.tsx';
import { periodTexts, purchaseTexts as texts, upgradedText } from '#ui/texts/billing.pl.ts';
import styles from './PurchaseDialog.module.css';
import { selectPurchaseDialog, type PurchaseDialogView } from './purchase.view.ts';

const confirmTexts = texts.confirm;

type DialogProps<Kind extends PurchaseDialogView['dialog']> = Extract<PurchaseDialogView, { dialog: Kind }> & {
  readonly onClose: () => void;
};

const Disabled = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={texts.disabled.title}
    closeLabel={texts.close}
    size="small"
    footer={
      <Button autoFocus onClick={onClose}>
        {texts.disabled.action}
      </Button>
    }
  >
    <p>{texts.disabled.text}</p>
  </Dialog>
);

const Refused = ({ error, canRetry, onClose }: DialogProps<'refused'>) => {
  const purchase = useService(BILLING.purchase);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.refused.title}
      closeLabel={texts.close}
      size="small"
      footer={
        <>
          <Button variant={canRetry ? 'secondary' : 'primary'} onClick={onClose}>
            {texts.refused.close}
          </Button>
          {canRetry && (
            <Button autoFocus onClick={() => purchase.send({ type: 'pupil.retried' })}>
              {texts.refused.retry}
            </Button>
          )}
        </>
      }
    >
      <p>{error}</p>
    </Dialog>
  );
};

const Confirm = ({ from, deal, isBusy, error, onClose }: DialogProps<'confirm'>) => {
  const purchase = useService(BILLING.purchase);
  return (
    <ConfirmDialog
      isOpen
      title={confirmTexts.title}
      confirmLabel={confirmTexts.confirm}
      cancelLabel={confirmTexts.cancel}
      closeLabel={texts.close}
      isPending={isBusy}
      onCancel={onClose}
      onConfirm={() =>
        purchase.send({ type: 'pupil.upgradeConfirmed', idempotencyKey: crypto.randomUUID(), at: Date.now() })
      }
    >
      <div className={styles.terms}>
        {error !== undefined && <Notice tone="error">{error}</Notice>}
        <p>{confirmTexts.text(from, deal.name)}</p>
        <p>
          <strong>{confirmTexts.price(deal.price, periodTexts[deal.period].each)}</strong>
        </p>
        <p>{confirmTexts.proration}</p>
      </div>
    </ConfirmDialog>
  );
};

/** What a purchase has to say over whatever page; `onClose` gives it up. */
export const PurchaseDialog = ({ onClose: close }: { readonly onClose: () => void }) => {
  const purchase = useService(BILLING.purchase);
  const view = useSelector(purchase, selectPurchaseDialog, shallowEqual);
  switch (view.dialog) {
    case 'closed':
      return null;
    case 'disabled':
      return <Disabled onClose={close} />;
    case 'refused':
      return <Refused {...view} onClose={close} />;
    case 'confirm':
      return <Confirm {...view} onClose={close} />;
    case 'upgraded':
      return (
        <Dialog
          isOpen
          isDismissable={false}
          onClose={close}
          title={upgradedText(view.plan)}
          closeLabel={texts.close}
          size="small"
        >
          <p>{texts.upgraded}</p>
        </Dialog>
      );
  }
};

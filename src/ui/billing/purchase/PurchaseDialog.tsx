import { shallowEqual, useSelector } from '@xstate/react';
import { BILLING } from '#composition/billing.tokens.ts';
import { ConfirmDialog } from '#ui/design/ConfirmDialog.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { MessageDialog } from '#ui/design/MessageDialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useService } from '#ui/services.tsx';
import { periodTexts, purchaseTexts as texts, upgradedText } from '#ui/texts/billing.pl.ts';
import styles from './PurchaseDialog.module.css';
import { selectPurchaseDialog, type PurchaseDialogView } from './purchase.view.ts';

const confirmTexts = texts.confirm;

type DialogProps<Kind extends PurchaseDialogView['dialog']> = Extract<PurchaseDialogView, { dialog: Kind }> & {
  readonly onClose: () => void;
};

const Refused = ({ error, canRetry, onClose }: DialogProps<'refused'>) => {
  const purchase = useService(BILLING.purchase);
  const leave = { label: texts.refused.close, onChoose: onClose };
  const retry = { label: texts.refused.retry, onChoose: () => purchase.send({ type: 'pupil.retried' }) };
  return (
    <MessageDialog
      onClose={onClose}
      title={texts.refused.title}
      closeLabel={texts.close}
      {...(canRetry ? { choice: retry, otherChoice: leave } : { choice: leave })}
    >
      <p>{error}</p>
    </MessageDialog>
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
      return (
        <MessageDialog
          onClose={close}
          title={texts.disabled.title}
          closeLabel={texts.close}
          choice={{ label: texts.disabled.action, onChoose: close }}
        >
          <p>{texts.disabled.text}</p>
        </MessageDialog>
      );
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

import { ConfirmDialog } from '#ui/design/ConfirmDialog.tsx';
import { cookieTexts } from '#ui/texts/cookie-consent.pl.ts';

const texts = cookieTexts.confirm;

export type ResetDialogProps = { readonly onConfirm: () => void; readonly onCancel: () => void };

/** S2 §2.137 */
export const ResetDialog = ({ onConfirm, onCancel }: ResetDialogProps) => (
  <ConfirmDialog
    isOpen
    title={texts.title}
    confirmLabel={texts.confirm}
    cancelLabel={texts.cancel}
    closeLabel={texts.close}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>{texts.text}</p>
  </ConfirmDialog>
);

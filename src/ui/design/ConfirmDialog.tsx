import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly closeLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** True where the answer destroys something. */
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
};

/** A question that wants an answer before anything else happens. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  onConfirm,
  onCancel,
  isDangerous = false,
  isPending = false,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    title={title}
    closeLabel={closeLabel}
    role="alertdialog"
    size="small"
    isDismissable={!isPending}
    footer={
      <>
        <Button variant="secondary" onClick={onCancel} disabled={isPending}>
          {cancelLabel}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} onClick={onConfirm} isPending={isPending}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

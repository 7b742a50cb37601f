import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
}

export type MessageDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** What most will do: it has the focus. */
  readonly choice: Choice & { readonly variant?: 'primary' | 'accent' };
  readonly otherChoice?: Choice;
};

/** Says something that needs no answer, with ways on from there. */
export const MessageDialog = ({
  title,
  children,
  closeLabel,
  onClose,
  choice: { label, onChoose, variant = 'primary' },
  otherChoice,
}: MessageDialogProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={title}
    closeLabel={closeLabel}
    size="small"
    footer={
      <>
        {otherChoice !== undefined && (
          <Button variant="secondary" onClick={otherChoice.onChoose}>
            {otherChoice.label}
          </Button>
        )}
        <Button variant={variant} autoFocus onClick={onChoose}>
          {label}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

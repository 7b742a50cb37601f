import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useKeptFocus } from './kept-focus.ts';

export type DialogProps = {
  readonly isOpen: boolean;
  /** Asked for by the close button, the backdrop or Escape. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The buttons, in the order of the screen. */
  readonly footer?: ReactNode;
  readonly illustration?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** False while something runs that must not be left: no close button, no backdrop, no Escape. */
  readonly isDismissable?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
};

type FrameProps = Omit<DialogProps, 'isOpen' | 'size'>;

const Frame = ({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  illustration,
  isDismissable = true,
  role = 'dialog',
}: FrameProps) => {
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  return (
    <AriaDialog ref={frame} className={styles.dialog ?? ''} role={role}>
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        {isDismissable && <IconButton label={closeLabel} icon={<X aria-hidden size={22} />} onClick={onClose} />}
      </header>
      <div className={styles.body}>
        {illustration !== undefined && <div className={styles.illustration}>{illustration}</div>}
        {children}
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </AriaDialog>
  );
};

export const Dialog = ({ isOpen, size = 'medium', ...frame }: DialogProps) => {
  const { onClose, isDismissable = true } = frame;
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={styles.sheet ?? ''} data-size={size}>
        <Frame {...frame} />
      </Modal>
    </ModalOverlay>
  );
};

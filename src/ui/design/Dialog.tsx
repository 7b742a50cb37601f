import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export type DialogProps = DialogFrameProps & {
  readonly isOpen: boolean;
  readonly illustration?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
};

/** In the middle of the page; its backdrop and Escape close it as its button does. */
export const Dialog = ({ isOpen, size = 'medium', illustration, children, ...frame }: DialogProps) => {
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
        <DialogFrame styles={styles} {...frame}>
          {illustration !== undefined && <div className={styles.illustration}>{illustration}</div>}
          {children}
        </DialogFrame>
      </Modal>
    </ModalOverlay>
  );
};

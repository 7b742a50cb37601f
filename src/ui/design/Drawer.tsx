import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import styles from './Drawer.module.css';

export type DrawerProps = Omit<DialogFrameProps, 'isDismissable' | 'role'> & {
  readonly isOpen: boolean;
  /** The side it comes from: the side where its button is. */
  readonly side: 'start' | 'end';
};

export const Drawer = ({ isOpen, side, ...frame }: DrawerProps) => (
  <ModalOverlay
    className={styles.overlay ?? ''}
    isOpen={isOpen}
    onOpenChange={(isStillOpen) => !isStillOpen && frame.onClose()}
    isDismissable
  >
    <Modal className={styles.drawer ?? ''} data-side={side}>
      <DialogFrame styles={styles} {...frame} />
    </Modal>
  </ModalOverlay>
);

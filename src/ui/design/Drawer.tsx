import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';

export type DrawerProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** The side it comes from: the side where its button is. */
  readonly side: 'start' | 'end';
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

export const Drawer = ({ isOpen, onClose, title, closeLabel, side, children, footer }: DrawerProps) => (
  <ModalOverlay
    className={styles.overlay ?? ''}
    isOpen={isOpen}
    onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    isDismissable
  >
    <Modal className={styles.drawer ?? ''} data-side={side}>
      <Dialog className={styles.dialog ?? ''}>
        <header className={styles.header}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {title}
          </Heading>
          <IconButton label={closeLabel} icon={<X aria-hidden size={22} />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </Dialog>
    </Modal>
  </ModalOverlay>
);

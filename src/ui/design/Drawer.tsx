import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';
import { useKeptFocus } from './kept-focus.ts';

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

type FrameProps = Omit<DrawerProps, 'isOpen' | 'side'>;

const Frame = ({ onClose, title, closeLabel, children, footer }: FrameProps) => {
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  return (
    <Dialog ref={frame} className={styles.dialog ?? ''}>
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        <IconButton label={closeLabel} icon={<X aria-hidden size={22} />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Dialog>
  );
};

export const Drawer = ({ isOpen, side, ...frame }: DrawerProps) => (
  <ModalOverlay
    className={styles.overlay ?? ''}
    isOpen={isOpen}
    onOpenChange={(isStillOpen) => !isStillOpen && frame.onClose()}
    isDismissable
  >
    <Modal className={styles.drawer ?? ''} data-side={side}>
      <Frame {...frame} />
    </Modal>
  </ModalOverlay>
);

import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from './IconButton.tsx';
import { useKeptFocus } from './kept-focus.ts';

export type DialogFrameProps = {
  /** Asked for by the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The buttons, in the order of the screen. */
  readonly footer?: ReactNode;
  /** False while something runs that must not be left: no close button, no backdrop, no Escape. */
  readonly isDismissable?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
};

interface Looks {
  /** The classes of its `dialog`, `header`, `title`, `body` and `footer`. */
  readonly styles: Readonly<Record<string, string>>;
}

/** What every layer over the page is made of: it keeps the focus, and its title and close button stay while the body scrolls. */
export const DialogFrame = ({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  isDismissable = true,
  role = 'dialog',
  styles,
}: DialogFrameProps & Looks) => {
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  return (
    <Dialog ref={frame} className={styles.dialog ?? ''} role={role}>
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        {isDismissable && <IconButton label={closeLabel} icon={<X aria-hidden size={22} />} onClick={onClose} />}
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Dialog>
  );
};

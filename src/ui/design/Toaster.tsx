import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Toaster.module.css';
import { ToneIcon, type Tone } from './ToneIcon.tsx';

export type ToastItem = {
  readonly id: string;
  readonly type: Tone;
  readonly text: string;
  /** True during the closing animation (300 ms); then its owner takes it out of the list. */
  readonly isClosing?: boolean;
};

export type ToasterProps = {
  /** Names the region. */
  readonly label: string;
  readonly closeLabel: string;
  readonly toasts: readonly ToastItem[];
  readonly onClose: (id: string) => void;
};

type ListProps = Pick<ToasterProps, 'toasts' | 'closeLabel' | 'onClose'> & {
  readonly politeness: 'polite' | 'assertive';
};

const List = ({ toasts, closeLabel, onClose, politeness }: ListProps) => (
  <ol className={styles.list} aria-live={politeness} aria-relevant="additions">
    {toasts.map(({ id, type, text, isClosing = false }) => (
      <li key={id} className={styles.toast} data-tone={type} data-closing={isClosing}>
        <ToneIcon tone={type} />
        <p>{text}</p>
        <IconButton label={closeLabel} icon={<X aria-hidden size={20} />} onClick={() => onClose(id)} />
      </li>
    ))}
  </ol>
);

/** Tells the page how much of its upper edge is covered, so that a dialog may leave that free; the answer ends it. */
const tellHeight = (region: HTMLElement | null): (() => void) | undefined => {
  if (region === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height, bottom } = region.getBoundingClientRect();
    style.setProperty('--toasts-end', height === 0 ? '0px' : `${bottom}px`);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--toasts-end');
  };
};

/** Short news at the edge of the screen, above dialogs too. Errors are assertive. Rendered always, or nothing is announced. */
export const Toaster = ({ label, closeLabel, toasts, onClose }: ToasterProps) => {
  const region = useRef<HTMLElement>(null);
  useEffect(() => tellHeight(region.current), []);
  return (
    // React Aria leaves what carries this mark reachable while a dialog is open.
    <section ref={region} className={styles.region} aria-label={label} data-react-aria-top-layer="true">
      <List
        politeness="assertive"
        toasts={toasts.filter(({ type }) => type === 'error')}
        closeLabel={closeLabel}
        onClose={onClose}
      />
      <List
        politeness="polite"
        toasts={toasts.filter(({ type }) => type !== 'error')}
        closeLabel={closeLabel}
        onClose={onClose}
      />
    </section>
  );
};

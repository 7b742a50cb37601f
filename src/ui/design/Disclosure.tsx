import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Disclosures of one group close one another. */
  readonly group?: string;
  /** By which an address names it. */
  readonly id?: string;
  readonly onToggle?: (isOpen: boolean) => void;
};

/** The browser's own disclosure: found by "find in page", open without script. */
export const Disclosure = ({ title, children, isOpenAtFirst = false, group, id, onToggle }: DisclosureProps) => (
  <details
    className={styles.disclosure}
    id={id}
    open={isOpenAtFirst}
    name={group}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary>
      <span>{title}</span>
      <ChevronDown aria-hidden size={20} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);

import { Check } from 'lucide-react';
import styles from './CheckList.module.css';

export type CheckListProps = {
  readonly items: readonly string[];
  readonly size?: 'small' | 'medium';
  /** The id of what says of what it is the list. */
  readonly labelledBy?: string;
};

/** What there is, a tick before each. */
export const CheckList = ({ items, size = 'medium', labelledBy }: CheckListProps) => (
  <ul className={styles.list} data-size={size} aria-labelledby={labelledBy}>
    {items.map((item) => (
      <li key={item}>
        <Check aria-hidden size={18} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);

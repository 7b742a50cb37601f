import { Check } from 'lucide-react';
import styles from './CheckList.module.css';

export interface CheckListItem {
  readonly id: string;
  readonly text: string;
}

export type CheckListProps = {
  readonly items: readonly CheckListItem[];
  /** The id of what names the list. */
  readonly labelledBy?: string;
  readonly size?: 'small' | 'medium';
};

/** What is in something, such as a plan. */
export const CheckList = ({ items, labelledBy, size = 'medium' }: CheckListProps) => (
  <ul className={styles.list} data-size={size} aria-labelledby={labelledBy}>
    {items.map(({ id, text }) => (
      <li key={id}>
        <Check aria-hidden size={18} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

import { Check, Clock } from 'lucide-react';
import { Badge } from './Badge.tsx';
import styles from './CheckList.module.css';

export interface CheckListItem {
  readonly id: string;
  readonly text: string;
  /** Says that it is not there yet. */
  readonly note?: string | undefined;
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
    {items.map(({ id, text, note }) => (
      <li key={id} data-coming={note !== undefined}>
        {note === undefined ? <Check aria-hidden size={18} /> : <Clock aria-hidden size={18} />}
        <span>
          {text} {note !== undefined && <Badge>{note}</Badge>}
        </span>
      </li>
    ))}
  </ul>
);

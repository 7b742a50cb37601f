import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

export type Definition = {
  readonly term: string;
  readonly value: ReactNode;
  /** A small button behind the value. */
  readonly action?: ReactNode;
};

/** Names and what they stand for, line by line; on a phone one above the other. */
export const DefinitionList = ({ definitions }: { readonly definitions: readonly Definition[] }) => (
  <dl className={styles.list}>
    {definitions.map(({ term, value, action }) => (
      <div key={term} className={styles.line}>
        <dt>{term}</dt>
        <dd>
          <span className={styles.value} dir="auto">
            {value}
          </span>
          {action}
        </dd>
      </div>
    ))}
  </dl>
);

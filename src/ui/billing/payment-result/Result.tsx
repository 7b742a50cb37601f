import type { ReactNode } from 'react';
import styles from './Result.module.css';

interface ResultProps {
  readonly illustration: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** How a payment ended: what happened, and what can be done now. */
export const Result = ({ illustration, title, children, actions }: ResultProps) => (
  <div className={styles.result}>
    <div className={styles.illustration}>{illustration}</div>
    <h1 className={styles.title}>{title}</h1>
    <div className={styles.text}>{children}</div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
);

import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  readonly illustration: ReactNode;
  /** What happened. */
  readonly title: string;
  /** What to do now. */
  readonly children?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
};

export const EmptyState = ({ illustration, title, children, action, headingLevel = 2 }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.illustration}>{illustration}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
};

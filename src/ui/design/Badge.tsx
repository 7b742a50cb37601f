import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone =
  'neutral' | 'brand' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'basic' | 'standard' | 'premium';

/** A few words or a number: points left, the state of a trial, the tier of a plan. */
export const Badge = ({
  tone = 'neutral',
  icon,
  children,
}: {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) => (
  <span className={styles.badge} data-tone={tone}>
    {icon}
    {children}
  </span>
);

import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type CardProps = {
  readonly children: ReactNode;
  readonly as?: 'section' | 'article' | 'li' | 'div';
  /** `grid` is a page of squared paper with its margin: at most one on a screen. */
  readonly look?: 'plain' | 'sunken' | 'grid' | 'highlighted';
  /** A coloured edge: the tier of a plan. */
  readonly tier?: 'basic' | 'standard' | 'premium' | undefined;
  readonly labelledBy?: string;
};

export const Card = ({ children, as: Element = 'div', look = 'plain', tier, labelledBy }: CardProps) => (
  <Element className={styles.card} data-look={look} data-tier={tier} aria-labelledby={labelledBy}>
    {children}
  </Element>
);

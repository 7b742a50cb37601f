import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

export type CardGridProps = {
  readonly children: ReactNode;
  /** A list, unless what stands in it is no list yet. */
  readonly as?: 'ul' | 'div';
  /** `wide` cards hold a paragraph, and fewer of them stand in a row. */
  readonly cards?: 'narrow' | 'wide';
};

/** Cards of one width beside each other, as many as there is room for. */
export const CardGrid = ({ children, as: Element = 'ul', cards = 'narrow' }: CardGridProps) => (
  <Element className={styles.grid} data-cards={cards}>
    {children}
  </Element>
);

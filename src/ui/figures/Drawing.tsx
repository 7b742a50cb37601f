import type { ReactNode } from 'react';
import type { Place } from '#domain/learning/figure/figure.types.ts';
import { kept, rounded, textWidth, WIDTH } from './drawing.rules.ts';
import styles from './Figures.module.css';
import type { PlacedLabel } from './label-places.rules.ts';

interface DrawingProps {
  /** All of it in words. It is the name, since not every screen reader reads a description aloud. */
  readonly text: string;
  readonly height: number;
  readonly children: ReactNode;
}

export const Drawing = ({ text, height, children }: DrawingProps) => (
  <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${rounded(height)}`} role="img" aria-label={text}>
    <g aria-hidden="true">{children}</g>
  </svg>
);

interface WritingProps extends PlacedLabel {
  readonly align?: 'start' | 'middle' | 'end';
  readonly tone?: 'soft';
}

const startOf = ({ x, align }: Pick<WritingProps, 'x' | 'align'>, width: number): number => {
  if (align === 'start') return x;
  return align === 'end' ? x - width : x - width / 2;
};

/** A label that never leaves the drawing: it is moved, and pressed together if it is wider. */
export const Writing = ({ text, x, y, align = 'middle', tone }: WritingProps) => {
  const most = WIDTH - 8;
  const width = textWidth(text);
  const shown = Math.min(width, most);
  const centre = kept(startOf({ x, align }, shown) + shown / 2, shown, WIDTH);
  const anchored = { start: centre - shown / 2, middle: centre, end: centre + shown / 2 }[align];
  return (
    <text
      className={styles.writing}
      data-tone={tone}
      x={rounded(anchored)}
      y={rounded(y)}
      textAnchor={align}
      dominantBaseline="central"
      {...(width > most && { textLength: most, lengthAdjust: 'spacingAndGlyphs' as const })}
    >
      {text}
    </text>
  );
};

export const Writings = ({ labels }: { readonly labels: readonly PlacedLabel[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
  labels.map((label, index) => <Writing key={index} {...label} />);

export const pathOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

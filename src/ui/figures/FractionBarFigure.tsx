import type { FractionBar } from '#domain/learning/figure/figure.types.ts';
import { figureText } from '#ui/texts/figures.pl.ts';
import { Drawing, Writing } from './Drawing.tsx';
import { LINE, rounded, WIDTH } from './drawing.rules.ts';
import styles from './Figures.module.css';

const MARGIN = 4;
const BAR = 34;
const ROW = LINE + BAR + 14;

export const FractionBarFigure = ({ figure }: { readonly figure: FractionBar }) => (
  <Drawing text={figureText(figure)} height={figure.bars.length * ROW}>
    {figure.bars.map(({ parts, filled, label }, row) => {
      const width = (WIDTH - 2 * MARGIN) / parts;
      return (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <g key={row}>
          <Writing text={label ?? `${filled}/${parts}`} x={MARGIN} y={row * ROW + LINE / 2} align="start" />
          {Array.from({ length: parts }, (_, index) => (
            <rect
              key={index}
              className={styles.part}
              data-filled={index < filled}
              x={rounded(MARGIN + index * width)}
              y={row * ROW + LINE + 4}
              width={rounded(width)}
              height={BAR}
            />
          ))}
        </g>
      );
    })}
  </Drawing>
);

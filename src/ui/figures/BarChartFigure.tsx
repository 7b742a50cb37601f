import type { BarChart, Range } from '#domain/learning/figure/figure.types.ts';
import { chartTitle, figureNumber, figureText } from '#ui/texts/figures.pl.ts';
import { Drawing, Writing } from './Drawing.tsx';
import { LINE, rounded, scale, textWidth, WIDTH } from './drawing.rules.ts';
import styles from './Figures.module.css';

const MARGIN = 6;
const TALL = 170;
const ROW = 50;

interface ChartProps {
  readonly figure: BarChart;
  /** From the lowest bar to the highest; zero is always there. */
  readonly range: Range;
  readonly top: number;
}

/** Bars that stand. */
const Standing = ({ figure: { bars }, range, top }: ChartProps) => {
  const slot = (WIDTH - 2 * MARGIN) / bars.length;
  const width = Math.min(48, slot * 0.66);
  const at = scale(range, top + LINE + TALL, top + LINE);
  const foot = range.from < 0 ? top + 2 * LINE + TALL : top + LINE + TALL;
  return (
    <>
      {bars.map(({ label, value }, index) => {
        const centre = MARGIN + slot * (index + 0.5);
        const [high, low] = [at(Math.max(value, 0)), at(Math.min(value, 0))];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
          <g key={index}>
            <rect
              className={styles.bar}
              x={rounded(centre - width / 2)}
              y={high}
              width={rounded(width)}
              height={rounded(low - high)}
            />
            <Writing text={figureNumber(value)} x={centre} y={value < 0 ? low + LINE / 2 : high - LINE / 2} />
            <Writing text={label} x={centre} y={foot + LINE / 2 + 4} tone="soft" />
          </g>
        );
      })}
      <path className={styles.axis} d={`M${MARGIN} ${at(0)}H${WIDTH - MARGIN}`} />
    </>
  );
};

/** Bars that lie, for names that would not stand beside each other. */
const Lying = ({ figure: { bars }, range, top }: ChartProps) => {
  const widest = Math.max(...bars.map(({ value }) => textWidth(figureNumber(value)))) + 4;
  const at = scale(range, MARGIN + (range.from < 0 ? widest : 0), WIDTH - MARGIN - (range.to > 0 ? widest : 0));
  return (
    <>
      {bars.map(({ label, value }, index) => {
        const [left, right] = [at(Math.min(value, 0)), at(Math.max(value, 0))];
        const y = top + index * ROW;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
          <g key={index}>
            <Writing text={label} x={MARGIN} y={y + LINE / 2} align="start" tone="soft" />
            <rect className={styles.bar} x={left} y={y + LINE + 1} width={rounded(right - left)} height={20} />
            <path className={styles.axis} d={`M${at(0)} ${y + LINE - 1}v24`} />
            <Writing
              text={figureNumber(value)}
              x={value < 0 ? left - 4 : right + 4}
              y={y + LINE + 11}
              align={value < 0 ? 'end' : 'start'}
            />
          </g>
        );
      })}
    </>
  );
};

export const BarChartFigure = ({ figure }: { readonly figure: BarChart }) => {
  const { bars } = figure;
  const title = chartTitle(figure);
  const values = bars.map(({ value }) => value);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const range = { from: lowest, to: lowest === highest ? 1 : highest };
  const slot = (WIDTH - 2 * MARGIN) / bars.length;
  const doStand = bars.every(
    ({ label, value }) => Math.max(textWidth(label), textWidth(figureNumber(value))) <= slot - 2,
  );
  const top = title === null ? 4 : LINE + 6;
  const height = doStand ? top + LINE + TALL + (range.from < 0 ? LINE : 0) + LINE + 8 : top + bars.length * ROW;
  const Chart = doStand ? Standing : Lying;
  return (
    <Drawing text={figureText(figure)} height={height}>
      {title !== null && <Writing text={title} x={MARGIN} y={LINE / 2 + 1} align="start" />}
      <Chart figure={figure} range={range} top={top} />
    </Drawing>
  );
};

import type { Interval, NumberLine } from '#domain/learning/figure/figure.types.ts';
import { figureNumber, figureText } from '#ui/texts/figures.pl.ts';
import { Drawing, pathOf, Writing } from './Drawing.tsx';
import { LINE, multiples, niceStep, scale, stepsOf, textWidth, WIDTH } from './drawing.rules.ts';
import styles from './Figures.module.css';

const MARGIN = 22;
/** An interval stands so much above the line, or above the interval below it. */
const LIFT = 12;

interface Named {
  readonly text: string;
  readonly x: number;
  readonly row: number;
}

/** Labels beside each other where there is room, and above each other where there is none. */
const inRows = (labels: readonly { readonly text: string; readonly x: number }[]): readonly Named[] => {
  const ends: number[] = [];
  return labels
    .toSorted((left, right) => left.x - right.x)
    .map(({ text, x }) => {
      const half = Math.min(textWidth(text), WIDTH - 8) / 2;
      const start = Math.min(Math.max(x - half, 4), WIDTH - 4 - 2 * half);
      const free = ends.findIndex((end) => end + 4 <= start);
      const row = free === -1 ? ends.length : free;
      ends[row] = start + 2 * half;
      return { text, x, row };
    });
};

const isWritten = (index: number, values: readonly number[], room: number): boolean => {
  const widest = Math.max(...values.map((value) => textWidth(figureNumber(value)))) + 8;
  return index % Math.max(1, Math.ceil(widest / room)) === 0;
};

export const NumberLineFigure = ({ figure }: { readonly figure: NumberLine }) => {
  const { range, step, points, intervals } = figure;
  const at = scale(range, MARGIN, WIDTH - MARGIN);
  const values = step === null ? multiples(range, niceStep(range, 10)) : stepsOf(range, step);
  const room = values.length > 1 ? at(values[1] ?? 0) - at(values[0] ?? 0) : WIDTH;
  const labels = inRows(
    points.flatMap(({ at: value, label }) => (label === null ? [] : [{ text: label, x: at(value) }])),
  );
  const rows = labels.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const first = intervals.length * LIFT + LINE;
  const axis = 6 + first + rows * LINE;
  const levelOf = (row: number): number => axis - first - row * LINE;
  const interval = ({ from, to }: Interval, index: number): string => {
    const level = axis - (index + 1) * LIFT;
    const [left, right] = [from === null ? 2 : at(from), to === null ? WIDTH - 2 : at(to)];
    return pathOf([
      ...(from === null ? [] : [{ x: left, y: axis }]),
      { x: left, y: level },
      { x: right, y: level },
      ...(to === null ? [] : [{ x: right, y: axis }]),
    ]);
  };
  const ends = intervals.flatMap(({ from, to, isFromOpen, isToOpen }) => [
    ...(from === null ? [] : [{ at: from, isOpen: isFromOpen }]),
    ...(to === null ? [] : [{ at: to, isOpen: isToOpen }]),
  ]);
  return (
    <Drawing text={figureText(figure)} height={axis + 40}>
      <path className={styles.axis} d={`M4 ${axis}H${WIDTH - 6}`} />
      <path className={styles.arrow} d={`M${WIDTH - 2} ${axis}l-9 -5v10z`} />
      {values.map((value, index) => (
        <g key={value}>
          <path className={styles.axis} d={`M${at(value)} ${axis - 6}V${axis + 6}`} />
          {isWritten(index, values, room) && <Writing text={figureNumber(value)} x={at(value)} y={axis + 22} />}
        </g>
      ))}
      {intervals.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <path key={index} className={styles.line} d={interval(one, index)} />
      ))}
      {labels
        .filter(({ row }) => row > 0 || intervals.length > 0)
        .map(({ x, row }) => (
          <path key={`${x} ${row}`} className={styles.guide} d={`M${x} ${axis}V${levelOf(row) + LINE / 2}`} />
        ))}
      {[...ends, ...points].map(({ at: value, isOpen }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <circle key={index} className={styles.point} data-open={isOpen} cx={at(value)} cy={axis} r={5} />
      ))}
      {labels.map(({ text, x, row }) => (
        <Writing key={`${x} ${row}`} text={text} x={x} y={levelOf(row)} />
      ))}
    </Drawing>
  );
};

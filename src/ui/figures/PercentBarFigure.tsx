import type { PercentBar } from '#domain/learning/figure/figure.types.ts';
import { figureText, legendText, percentText, wholeText } from '#ui/texts/figures.pl.ts';
import { Drawing, Writing } from './Drawing.tsx';
import { LINE, rounded, textWidth, WIDTH } from './drawing.rules.ts';
import styles from './Figures.module.css';

const MARGIN = 4;
const BAR = 38;
const TOP = LINE + 6;
const LEGEND = TOP + BAR + 30;

export const PercentBarFigure = ({ figure }: { readonly figure: PercentBar }) => {
  const { parts, whole } = figure;
  const length = WIDTH - 2 * MARGIN;
  const shares = parts.map(({ percent, label }, index) => {
    const width = (percent / 100) * length;
    return {
      percent,
      label,
      number: String(index),
      start: parts.slice(0, index).reduce((sum, part) => sum + part.percent, 0),
      width,
      isWritten: textWidth(percentText(percent)) + 4 <= width,
    };
  });
  const explained = shares.filter(({ label, isWritten }) => label !== null || !isWritten);
  return (
    <Drawing text={figureText(figure)} height={LEGEND + explained.length * 24 + 4}>
      {whole !== null && <Writing text={wholeText(whole)} x={WIDTH - MARGIN} y={LINE / 2 + 1} align="end" />}
      <rect className={styles.share} data-number="rest" x={MARGIN} y={TOP} width={length} height={BAR} />
      {shares.map(({ percent, number, start, width, isWritten }) => (
        <g key={number}>
          <rect
            className={styles.share}
            data-number={number}
            x={rounded(MARGIN + (start / 100) * length)}
            y={TOP}
            width={rounded(width)}
            height={BAR}
          />
          {isWritten && (
            <text
              className={styles.inside}
              x={rounded(MARGIN + (start / 100) * length + width / 2)}
              y={TOP + BAR / 2}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {percentText(percent)}
            </text>
          )}
        </g>
      ))}
      <Writing text={percentText(0)} x={MARGIN} y={TOP + BAR + 12} align="start" tone="soft" />
      <Writing text={percentText(100)} x={WIDTH - MARGIN} y={TOP + BAR + 12} align="end" tone="soft" />
      {explained.map(({ percent, label, number }, row) => (
        <g key={number}>
          <rect
            className={styles.share}
            data-number={number}
            x={MARGIN}
            y={LEGEND + row * 24 + 4}
            width={16}
            height={16}
          />
          <Writing text={legendText(percent, label)} x={MARGIN + 26} y={LEGEND + row * 24 + 12} align="start" />
        </g>
      ))}
    </Drawing>
  );
};

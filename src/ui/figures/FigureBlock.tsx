import { memo } from 'react';
import { readFigure } from '#domain/learning/figure/figure.rules.ts';
import { BarChartFigure } from './BarChartFigure.tsx';
import { CoordinatePlaneFigure } from './CoordinatePlaneFigure.tsx';
import styles from './Figures.module.css';
import { FractionBarFigure } from './FractionBarFigure.tsx';
import { NumberLineFigure } from './NumberLineFigure.tsx';
import { PercentBarFigure } from './PercentBarFigure.tsx';
import { ShapeFigure } from './ShapeFigure.tsx';

/** The drawing of a `figure` block, from a person or a model and never trusted; what cannot be read stays as it was written. */
export const FigureBlock = memo(({ source }: { readonly source: string }) => {
  const figure = readFigure(source);
  switch (figure?.kind) {
    case undefined:
      return (
        <pre className={styles.source}>
          <code>{source}</code>
        </pre>
      );
    case 'number-line':
      return <NumberLineFigure figure={figure} />;
    case 'fraction-bar':
      return <FractionBarFigure figure={figure} />;
    case 'plane':
      return <CoordinatePlaneFigure figure={figure} />;
    case 'shape':
      return <ShapeFigure figure={figure} />;
    case 'bar-chart':
      return <BarChartFigure figure={figure} />;
    case 'percent-bar':
      return <PercentBarFigure figure={figure} />;
  }
});

import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

export type IllustrationProps = {
  /** Read aloud; without it the picture is decoration. */
  readonly title?: string;
};

type FrameProps = IllustrationProps & { readonly width: number; readonly height: number; readonly children: ReactNode };

/** The paper of every picture: ink lines over patches of highlighter that miss them a little, as by hand. */
export const Illustration = ({ title, width, height, children }: FrameProps) => (
  <svg
    className={styles.illustration}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    role={title === undefined ? undefined : 'img'}
    aria-label={title}
    aria-hidden={title === undefined || undefined}
  >
    {children}
  </svg>
);

export type Stroke = 'ink' | 'thin' | 'pen' | 'hint' | 'margin' | 'squares';
export type Patch = 'marker' | 'wash' | 'paper' | 'solid' | 'rose';

/** A line of the pen. */
export const Line = ({ d, as = 'ink' }: { readonly d: string; readonly as?: Stroke }) => (
  <path className={styles[as]} d={d} />
);

/** A filled shape without an outline. */
export const Fill = ({ d, as }: { readonly d: string; readonly as: Patch }) => <path className={styles[as]} d={d} />;

/** A shape of paper with its outline. */
export const Shape = ({ d, as = 'paper' }: { readonly d: string; readonly as?: Patch }) => (
  <path className={`${styles.ink} ${styles[as]}`} d={d} />
);

/** A few letters written by hand with the product's typeface. */
export const Letters = ({
  x,
  y,
  size,
  children,
  as = 'solid',
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
  readonly as?: 'solid' | 'blue';
}) => (
  <text
    className={`${styles.letters} ${as === 'blue' ? styles.blue : ''}`}
    x={x}
    y={y}
    fontSize={size}
    textAnchor="middle"
  >
    {children}
  </text>
);

/** A pencil whose point is at (x, y), turned by `angle` degrees. */
export const Pencil = ({
  x,
  y,
  angle,
  length = 96,
}: {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length?: number;
}) => (
  <g transform={`translate(${x} ${y}) rotate(${angle})`}>
    <Fill as="marker" d={`M20 -5.500H${length}V10.500H19Z`} />
    <Fill as="rose" d={`M${length + 10} -6h7c6 0 8 3 8 7.500s-3 7-8 7h-7Z`} />
    <Line d={`M0.5 0.3 19 -7.4 ${length + 18} -7.600c5 .2 7.5 3 7.4 7.500s-2.7 7.6-7.6 7.500L19 7.600Z`} />
    <Line
      as="thin"
      d={`M19 -7.400c2 2 2.3 3.7 .4 5.1 2.3 1.3 2.3 3.3 .2 5 1.8 1.5 1.7 3.2 -.4 4.900M21 -2.400H${length}M21 2.600H${length}M${length} -7.500V7.500M${length + 10} -7.500V7.5`}
    />
    <Fill as="solid" d="M0 0.3 7 -2.800c1.2 1.7 1.2 3.7 .2 5.800Z" />
  </g>
);

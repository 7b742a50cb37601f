import styles from './Skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'block' | 'circle';
  /** Lines of a text. */
  readonly lines?: number;
  /** Of a block or circle, as a CSS length. */
  readonly height?: string;
};

/** The shape of what comes, visible after 150 ms. The screen itself says aloud that it is loading. */
export const Skeleton = ({ shape = 'text', lines = 1, height }: SkeletonProps) => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
      <span key={line} data-shape={shape} style={height === undefined ? undefined : { blockSize: height, ...(shape === 'circle' && { inlineSize: height }) }} />
    ))}
  </div>
);

import styles from './Skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'block' | 'button' | 'circle';
  /** Lines of a text. */
  readonly lines?: number;
};

/** The shape of what comes, visible after 150 ms. The screen itself says aloud that it is loading. */
export const Skeleton = ({ shape = 'text', lines = 1 }: SkeletonProps) => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
      <span key={line} data-shape={shape} />
    ))}
  </div>
);

import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { learningTexts as texts } from '#ui/texts/learning.pl.ts';
import styles from './OpeningThread.module.css';

/** Where a conversation will stand. */
export const OpeningThread = () => (
  <div className={styles.opening}>
    <VisuallyHidden>{texts.opening}</VisuallyHidden>
    <Skeleton lines={5} />
  </div>
);

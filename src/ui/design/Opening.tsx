import styles from './Opening.module.css';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The shape of what is opened, for all of the window, and what is said of it. */
export const Opening = ({ text }: { readonly text: string }) => (
  <div className={styles.opening}>
    <VisuallyHidden>{text}</VisuallyHidden>
    <Skeleton lines={8} />
  </div>
);

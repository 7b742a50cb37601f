import { CardGrid } from '#ui/design/CardGrid.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { shellTexts } from '#ui/texts/shell.pl.ts';
import styles from './LoadingPlans.module.css';

/** Room for the cards, while they are on their way. */
export const LoadingPlans = () => (
  <CardGrid as="div">
    <VisuallyHidden>{shellTexts.loading}</VisuallyHidden>
    {[0, 1, 2, 3].map((place) => (
      <div key={place} className={styles.ghost}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
        <Skeleton lines={4} />
      </div>
    ))}
  </CardGrid>
);

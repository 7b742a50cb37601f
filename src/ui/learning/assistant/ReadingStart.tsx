import { Button } from '#ui/design/Button.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { EmptyHistoryIllustration } from '#ui/design/illustrations/EmptyHistoryIllustration.tsx';
import { readingTexts } from '#ui/texts/access.pl.ts';
import styles from './ReadingStart.module.css';

/** Before a conversation was chosen to be read; on a wide screen the list stands beside it. */
export const ReadingStart = ({ onList }: { readonly onList: () => void }) => (
  <div className={styles.start}>
    <EmptyState
      illustration={<EmptyHistoryIllustration />}
      title={readingTexts.title}
      action={
        <span className={styles.list}>
          <Button aria-haspopup="dialog" onClick={onList}>
            {readingTexts.list}
          </Button>
        </span>
      }
    >
      {readingTexts.choose}
    </EmptyState>
  </div>
);

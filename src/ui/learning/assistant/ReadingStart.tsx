import { readingTexts } from '#ui/texts/access.pl.ts';
import { HistoryList } from './HistoryList.tsx';
import styles from './ReadingStart.module.css';

/** Before a conversation was chosen to be read; where the list does not stand beside it, it stands here. */
export const ReadingStart = () => (
  <section className={styles.start} aria-labelledby="reading-start">
    <h2 id="reading-start">{readingTexts.title}</h2>
    <p>{readingTexts.choose}</p>
    <div className={styles.list}>
      <HistoryList isReading onStayed={() => {}} />
    </div>
  </section>
);

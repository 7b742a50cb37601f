import { recordingsOf } from '#domain/learning/exam-sheet.rules.ts';
import type { ExamSheet } from '#domain/learning/exam-sheet.types.ts';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { RecordingText } from './RecordingText.tsx';
import styles from './SheetPaper.module.css';

const texts = examTexts.listening;

/** On paper, after all that the pupil gets: what somebody else reads aloud, to be taken off before. */
export const ReaderSheet = ({ sheet }: { readonly sheet: ExamSheet }) => {
  const recordings = recordingsOf(sheet);
  if (recordings.length === 0) return null;
  return (
    <div className={styles.reader} data-new-page>
      <p className={styles.title}>{texts.reader.title}</p>
      <p>{texts.reader.lead}</p>
      {recordings.map((recording, place) => (
        <section key={recording.id}>
          <h2>{texts.text(place + 1)}</h2>
          <RecordingText recording={recording} />
        </section>
      ))}
    </div>
  );
};

import type { Recording } from '#domain/learning/exam-sheet.types.ts';
import styles from './ExamSheet.module.css';

/** What is said, as a script. */
export const RecordingText = ({ recording: { language, lines } }: { readonly recording: Recording }) => (
  <div className={styles.script} lang={language}>
    {lines.map(({ speaker, text }, place) =>
      speaker === '' ? (
        <p key={place} className={styles.announced}>
          {text}
        </p>
      ) : (
        <p key={place}>
          <strong>{speaker}:</strong> {text}
        </p>
      ),
    )}
  </div>
);

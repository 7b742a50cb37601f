import type { Recording } from '#domain/learning/exam-sheet.types.ts';
import styles from './ExamSheet.module.css';

/** As it is printed; a voice reads the plain one. */
const printed = (text: string): string => text.replaceAll("'", '’');

/** What is said, as a script. */
export const RecordingText = ({ recording: { language, lines } }: { readonly recording: Recording }) => (
  <div className={styles.script} lang={language}>
    {lines.map(({ speaker, text }) =>
      speaker === '' ? (
        <p key={text} className={styles.announced}>
          {text}
        </p>
      ) : (
        <p key={text}>
          <strong>{speaker}:</strong> {printed(text)}
        </p>
      ),
    )}
  </div>
);

import type { ExamSheet } from '#domain/learning/exam-sheet.types.ts';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { PupilBoxes } from './PupilBoxes.tsx';
import styles from './SheetPaper.module.css';

const texts = examTexts.paper;

/** What stands before the tasks on paper: whose sheet it is, and how it is filled in. */
export const SheetCover = ({ sheet }: { readonly sheet: ExamSheet }) => {
  const tasks = sheet.parts.flatMap((part) => part.tasks);
  const isCalculated = tasks.some(({ options, leastWords }) => options.length === 0 && leastWords === null);
  return (
    <div className={styles.cover}>
      <PupilBoxes />
      <p className={styles.title}>{texts.instruction}</p>
      <ol className={styles.rules}>
        <li>{texts.complete(tasks.length)}</li>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {isCalculated && <li>{texts.reasoning}</li>}
      </ol>
    </div>
  );
};

import type { ExamSheet, ExamTask } from '#domain/learning/exam-sheet.types.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { pointsOf } from '#domain/learning/exam-sheet.rules.ts';
import { PupilBoxes } from './PupilBoxes.tsx';
import styles from './SheetPaper.module.css';

const texts = examTexts.paper;

const Closed = ({ number, options }: ExamTask) => (
  <li>
    <strong>{texts.number(number)}</strong>
    <span className={styles.letters}>
      {options.map((option, place) => (
        <span key={option} className={styles.letter}>
          {optionLetter(place)}
        </span>
      ))}
    </span>
  </li>
);

const Open = ({ number, points }: ExamTask) => (
  <li>
    <strong>{texts.number(number)}</strong>
    <span className={styles.earned}>{texts.outOf(points)}</span>
  </li>
);

/** The last page on paper: a letter to cross for each closed task, room for the points of the others. */
export const AnswerSheet = ({ sheet }: { readonly sheet: ExamSheet }) => {
  const tasks = sheet.parts.flatMap((part) => part.tasks);
  const closed = tasks.filter(({ options }) => options.length > 0);
  const open = tasks.filter(({ options }) => options.length === 0);
  return (
    <div className={styles.answers} data-new-page>
      <p className={styles.title}>{texts.card}</p>
      <PupilBoxes />
      <p>{texts.closed}</p>
      <ol className={styles.rows}>
        {closed.map((task) => (
          <Closed key={task.id} {...task} />
        ))}
      </ol>
      {open.length > 0 && (
        <>
          <p>{texts.open}</p>
          <ol className={styles.rows}>
            {open.map((task) => (
              <Open key={task.id} {...task} />
            ))}
          </ol>
        </>
      )}
      <p className={styles.sum}>
        {texts.sum} <span className={styles.earned}>{texts.outOf(pointsOf(sheet))}</span>
      </p>
    </div>
  );
};

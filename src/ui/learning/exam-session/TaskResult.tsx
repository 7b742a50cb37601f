import type { TaskReview } from '#domain/learning/exam-session/exam-session.types.ts';
import type { ExamTask } from '#domain/learning/exam-sheet.types.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import { Disclosure } from '#ui/design/Disclosure.tsx';
import { Select } from '#ui/design/Select.tsx';
import { ReportButton } from '#ui/learning/question-report/ReportButton.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { points as pointsText } from '#ui/texts/plural.ts';
import { ExamSessionActor } from './exam-session.actor.ts';
import { selectMarks } from './exam-session.view.ts';
import styles from './ExamSession.module.css';

const texts = examTexts.review;

interface ResultProps {
  readonly task: ExamTask;
  readonly result: TaskReview;
}

const Verdict = ({ isRight, isChosen }: { readonly isRight: boolean; readonly isChosen: boolean }) => {
  if (!isRight && !isChosen) return null;
  const said = isRight && isChosen ? texts.yoursRight : isRight ? texts.right : texts.yours;
  return <span className={styles.verdict}>{said}</span>;
};

const OptionsResult = ({ task: { options }, result: { answer, rightAnswer, explanation, points } }: ResultProps) => (
  <>
    <ol className={styles.marked}>
      {options.map((option, place) => (
        <li key={option} data-right={option === rightAnswer} data-chosen={option === answer}>
          <span className={styles.letter}>{optionLetter(place)}</span>
          <RichText text={option} />
          <Verdict isRight={option === rightAnswer} isChosen={option === answer} />
        </li>
      ))}
    </ol>
    {answer === '' && <p className={styles.soft}>{texts.none}</p>}
    <Disclosure title={texts.solution} isOpenAtFirst={points === 0 && answer !== ''}>
      <RichText text={explanation} />
    </Disclosure>
  </>
);

const Criteria = ({ criteria }: Pick<TaskReview, 'criteria'>) => (
  <dl className={styles.criteria}>
    {criteria.map(({ name, levels }) => (
      <div key={name}>
        <dt>{name}</dt>
        {levels.map(({ points, says }) => (
          <dd key={`${String(points)} ${says}`}>
            <strong>{pointsText(points)}</strong> <RichText text={says} />
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

const OwnMark = ({ task: { id, number, points } }: Pick<ResultProps, 'task'>) => {
  const session = ExamSessionActor.useActorRef();
  const mark = ExamSessionActor.useSelector((snapshot) => selectMarks(snapshot)[id]);
  return (
    <Select
      label={texts.mark(number)}
      placeholder={texts.choose}
      options={Array.from({ length: points + 1 }, (_, given) => ({ value: String(given), label: pointsText(given) }))}
      value={mark === undefined ? '' : String(mark)}
      onChange={(given) => session.send({ type: 'pupil.taskMarked', taskId: id, points: Number(given) })}
    />
  );
};

const OwnWordsResult = ({ task, result: { answer, explanation, criteria } }: ResultProps) => (
  <>
    <h4 className={styles.label}>{texts.yours}</h4>
    {answer.trim() === '' ? <p className={styles.soft}>{texts.none}</p> : <p className={styles.written}>{answer}</p>}
    {explanation !== '' && (
      <Disclosure title={texts.solution} isOpenAtFirst>
        <RichText text={explanation} />
      </Disclosure>
    )}
    <Disclosure title={texts.criteria}>
      <Criteria criteria={criteria} />
    </Disclosure>
    {answer.trim() !== '' && <OwnMark task={task} />}
  </>
);

/** How one task went, and why. */
export const TaskResult = ({ task, result }: ResultProps) => (
  <>
    {task.options.length > 0 ? (
      <OptionsResult task={task} result={result} />
    ) : (
      <OwnWordsResult task={task} result={result} />
    )}
    <div>
      <ReportButton questionId={task.id} number={task.number} />
    </div>
  </>
);

import { useId } from 'react';
import type { ExamTask } from '#domain/learning/exam-sheet.types.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import { CORE } from '#composition/core.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import radio from '#ui/design/Radio.module.css';
import { TextArea } from '#ui/design/TextArea.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { useService } from '#ui/services.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import styles from './ExamSession.module.css';
import { ExamSessionActor } from './exam-session.actor.ts';
import { selectAnswer } from './exam-session.view.ts';

const texts = examTexts.session;
const LONGEST_ANSWER = 20_000;

interface FieldProps {
  readonly task: ExamTask;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

const Options = ({ task: { number, options }, answer, onAnswer }: FieldProps) => {
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend>
        <VisuallyHidden>{texts.options(number)}</VisuallyHidden>
      </legend>
      {options.map((option, place) => (
        <label key={option} className={styles.option}>
          <input
            className={radio.radio}
            type="radio"
            name={name}
            checked={option === answer}
            onChange={() => onAnswer(option)}
          />
          <span className={styles.letter}>{optionLetter(place)}</span>
          <RichText text={option} />
        </label>
      ))}
      {answer !== '' && (
        <Button variant="quiet" size="small" onClick={() => onAnswer('')}>
          {texts.clear}
        </Button>
      )}
    </fieldset>
  );
};

const wordsIn = (text: string): number => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0;

const Writing = ({ task: { number, leastWords }, answer, onAnswer }: FieldProps) => (
  <TextArea
    label={texts.answer(number)}
    {...(leastWords !== null && { description: texts.wordCount(wordsIn(answer), leastWords) })}
    value={answer}
    onChange={onAnswer}
    maxLength={LONGEST_ANSWER}
    rows={leastWords === null ? 4 : 14}
  />
);

/** Where a task is answered: what is chosen or typed is kept at once. */
export const AnswerField = ({ task }: { readonly task: ExamTask }) => {
  const session = ExamSessionActor.useActorRef();
  const clock = useService(CORE.clock);
  const answer = ExamSessionActor.useSelector(selectAnswer(task.id));
  const onAnswer = (text: string) =>
    session.send({ type: 'pupil.answered', taskId: task.id, answer: text, at: clock.now() });
  const Field = task.options.length > 0 ? Options : Writing;
  return <Field task={task} answer={answer} onAnswer={onAnswer} />;
};

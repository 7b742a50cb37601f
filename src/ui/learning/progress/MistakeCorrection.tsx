import { Check, X } from 'lucide-react';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import type { ProgressEvent } from '#domain/learning/progress/progress.types.ts';
import { ArrivalHeading } from '#ui/design/ArrivalHeading.tsx';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { progressTexts } from '#ui/texts/progress.pl.ts';
import type { ProgressView } from './progress.view.ts';
import styles from './Progress.module.css';

const texts = progressTexts.mistakes;
const PERCENT = 100;

type QuestionView = Extract<ProgressView, { screen: 'question' }>;

interface CorrectionProps {
  readonly view: QuestionView;
  readonly send: (event: ProgressEvent) => void;
}

/** Beside its colour a sign, and the words of a review: whoever sees no green reads them. */
const Mark = ({ isRight, isChosen }: { readonly isRight: boolean; readonly isChosen: boolean }) => {
  if (isRight)
    return (
      <span className={styles.mark}>
        <Check aria-hidden size={18} /> {texts.rightAnswer}
      </span>
    );
  return isChosen ? (
    <span className={styles.mark}>
      <X aria-hidden size={18} /> {texts.yours}
    </span>
  ) : null;
};

const Options = ({ view: { mistake, chosen, isKeeping, reply }, send }: CorrectionProps) => (
  <fieldset className={styles.options}>
    <legend>{texts.options}</legend>
    {mistake.options.map((option, place) => (
      <button
        key={option}
        type="button"
        className={styles.option}
        data-chosen={option === chosen}
        data-right={reply !== null && option === reply.rightAnswer}
        data-wrong={reply !== null && option === chosen && option !== reply.rightAnswer}
        aria-pressed={option === chosen}
        aria-disabled={isKeeping || reply !== null || undefined}
        onClick={() => send({ type: 'pupil.optionChosen', option, idempotencyKey: crypto.randomUUID() })}
      >
        <span className={styles.letter}>{optionLetter(place)}</span>
        <RichText text={option} />
        {reply !== null && <Mark isRight={option === reply.rightAnswer} isChosen={option === chosen} />}
      </button>
    ))}
  </fieldset>
);

const Reply = ({ view: { reply, place, total }, send }: CorrectionProps) =>
  reply === null ? null : (
    <>
      <Notice tone={reply.isRight ? 'success' : 'info'}>
        <ArrivalHeading className={styles.verdict}>{reply.isRight ? texts.right : texts.wrong}</ArrivalHeading>
      </Notice>
      <RichText text={reply.explanation} />
      <Button onClick={() => send({ type: 'pupil.wentOn' })}>{place < total ? texts.next : texts.done}</Button>
    </>
  );

/** A question that was answered wrong, once more. */
export const MistakeCorrection = ({ view, send }: CorrectionProps) => {
  const { mistake, place, total, reply, error } = view;
  return (
    <div className={styles.correction}>
      <ProgressBar label={texts.left(place, total)} value={((place - 1) / total) * PERCENT} valueText="" />
      <section className={styles.question} aria-labelledby="mistake">
        <ArrivalHeading key={mistake.questionId} id="mistake" className={styles.side}>
          {texts.question}
        </ArrivalHeading>
        <RichText text={mistake.question} />
      </section>
      <Options view={view} send={send} />
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <Reply view={view} send={send} />
      {(reply === null || place < total) && (
        <Button variant="quiet" onClick={() => send({ type: 'pupil.correctionEnded' })}>
          {texts.end}
        </Button>
      )}
    </div>
  );
};

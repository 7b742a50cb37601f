import { GRADES, type Grade } from '#domain/learning/card.types.ts';
import type { CardReviewEvent } from '#domain/learning/card-review/card-review.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { CardInHand } from '#ui/learning/cards/CardInHand.tsx';
import { flashcardTexts } from '#ui/texts/flashcards.pl.ts';
import { practiceTexts } from '#ui/texts/practice.pl.ts';
import type { CardReviewView } from './card-review.view.ts';
import styles from './CardReview.module.css';
import { useReviewKeys } from './review-keys.ts';

const texts = practiceTexts.review;

interface CardReviewProps {
  readonly view: Extract<CardReviewView, { screen: 'card' }>;
  readonly send: (event: CardReviewEvent) => void;
}

interface GradesProps {
  readonly isKeeping: boolean;
  readonly onGrade: (grade: Grade) => void;
}

const Grades = ({ isKeeping, onGrade }: GradesProps) => (
  <fieldset className={styles.grades}>
    <legend>{texts.howWell}</legend>
    {GRADES.map((grade, place) => (
      <Button
        key={grade}
        variant="secondary"
        isWide
        aria-keyshortcuts={String(place + 1)}
        aria-disabled={isKeeping || undefined}
        onClick={() => onGrade(grade)}
      >
        {texts.grades[grade]}
      </Button>
    ))}
  </fieldset>
);

/** A card that is due, and how well it was remembered. */
export const CardReview = ({ view, send }: CardReviewProps) => {
  const { card, isTurned, left, total, isKeeping, error } = view;
  const turn = () => send({ type: 'pupil.cardTurned' });
  const grade = (given: Grade) => send({ type: 'pupil.cardGraded', grade: given, idempotencyKey: crypto.randomUUID() });
  useReviewKeys(isTurned, (key) => (key === 'turn' ? turn() : grade(key)));
  return (
    <CardInHand
      card={card}
      isTurned={isTurned}
      left={left}
      total={total}
      {...(card.topicTitle === null ? {} : { note: texts.topic(card.topicTitle) })}
    >
      {error !== undefined && (
        <Notice
          tone="error"
          action={
            <Button size="small" onClick={() => send({ type: 'pupil.retried' })}>
              {texts.retry}
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {isTurned && error === undefined && <Grades isKeeping={isKeeping} onGrade={grade} />}
      <div className={styles.tools}>
        {isTurned && error === undefined && (
          <Button variant="quiet" onClick={turn}>
            {flashcardTexts.practice.back}
          </Button>
        )}
        {!isTurned && <Button onClick={turn}>{flashcardTexts.practice.turn}</Button>}
        <Button variant="quiet" onClick={() => send({ type: 'pupil.reviewEnded' })}>
          {texts.end}
        </Button>
      </div>
      <p className={styles.keys}>{texts.keys}</p>
    </CardInHand>
  );
};

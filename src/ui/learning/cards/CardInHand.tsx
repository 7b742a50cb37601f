import type { ReactNode } from 'react';
import type { Card } from '#domain/learning/card.types.ts';
import { ArrivalHeading } from '#ui/design/ArrivalHeading.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { flashcardTexts } from '#ui/texts/flashcards.pl.ts';
import styles from './CardInHand.module.css';

const texts = flashcardTexts.practice;
const PERCENT = 100;

interface CardInHandProps {
  readonly card: Card;
  readonly isTurned: boolean;
  /** Cards that are still to be answered, and all of the round. */
  readonly left: number;
  readonly total: number;
  /** Where the card comes from. */
  readonly note?: string;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** One card in the hand: its question, and its answer once it is turned. */
export const CardInHand = ({ card, isTurned, left, total, note, children }: CardInHandProps) => (
  <section className={styles.practice} aria-labelledby="card-side">
    <ProgressBar
      label={texts.card(left, total)}
      value={((total - Math.min(left, total)) / total) * PERCENT}
      valueText=""
    />
    <div className={styles.card} data-turned={isTurned}>
      <ArrivalHeading key={`${String(left)} ${String(isTurned)} ${card.front}`} id="card-side" className={styles.side}>
        {isTurned ? texts.answer : texts.question}
      </ArrivalHeading>
      <RichText text={isTurned ? card.back : card.front} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </section>
);

import { Button } from '#ui/design/Button.tsx';
import { CardInHand } from '#ui/learning/cards/CardInHand.tsx';
import { flashcardTexts } from '#ui/texts/flashcards.pl.ts';
import styles from './Flashcard.module.css';
import type { FlashcardView } from './flashcard-viewer.view.ts';

const texts = flashcardTexts.practice;

interface CardPracticeProps {
  readonly view: Extract<FlashcardView, { screen: 'card' }>;
  readonly onTurn: () => void;
  readonly onKnown: () => void;
  readonly onMissed: () => void;
  readonly onRead: () => void;
}

/** A card of the flashcard that is open: known or not yet. */
export const CardPractice = ({ view, onTurn, onKnown, onMissed, onRead }: CardPracticeProps) => (
  <CardInHand card={view.card} isTurned={view.isTurned} left={view.left} total={view.total}>
    <div className={styles.tools}>
      {view.isTurned ? (
        <>
          <Button onClick={onKnown}>{texts.known}</Button>
          <Button variant="secondary" onClick={onMissed}>
            {texts.missed}
          </Button>
          <Button variant="quiet" onClick={onTurn}>
            {texts.back}
          </Button>
        </>
      ) : (
        <Button onClick={onTurn}>{texts.turn}</Button>
      )}
      <Button variant="quiet" onClick={onRead}>
        {texts.read}
      </Button>
    </div>
  </CardInHand>
);

import { Download } from 'lucide-react';
import { memo } from 'react';
import type { StoredCard } from '#domain/learning/card.types.ts';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { ankiFile } from '#ui/learning/cards/anki-file.writer.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { useService } from '#ui/services.tsx';
import { ownCardTexts as texts } from '#ui/texts/own-cards.pl.ts';
import { OwnCardsActor } from './own-cards.actor.ts';
import styles from './OwnCards.module.css';

const CardItem = memo(({ card: { id, front, back } }: { readonly card: StoredCard }) => {
  const cards = OwnCardsActor.useActorRef();
  return (
    <li className={styles.card}>
      <div className={styles.front}>
        <RichText text={front} />
      </div>
      <RichText text={back} />
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.changeOf(front)}
          onClick={() => cards.send({ type: 'pupil.changeRequested', id })}
        >
          {texts.change}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.removeOf(front)}
          onClick={() => cards.send({ type: 'pupil.removalRequested', id })}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
});

/** What the pupil has written, and the way to take it along. */
export const CardList = () => {
  const cards = OwnCardsActor.useSelector(({ context }) => context.cards);
  const downloads = useService(FLASHCARDS.downloads);
  if (cards.length === 0) return <p className={styles.soft}>{texts.none}</p>;
  return (
    <>
      <ul className={styles.cards} aria-label={texts.list}>
        {cards.map((card) => (
          <CardItem key={card.id} card={card} />
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        icon={<Download aria-hidden size={18} />}
        onClick={() =>
          downloads.save({ name: texts.ankiFile, mediaType: 'text/plain', text: ankiFile(cards.toReversed()) })
        }
      >
        {texts.anki}
      </Button>
    </>
  );
};

import { Download } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { StoredCard } from '#domain/learning/card.types.ts';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { PRACTICE_PAGE_SIZE } from '#domain/learning/material-list/material-list.rules.ts';
import { ankiFile } from '#ui/learning/cards/anki-file.writer.ts';
import { MoreButton } from '#ui/learning/material-list/MoreButton.tsx';
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

/** What the pupil has written, so many at a time, and the way to take all of it along. */
export const CardList = () => {
  const cards = OwnCardsActor.useSelector(({ context }) => context.cards);
  const downloads = useService(FLASHCARDS.downloads);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>(PRACTICE_PAGE_SIZE);
  if (cards.length === 0) return <p className={styles.soft}>{texts.none}</p>;
  return (
    <>
      <ul className={styles.cards} aria-label={texts.list} ref={list}>
        {cards.slice(0, shown).map((card) => (
          <CardItem key={card.id} card={card} />
        ))}
      </ul>
      {cards.length > shown && (
        <MoreButton label={texts.more} list={list} onPress={() => setShown(shown + PRACTICE_PAGE_SIZE)} />
      )}
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

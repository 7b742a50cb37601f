import { useEffect, useRef } from 'react';
import { CARD_SIDE_MAX_LENGTH } from '#domain/learning/own-cards/own-cards.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { TextArea } from '#ui/design/TextArea.tsx';
import { ownCardTexts as texts } from '#ui/texts/own-cards.pl.ts';
import { OwnCardsActor } from './own-cards.actor.ts';
import { selectCardForm } from './own-cards.view.ts';
import styles from './OwnCards.module.css';

/** Writes a new card, or another that was chosen anew; whoever saved one writes the next. */
export const CardForm = () => {
  const cards = OwnCardsActor.useActorRef();
  const { draft, isChange, mistakes, error, isSaving } = OwnCardsActor.useSelector(selectCardForm);
  const changing = OwnCardsActor.useSelector(({ context }) => context.changing);
  const saved = OwnCardsActor.useSelector(({ context }) => context.cards);
  const front = useRef<HTMLTextAreaElement>(null);
  const shown = useRef({ changing, saved });
  useEffect(() => {
    const before = shown.current;
    shown.current = { changing, saved };
    if (before.changing !== changing || before.saved.length < saved.length) front.current?.focus();
  }, [changing, saved]);
  return (
    <Form
      className={styles.form}
      onSubmit={(idempotencyKey) => cards.send({ type: 'pupil.cardSubmitted', idempotencyKey })}
    >
      <h3>{isChange ? texts.changeCard : texts.newCard}</h3>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <TextArea
        ref={front}
        label={texts.front}
        description={texts.frontHint}
        rows={2}
        maxLength={CARD_SIDE_MAX_LENGTH}
        required
        value={draft.front}
        error={mistakes.front}
        onChange={(text) => cards.send({ type: 'pupil.sidesChanged', change: { front: text } })}
      />
      <TextArea
        label={texts.back}
        rows={2}
        maxLength={CARD_SIDE_MAX_LENGTH}
        required
        value={draft.back}
        error={mistakes.back}
        onChange={(text) => cards.send({ type: 'pupil.sidesChanged', change: { back: text } })}
      />
      <div className={styles.tools}>
        <Button type="submit" size="small" isPending={isSaving}>
          {isChange ? texts.save : texts.add}
        </Button>
        {isChange && (
          <Button variant="quiet" size="small" onClick={() => cards.send({ type: 'pupil.changeCancelled' })}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
};

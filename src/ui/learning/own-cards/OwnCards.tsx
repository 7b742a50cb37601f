import { useEffect, useEffectEvent } from 'react';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { ConfirmDialog } from '#ui/design/ConfirmDialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useAwaitedSetting } from '#ui/rich-text/text-setting.ts';
import { useService } from '#ui/services.tsx';
import { ownCardTexts as texts } from '#ui/texts/own-cards.pl.ts';
import { CardForm } from './CardForm.tsx';
import { CardList } from './CardList.tsx';
import { OwnCardsActor } from './own-cards.actor.ts';
import { selectRemoval, selectScreen } from './own-cards.view.ts';
import styles from './OwnCards.module.css';

const Removal = () => {
  const cards = OwnCardsActor.useActorRef();
  const { isAsking, isRemoving } = OwnCardsActor.useSelector(selectRemoval);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={texts.removal.title}
      confirmLabel={texts.removal.confirm}
      cancelLabel={texts.removal.cancel}
      closeLabel={texts.removal.close}
      isDangerous
      isPending={isRemoving}
      onConfirm={() => cards.send({ type: 'pupil.confirmed' })}
      onCancel={() => cards.send({ type: 'pupil.declined' })}
    >
      <p>{texts.removal.text}</p>
    </ConfirmDialog>
  );
};

const Opening = () => (
  <>
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Skeleton lines={4} />
  </>
);

interface OwnCardsProps {
  /** A card was written, changed or removed: what is due may be another. */
  readonly onChanged: () => void;
}

const Content = ({ onChanged }: OwnCardsProps) => {
  const cards = OwnCardsActor.useActorRef();
  const view = OwnCardsActor.useSelector(selectScreen, (one, other) => one.screen === other.screen);
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    const { unsubscribe } = cards.on('cards.changed', () => tell());
    return unsubscribe;
  }, [cards]);
  const isSettingAwaited = useAwaitedSetting(true);
  switch (view.screen) {
    case 'loading':
      return <Opening />;
    case 'unloaded':
      return (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => cards.send({ type: 'pupil.retried' })}>
              {texts.retry}
            </Button>
          }
        >
          {view.error}
        </Notice>
      );
    case 'cards':
      if (isSettingAwaited) return <Opening />;
      return (
        <div className={styles.own}>
          <CardForm />
          <CardList />
          <Removal />
        </div>
      );
  }
};

/** The cards that a pupil writes (D53). */
export const OwnCards = ({ onChanged }: OwnCardsProps) => (
  <OwnCardsActor.Provider logic={useService(FLASHCARDS.ownCardsLogic)}>
    <Content onChanged={onChanged} />
  </OwnCardsActor.Provider>
);

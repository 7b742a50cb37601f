import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { FlashcardsIllustration } from '#ui/design/illustrations/FlashcardsIllustration.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { Opening } from '#ui/design/Opening.tsx';
import { MaterialList } from '#ui/learning/material-list/MaterialList.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { useAwaitedSetting } from '#ui/rich-text/text-setting.ts';
import { useService } from '#ui/services.tsx';
import { flashcardTexts } from '#ui/texts/flashcards.pl.ts';
import { CardPractice } from './CardPractice.tsx';
import styles from './Flashcard.module.css';
import { FlashcardReader } from './FlashcardReader.tsx';
import { selectFlashcard } from './flashcard-viewer.view.ts';

const texts = flashcardTexts.page;

const Viewer = ({ id }: { readonly id: string }) => {
  const viewer = useActorRef(useService(FLASHCARDS.viewerLogic), { input: { id } });
  const view = useSelector(viewer, selectFlashcard, shallowEqual);
  const practise = () => viewer.send({ type: 'pupil.practiceRequested' });
  const read = () => viewer.send({ type: 'pupil.readingRequested' });
  const isSettingAwaited = useAwaitedSetting(true);
  if (isSettingAwaited && view.screen !== 'unloaded') return <Opening text={texts.loading} />;
  switch (view.screen) {
    case 'loading':
      return <Opening text={texts.loading} />;
    case 'unloaded':
      return (
        <EmptyState
          illustration={<LostNetworkIllustration />}
          title={texts.unloaded}
          action={<Button onClick={() => viewer.send({ type: 'pupil.retried' })}>{texts.retry}</Button>}
        >
          <p>{view.error}</p>
        </EmptyState>
      );
    case 'reading':
      return <FlashcardReader flashcard={view.flashcard} onPractise={practise} />;
    case 'card':
      return (
        <CardPractice
          view={view}
          onTurn={() => viewer.send({ type: 'pupil.cardTurned' })}
          onKnown={() => viewer.send({ type: 'pupil.cardKnown', idempotencyKey: crypto.randomUUID() })}
          onMissed={() => viewer.send({ type: 'pupil.cardMissed', idempotencyKey: crypto.randomUUID() })}
          onRead={read}
        />
      );
    case 'finished':
      return (
        <EmptyState
          illustration={<FlashcardsIllustration />}
          title={flashcardTexts.practice.finished}
          action={
            <div className={styles.tools}>
              <Button onClick={read}>{flashcardTexts.practice.read}</Button>
              <Button variant="secondary" onClick={practise}>
                {flashcardTexts.practice.again}
              </Button>
            </div>
          }
        >
          <p>{flashcardTexts.practice.finishedText}</p>
        </EmptyState>
      );
  }
};

const MemberFlashcard = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <ButtonLink variant="secondary" size="small" to="/assistant" icon={<ArrowLeft aria-hidden size={18} />}>
          {texts.back}
        </ButtonLink>
      </header>
      <div className={styles.viewer}>
        <Viewer key={id} id={id} />
      </div>
      <aside className={styles.list}>
        <MaterialList
          key={id}
          kind="flashcard"
          texts={flashcardTexts.list}
          openId={id}
          onOpen={(other) => void navigate(`/fiszki/${other}`)}
        />
      </aside>
    </div>
  );
};

/** /fiszki/:id: a flashcard among the others (S2 §2.53–2.56). */
export const FlashcardPage = () => <MemberPage>{() => <MemberFlashcard />}</MemberPage>;

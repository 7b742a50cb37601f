import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, useState, type Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { Button } from '#ui/design/Button.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useAiBlock } from '#ui/access/ai-block.ts';
import type { AiBlock } from '#ui/access/ai-block.view.ts';
import { useApp } from '#ui/services.tsx';
import { useLayer } from '#ui/navigation/layer.ts';
import { useAwaitedSetting } from '#ui/rich-text/text-setting.ts';
import { learningTexts as texts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectIntention, selectIsReady, selectMode, selectReading, selectThread } from './assistant.view.ts';
import styles from './AssistantScreen.module.css';
import { Announcer } from './Announcer.tsx';
import { AiBlockNotice } from './AiBlockNotice.tsx';
import { AssistantLayout } from './AssistantLayout.tsx';
import { Composer } from './Composer.tsx';
import { EmptyThread } from './EmptyThread.tsx';
import { HistoryList } from './HistoryList.tsx';
import { Hints } from './Hints.tsx';
import { JumpToAnswer } from './JumpToAnswer.tsx';
import { MakeFlashcard } from './MakeFlashcard.tsx';
import { MessageList } from './MessageList.tsx';
import { OpeningThread } from './OpeningThread.tsx';
import { PauseCountdown } from './PauseCountdown.tsx';
import { ReadingComfort } from './reading-comfort/ReadingComfort.tsx';
import { ReadingNotice } from './ReadingNotice.tsx';
import { ReadingStart } from './ReadingStart.tsx';
import { useStayInSight } from './stay-in-sight.ts';

const Drawer = lazyPart(async () => (await import('#ui/design/Drawer.tsx')).Drawer);
const ConfirmDialog = lazyPart(async () => (await import('#ui/design/ConfirmDialog.tsx')).ConfirmDialog);

const HistoryDialogs = lazyPart(async () => (await import('./HistoryDialogs.tsx')).HistoryDialogs);

const Confirmation = () => {
  const assistant = AssistantActor.useActorRef();
  const intention = AssistantActor.useSelector(selectIntention);
  if (intention === null) return null;
  const isModeChange = intention.kind === 'mode';
  return (
    <LazyDialog onClose={() => assistant.send({ type: 'pupil.declined' })}>
      <ConfirmDialog
        isOpen
        title={isModeChange ? texts.confirm.modeTitle : texts.confirm.newTitle}
        confirmLabel={isModeChange ? texts.confirm.modeYes : texts.confirm.newYes}
        cancelLabel={texts.confirm.no}
        closeLabel={texts.confirm.no}
        onConfirm={() => assistant.send({ type: 'pupil.confirmed' })}
        onCancel={() => assistant.send({ type: 'pupil.declined' })}
      >
        {texts.confirm.text}
      </ConfirmDialog>
    </LazyDialog>
  );
};

/** What is done with a conversation of the list, over the list wherever it stands. */
const Edit = () => {
  const history = AssistantActor.useSelector(({ children }) => children.history);
  return history === undefined ? null : <EditOf history={history} />;
};

const EditOf = ({ history }: { readonly history: ActorRefFrom<typeof conversationHistoryMachine> }) => {
  const isEditing = useSelector(history, (snapshot) => snapshot.context.edit !== null);
  return (
    <LazyDialog onClose={() => history.send({ type: 'pupil.declined' })}>
      {isEditing && <HistoryDialogs history={history} />}
    </LazyDialog>
  );
};

/** What went wrong, at the end of the thread, which may be longer than the screen. */
const FailedAttempt = ({ error }: { readonly error: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useStayInSight(box);
  return (
    <div ref={box} className={styles.failure}>
      <Notice tone="error">
        {error}
        <PauseCountdown />
      </Notice>
    </div>
  );
};

interface ThreadProps {
  readonly firstName: string;
  readonly block: AiBlock | null;
  readonly isReading: boolean;
  readonly latestRef: Ref<HTMLHeadingElement>;
}

const Thread = ({ firstName, block, isReading, latestRef }: ThreadProps) => {
  const assistant = AssistantActor.useActorRef();
  const mode = AssistantActor.useSelector(selectMode);
  const view = AssistantActor.useSelector(selectThread, shallowEqual);
  const isSettingAwaited = useAwaitedSetting(view.screen === 'opening');
  switch (view.screen) {
    case 'opening':
      return <OpeningThread />;
    case 'unopened':
      return (
        <EmptyState
          illustration={<LostNetworkIllustration />}
          title={texts.unopened.title}
          action={<Button onClick={() => assistant.send({ type: 'pupil.retried' })}>{texts.unopened.retry}</Button>}
        >
          {view.error}
        </EmptyState>
      );
    case 'empty':
      if (isReading)
        return (
          <>
            <ReadingStart />
            {view.error !== undefined && <FailedAttempt error={view.error} />}
          </>
        );
      return (
        <>
          {block !== null && <AiBlockNotice block={block} />}
          <EmptyThread mode={mode} firstName={firstName} isClosed={block !== null} />
          {view.error !== undefined && <FailedAttempt error={view.error} />}
        </>
      );
    case 'thread':
      if (isSettingAwaited) return <OpeningThread />;
      return (
        <>
          <MessageList turns={view.turns} mode={mode} isAsking={view.isAsking} latestRef={latestRef} />
          {block === null && <Hints />}
          {block === null && (
            <div>
              <MakeFlashcard />
            </div>
          )}
          {block !== null && !isReading && <AiBlockNotice block={block} />}
          {view.error !== undefined && <FailedAttempt error={view.error} />}
          <div className={styles.end}>
            <p className={styles.aiNote}>{texts.aiNote}</p>
            <ReadingComfort />
          </div>
        </>
      );
  }
};

export const AssistantScreen = ({ firstName }: { readonly firstName: string }) => {
  const assistant = AssistantActor.useActorRef();
  const mode = AssistantActor.useSelector(selectMode);
  const isReady = AssistantActor.useSelector(selectIsReady);
  const block = useAiBlock();
  const reading = useSelector(useApp().navigationGuard, (snapshot) => selectReading(snapshot, block));
  const drawer = useLayer('history');
  const [latest, setLatest] = useState<HTMLElement | null>(null);
  return (
    <AssistantLayout
      mode={mode}
      onModeChosen={(chosen) => assistant.send({ type: 'pupil.modeChosen', mode: chosen })}
      onHistoryWanted={drawer.open}
      isWaiting={!isReady}
      history={<HistoryList isReading={reading !== null} onStayed={() => {}} />}
      thread={<Thread firstName={firstName} block={block} isReading={reading !== null} latestRef={setLatest} />}
      foot={
        <>
          {latest !== null && <JumpToAnswer heading={latest} />}
          {reading === null ? <Composer /> : <ReadingNotice block={reading} />}
        </>
      }
    >
      <Announcer />
      <Confirmation />
      <Edit />
      <LazyDialog onClose={drawer.close}>
        {drawer.isOpen && (
          <Drawer
            side="start"
            isOpen
            onClose={drawer.close}
            title={texts.history.title}
            closeLabel={texts.history.close}
          >
            <HistoryList isReading={reading !== null} onStayed={drawer.close} />
          </Drawer>
        )}
      </LazyDialog>
    </AssistantLayout>
  );
};

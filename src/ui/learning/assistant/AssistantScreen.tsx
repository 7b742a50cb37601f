import { shallowEqual } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { History } from 'lucide-react';
import { Button } from '#ui/design/Button.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { IconButton } from '#ui/design/IconButton.tsx';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { SegmentedControl } from '#ui/design/SegmentedControl.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectIntention, selectMode, selectThread } from './assistant.view.ts';
import styles from './AssistantScreen.module.css';
import { Composer } from './Composer.tsx';
import { EmptyThread } from './EmptyThread.tsx';
import { HistoryList } from './HistoryList.tsx';
import { MessageList } from './MessageList.tsx';

const Drawer = lazy(async () => ({ default: (await import('#ui/design/Drawer.tsx')).Drawer }));
const ConfirmDialog = lazy(async () => ({ default: (await import('#ui/design/ConfirmDialog.tsx')).ConfirmDialog }));

const SEGMENTS = (['tutor', 'buddy'] as const).map((mode) => ({ value: mode, label: modeTexts[mode].name }));

const Confirmation = () => {
  const assistant = AssistantActor.useActorRef();
  const intention = AssistantActor.useSelector(selectIntention);
  if (intention === null) return null;
  const isModeChange = intention.kind === 'mode';
  return (
    <Suspense>
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
    </Suspense>
  );
};

/** What went wrong, beside the composer: the thread may be longer than the screen. */
const FailedAttempt = () => {
  const view = AssistantActor.useSelector(selectThread, shallowEqual);
  const error = view.screen === 'empty' || view.screen === 'thread' ? view.error : undefined;
  return (
    error !== undefined && (
      <div className={styles.failure}>
        <Notice tone="error">{error}</Notice>
      </div>
    )
  );
};

const Thread = ({ firstName }: { readonly firstName: string }) => {
  const assistant = AssistantActor.useActorRef();
  const mode = AssistantActor.useSelector(selectMode);
  const view = AssistantActor.useSelector(selectThread, shallowEqual);
  switch (view.screen) {
    case 'opening':
      return (
        <div className={styles.opening}>
          <LiveRegion message={texts.opening} />
          <Skeleton lines={5} />
        </div>
      );
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
      return <EmptyThread mode={mode} firstName={firstName} />;
    case 'thread':
      return (
        <>
          <MessageList turns={view.turns} mode={mode} isAsking={view.isAsking} />
          <LiveRegion message={view.isAsking ? texts.generating : texts.answerReady} />
        </>
      );
  }
};

export const AssistantScreen = ({ firstName }: { readonly firstName: string }) => {
  const assistant = AssistantActor.useActorRef();
  const mode = AssistantActor.useSelector(selectMode);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <div className={styles.screen}>
      <aside className={styles.aside} aria-label={texts.history.title}>
        <HistoryList onChosen={() => {}} />
      </aside>
      <section className={styles.workspace} aria-label={modeTexts[mode].name}>
        <header className={styles.bar}>
          <h1 className={styles.heading}>{modeTexts[mode].name}</h1>
          <SegmentedControl
            label={texts.mode}
            segments={SEGMENTS}
            value={mode}
            onChange={(chosen) => assistant.send({ type: 'pupil.modeChosen', mode: chosen })}
          />
          <div className={styles.historyButton}>
            <IconButton
              label={texts.history.title}
              icon={<History aria-hidden size={22} />}
              aria-haspopup="dialog"
              onClick={() => setIsHistoryOpen(true)}
            />
          </div>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={texts.thread}>
          <div className={styles.paper}>
            <Thread firstName={firstName} />
          </div>
        </section>
        <FailedAttempt />
        <Composer />
      </section>
      <Confirmation />
      <Suspense>
        {isHistoryOpen && (
          <Drawer
            side="start"
            isOpen
            onClose={() => setIsHistoryOpen(false)}
            title={texts.history.title}
            closeLabel={texts.history.close}
          >
            <HistoryList onChosen={() => setIsHistoryOpen(false)} />
          </Drawer>
        )}
      </Suspense>
    </div>
  );
};

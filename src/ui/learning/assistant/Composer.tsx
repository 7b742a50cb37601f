import { shallowEqual } from '@xstate/react';
import { Radical } from 'lucide-react';
import { Suspense, useRef, type ReactNode } from 'react';
import { PointsBadge } from '#ui/access/trial/PointsBadge.tsx';
import { IconButton } from '#ui/design/IconButton.tsx';
import { MessageForm } from '#ui/learning/chat/MessageForm.tsx';
import styles from '#ui/learning/chat/MessageForm.module.css';
import { SendButton } from '#ui/learning/chat/SendButton.tsx';
import { StopButton } from '#ui/learning/chat/StopButton.tsx';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { formulaKeyTexts } from '#ui/texts/formula-keys.pl.ts';
import { chatTexts } from '#ui/texts/chat.pl.ts';
import { modeTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { AttachButton } from './attachments/AttachButton.tsx';
import { AttachmentList } from './attachments/AttachmentList.tsx';
import { useIsPreparing } from './attachments/attaching.ts';
import { draftAfter, selectClassId, selectComposer, selectIsReady } from './assistant.view.ts';
import { pressByName, useEarlyMessage } from './early/early-message.ts';
import { useFormulaKeys } from './formula-keys/formula-keys-state.ts';
import { mayHoldFormula } from './formula-keys/preview.rules.ts';

const FormulaKeys = lazyPart(async () => (await import('./formula-keys/FormulaKeys.tsx')).FormulaKeys);
const FormulaPreview = lazyPart(async () => (await import('./formula-keys/FormulaPreview.tsx')).FormulaPreview);

/** What makes typing easier and is no matter where it does not come. */
const Aid = ({ children }: { readonly children: ReactNode }) => (
  <LostPartBoundary renderLost={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </LostPartBoundary>
);

export const Composer = () => {
  const assistant = AssistantActor.useActorRef();
  const { mode, draft, isAsking, canSend, obstacle, counter } = AssistantActor.useSelector(
    selectComposer,
    shallowEqual,
  );
  const isPreparing = useIsPreparing();
  const classId = AssistantActor.useSelector(selectClassId);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const keys = useFormulaKeys();
  const ask = (text: string) =>
    assistant.send({ type: 'pupil.messageSent', text, idempotencyKey: crypto.randomUUID() });
  const send = () => {
    if (canSend && !isPreparing) ask(draft);
  };
  useEarlyMessage(message, AssistantActor.useSelector(selectIsReady), ({ text, selection, pressed }) => {
    const written = text === null ? draft : draftAfter(assistant.getSnapshot(), text);
    if (written !== draft) assistant.send({ type: 'pupil.draftChanged', text: written });
    // React has written it by then.
    if (selection !== null) queueMicrotask(() => message.current?.setSelectionRange(...selection));
    if (pressed === chatTexts.send) ask(written);
    else if (pressed !== null) pressByName(pressed);
  });
  return (
    <>
      <AttachmentList />
      {mayHoldFormula(draft) && (
        <Aid>
          <FormulaPreview draft={draft} />
        </Aid>
      )}
      <MessageForm
        form={form}
        field={message}
        aria-describedby="composer-obstacle"
        placeholder={modeTexts[mode].placeholder}
        value={draft}
        onChange={(text) => assistant.send({ type: 'pupil.draftChanged', text })}
        onSend={send}
        onFocus={keys.onFocus}
        onKeyDown={keys.onKeyDown}
      >
        <AttachButton />
        {keys.areOffered && !keys.areShown && (
          <IconButton
            label={formulaKeyTexts.bringBack}
            icon={<Radical aria-hidden size={20} />}
            onClick={() => {
              keys.bringBack();
              message.current?.focus();
            }}
          />
        )}
        {isAsking ? (
          // Its own key: were it the same element, the press that stops would, turned into a submit button meanwhile, send again.
          <StopButton key="stop" form={form} onPress={() => assistant.send({ type: 'pupil.askCancelled' })} />
        ) : (
          <SendButton key="send" form={form} isClosed={!canSend || isPreparing} />
        )}
      </MessageForm>
      <div className={styles.notes}>
        <output id="composer-obstacle">{obstacle}</output>
        {counter !== undefined && <span className={styles.counter}>{counter}</span>}
        <span className={styles.points}>
          <PointsBadge />
        </span>
      </div>
      {keys.areShown && (
        <Aid>
          <FormulaKeys field={message} classId={classId} onPutAway={keys.putAway} />
        </Aid>
      )}
    </>
  );
};

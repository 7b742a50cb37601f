import { shallowEqual } from '@xstate/react';
import { Radical, SendHorizontal, Square } from 'lucide-react';
import { Suspense, useRef, type ReactNode, type RefObject } from 'react';
import { PointsBadge } from '#ui/access/trial/PointsBadge.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { formulaKeyTexts } from '#ui/texts/formula-keys.pl.ts';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { AttachButton } from './attachments/AttachButton.tsx';
import { AttachmentList } from './attachments/AttachmentList.tsx';
import { useIsPreparing } from './attachments/attaching.ts';
import { selectClassId, selectComposer } from './assistant.view.ts';
import styles from './Composer.module.css';
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

interface ComposerButtonProps {
  readonly form: RefObject<HTMLFormElement | null>;
}

/** When it goes, because it was pressed, whoever was on it may take the question back: the answer is awaited without the keyboard of a phone. */
const SendButton = ({ form, isClosed }: ComposerButtonProps & { readonly isClosed: boolean }) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => form.current?.querySelector<HTMLElement>('button:last-of-type'));
  return (
    <IconButton
      ref={button}
      variant="primary"
      type="submit"
      label={texts.send}
      icon={<SendHorizontal aria-hidden size={20} />}
      disabled={isClosed}
    />
  );
};

/** When it goes, with the answer or because it was pressed, whoever was on it goes on typing. */
const StopButton = ({ form }: ComposerButtonProps) => {
  const assistant = AssistantActor.useActorRef();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => form.current?.querySelector('textarea'));
  return (
    <IconButton
      ref={button}
      label={texts.stop}
      icon={<Square aria-hidden size={20} />}
      onClick={() => assistant.send({ type: 'pupil.askCancelled' })}
    />
  );
};

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
  const send = () => {
    if (canSend && !isPreparing)
      assistant.send({ type: 'pupil.messageSent', text: draft, idempotencyKey: crypto.randomUUID() });
  };
  return (
    <>
      <AttachmentList />
      {mayHoldFormula(draft) && (
        <Aid>
          <FormulaPreview draft={draft} />
        </Aid>
      )}
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={message}
          className={styles.input}
          aria-label={texts.message}
          aria-describedby="composer-obstacle"
          placeholder={modeTexts[mode].placeholder}
          rows={1}
          value={draft}
          onChange={(event) => assistant.send({ type: 'pupil.draftChanged', text: event.target.value })}
          onFocus={keys.onFocus}
          onKeyDown={(event) => {
            keys.onKeyDown(event);
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
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
          <StopButton key="stop" form={form} />
        ) : (
          <SendButton key="send" form={form} isClosed={!canSend || isPreparing} />
        )}
      </form>
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

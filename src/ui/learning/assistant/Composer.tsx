import { shallowEqual } from '@xstate/react';
import { SendHorizontal, Square } from 'lucide-react';
import { MESSAGE_MAX_LENGTH } from '#domain/learning/assistant/assistant.rules.ts';
import { PointsBadge } from '#ui/access/trial/PointsBadge.tsx';
import { Button } from '#ui/design/Button.tsx';
import { IconButton } from '#ui/design/IconButton.tsx';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectComposer } from './assistant.view.ts';
import styles from './Composer.module.css';

/** From here on the counter is shown. */
const COUNTER_FROM = MESSAGE_MAX_LENGTH * 0.8;

const Hints = ({ onAsk }: { readonly onAsk: (text: string) => void }) => (
  <fieldset className={styles.hints} aria-label={texts.hints.label}>
    <Button variant="accent" size="small" onClick={() => onAsk(texts.hints.nextPrompt)}>
      {texts.hints.next}
    </Button>
    <Button variant="secondary" size="small" onClick={() => onAsk(texts.hints.examplePrompt)}>
      {texts.hints.example}
    </Button>
  </fieldset>
);

export const Composer = () => {
  const assistant = AssistantActor.useActorRef();
  const { mode, draft, isAsking, canSend, isTooShort, canAskForHint } = AssistantActor.useSelector(
    selectComposer,
    shallowEqual,
  );
  const send = (text: string) =>
    assistant.send({ type: 'pupil.messageSent', text, idempotencyKey: crypto.randomUUID() });
  return (
    <div className={styles.composer}>
      {canAskForHint && <Hints onAsk={send} />}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) send(draft);
        }}
      >
        <textarea
          className={styles.input}
          aria-label={texts.message}
          aria-describedby="composer-notes"
          placeholder={modeTexts[mode].placeholder}
          rows={1}
          maxLength={MESSAGE_MAX_LENGTH}
          value={draft}
          onChange={(event) => assistant.send({ type: 'pupil.draftChanged', text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (canSend) send(draft);
          }}
        />
        {isAsking ? (
          // Its own key: were it the same element, the press that stops would, turned into a submit button meanwhile, send again.
          <IconButton
            key="stop"
            label={texts.stop}
            icon={<Square aria-hidden size={20} />}
            onClick={() => assistant.send({ type: 'pupil.askCancelled' })}
          />
        ) : (
          <IconButton
            key="send"
            variant="primary"
            type="submit"
            label={texts.send}
            icon={<SendHorizontal aria-hidden size={20} />}
            disabled={!canSend}
          />
        )}
      </form>
      <div className={styles.notes} id="composer-notes">
        <span>{isTooShort ? texts.tooShort : texts.aiNote}</span>
        {draft.length >= COUNTER_FROM && (
          <span>
            {draft.length}/{MESSAGE_MAX_LENGTH}
          </span>
        )}
        <PointsBadge />
      </div>
    </div>
  );
};

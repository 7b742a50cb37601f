import { Button } from '#ui/design/Button.tsx';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectHints } from './assistant.view.ts';
import styles from './Hints.module.css';

const texts = learningTexts.hints;

/** Quick requests, below the latest answer of Tutor. */
export const Hints = () => {
  const assistant = AssistantActor.useActorRef();
  const hints = AssistantActor.useSelector(selectHints);
  if (hints === 'none') return null;
  const propsOf = (text: string) => ({
    size: 'small' as const,
    'aria-disabled': hints === 'waiting' || undefined,
    onClick: () => {
      if (hints === 'open') assistant.send({ type: 'pupil.messageSent', text, idempotencyKey: crypto.randomUUID() });
    },
  });
  return (
    <fieldset className={styles.hints} aria-label={texts.label}>
      <Button variant="accent" {...propsOf(texts.nextPrompt)}>
        {texts.next}
      </Button>
      <Button variant="secondary" {...propsOf(texts.examplePrompt)}>
        {texts.example}
      </Button>
    </fieldset>
  );
};

import { shallowEqual } from '@xstate/react';
import { HINT_LEVELS, type HintLevel } from '#domain/learning/hint-level/hint-level.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectHints } from './assistant.view.ts';
import styles from './Hints.module.css';

const texts = learningTexts.hints;

/** Where the pupil stands: three hints, an example, and then it is their turn. */
const HintLevels = ({ level }: { readonly level: HintLevel }) => {
  const here = HINT_LEVELS.indexOf(level);
  return (
    <ol className={styles.levels} aria-label={texts.levelsLabel}>
      {HINT_LEVELS.map((one, index) => (
        <li
          key={one}
          aria-current={index === here ? 'step' : undefined}
          data-place={index === here ? 'here' : index < here ? 'passed' : 'ahead'}
        >
          <span aria-hidden="true">{texts.levels[one]}</span>
          <VisuallyHidden>
            {texts.rungNames[one]}
            {index === here && `, ${texts.here}`}
            {index < here && `, ${texts.passed}`}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
};

/** The hint levels and the quick requests, below the latest answer of Tutor. */
export const Hints = () => {
  const assistant = AssistantActor.useActorRef();
  const hints = AssistantActor.useSelector(selectHints, shallowEqual);
  if (hints.state === 'none') return null;
  const propsOf = (text: string) => ({
    size: 'small' as const,
    'aria-disabled': hints.state === 'waiting' || undefined,
    onClick: () => {
      if (hints.state === 'open')
        assistant.send({ type: 'pupil.messageSent', text, idempotencyKey: crypto.randomUUID() });
    },
  });
  return (
    <div className={styles.help}>
      <HintLevels level={hints.level} />
      <fieldset className={styles.hints} aria-label={texts.label}>
        <Button variant="accent" {...propsOf(texts.nextPrompt)}>
          {texts.next}
        </Button>
        <Button variant="secondary" {...propsOf(texts.examplePrompt)}>
          {texts.example}
        </Button>
      </fieldset>
    </div>
  );
};

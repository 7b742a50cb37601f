import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { BuddyIllustration } from '#ui/design/illustrations/BuddyIllustration.tsx';
import { TutorIllustration } from '#ui/design/illustrations/TutorIllustration.tsx';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import styles from './EmptyThread.module.css';

const ILLUSTRATIONS = { tutor: TutorIllustration, buddy: BuddyIllustration } as const;

export const EmptyThread = ({ mode, firstName }: { readonly mode: AssistantMode; readonly firstName: string }) => {
  const assistant = AssistantActor.useActorRef();
  const Illustration = ILLUSTRATIONS[mode];
  return (
    <div className={styles.empty}>
      <Illustration />
      <h2>{texts.hello(firstName)}</h2>
      <p>{modeTexts[mode].intro}</p>
      <p className={styles.label}>{texts.examples}</p>
      <ul>
        {texts.exampleTasks.map((task) => (
          <li key={task}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => assistant.send({ type: 'pupil.draftChanged', text: task })}
            >
              {task}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { schoolStageOf } from '#domain/learning/school-stage.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { BuddyIllustration } from '#ui/design/illustrations/BuddyIllustration.tsx';
import { TutorIllustration } from '#ui/design/illustrations/TutorIllustration.tsx';
import { exampleTasks, learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectClassId } from './assistant.view.ts';
import styles from './EmptyThread.module.css';

const ILLUSTRATIONS = { tutor: TutorIllustration, buddy: BuddyIllustration } as const;

interface EmptyThreadProps {
  readonly mode: AssistantMode;
  readonly firstName: string;
  /** Whether nothing can be asked. */
  readonly isClosed: boolean;
}

export const EmptyThread = ({ mode, firstName, isClosed }: EmptyThreadProps) => {
  const assistant = AssistantActor.useActorRef();
  const stage = schoolStageOf(AssistantActor.useSelector(selectClassId));
  const Illustration = ILLUSTRATIONS[mode];
  return (
    <div className={styles.empty}>
      <Illustration />
      <h2>{texts.hello(firstName)}</h2>
      <p>{modeTexts[mode].intro}</p>
      <p className={styles.label}>{texts.knows}</p>
      {!isClosed && (
        <ul aria-label={texts.examples}>
          {exampleTasks[stage].map((task) => (
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
      )}
      <p className={styles.label}>{texts.aiNote}</p>
    </div>
  );
};

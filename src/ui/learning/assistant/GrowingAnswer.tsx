import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { AssistantActor } from './assistant.actor.ts';
import { selectWriting } from './assistant.view.ts';
import styles from '#ui/learning/chat/Message.module.css';
import { useHeldInSight } from './held-in-sight.ts';

interface GrowingProps {
  readonly label: string;
  readonly text: string;
}

/** The answer while it is written. What is said of it is said once, when it is there. */
const Growing = ({ label, text }: GrowingProps) => {
  const item = useHeldInSight();
  return (
    <li ref={item} className={styles.message} data-role="assistant" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.content}>
        <RichText text={text} isGrowing />
      </div>
    </li>
  );
};

interface GrowingAnswerProps {
  readonly label: string;
  /** Before the first word. */
  readonly waiting: ReactNode;
}

export const GrowingAnswer = ({ label, waiting }: GrowingAnswerProps) => {
  const text = AssistantActor.useSelector(selectWriting);
  return text === '' ? waiting : <Growing label={label} text={text} />;
};

import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef } from 'react';
import { useFocusAfter } from '#ui/design/focus-after.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { feedbackTexts as texts } from '#ui/texts/feedback.pl.ts';
import styles from './AnswerFeedback.module.css';
import { FeedbackActor } from './feedback.actor.ts';
import { selectFeedback } from './feedback.view.ts';

/** Below the latest answer: whether it helps, and thanks. */
export const AnswerFeedback = () => {
  const feedback = FeedbackActor.useActorRef();
  const view = FeedbackActor.useSelector(selectFeedback);
  const box = useRef<HTMLFieldSetElement>(null);
  useFocusAfter(box, view !== 'thanks');
  return (
    <fieldset ref={box} className={styles.feedback} aria-label={texts.question} tabIndex={-1}>
      {view === 'question' && (
        <>
          <IconButton
            label={texts.yes}
            icon={<ThumbsUp aria-hidden size={18} />}
            onClick={() => feedback.send({ type: 'pupil.approved' })}
          />
          <IconButton
            label={texts.no}
            icon={<ThumbsDown aria-hidden size={18} />}
            aria-haspopup="dialog"
            onClick={() => feedback.send({ type: 'pupil.disapproved' })}
          />
        </>
      )}
      <output className={styles.thanks}>{view === 'thanks' && texts.thanks}</output>
    </fieldset>
  );
};

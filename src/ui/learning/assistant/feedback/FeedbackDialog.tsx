import { Star } from 'lucide-react';
import { Button } from '#ui/design/Button.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { TextArea } from '#ui/design/TextArea.tsx';
import type { Rating } from '#domain/learning/feedback/feedback.types.ts';
import { feedbackTexts as texts } from '#ui/texts/feedback.pl.ts';
import { FeedbackActor } from './feedback.actor.ts';
import styles from './FeedbackDialog.module.css';
import type { FeedbackDialogView } from './feedback.view.ts';

const STARS: readonly Rating[] = [1, 2, 3, 4, 5];

/** What was wrong with an answer: stars and a comment, both as one likes. */
export const FeedbackDialog = ({ view: { rating, comment, error } }: { readonly view: FeedbackDialogView }) => {
  const feedback = FeedbackActor.useActorRef();
  const cancel = () => feedback.send({ type: 'pupil.feedbackCancelled' });
  return (
    <Dialog
      isOpen
      size="small"
      title={texts.title}
      closeLabel={texts.close}
      onClose={cancel}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button disabled={error !== undefined} onClick={() => feedback.send({ type: 'pupil.feedbackSent' })}>
            {texts.send}
          </Button>
        </>
      }
    >
      <fieldset className={styles.stars}>
        <legend>{texts.rating}</legend>
        {STARS.map((star) => (
          <button
            key={star}
            type="button"
            className={styles.star}
            aria-label={texts.star(star)}
            aria-pressed={star === rating}
            data-lit={rating !== null && star <= rating}
            onClick={() => feedback.send({ type: 'pupil.starChosen', star })}
          >
            <Star aria-hidden size={28} />
          </button>
        ))}
      </fieldset>
      <TextArea
        label={texts.comment}
        rows={4}
        value={comment}
        error={error}
        onChange={(text) => feedback.send({ type: 'pupil.commentChanged', text })}
      />
    </Dialog>
  );
};

import { shallowEqual } from '@xstate/react';
import { Lightbulb } from 'lucide-react';
import { Button } from '#ui/design/Button.tsx';
import { IconButton } from '#ui/design/IconButton.tsx';
import { quizTexts as texts } from '#ui/texts/assessment-chat.pl.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';
import { isSameQuiz, selectChat, selectQuiz } from './assessment-chat.view.ts';
import styles from './QuizAnswers.module.css';
import { useSay } from './say.ts';

/** One press answers, asks for a hint or for the summary; each says what could be typed as well. */
export const QuizAnswers = ({ onStartedOver }: { readonly onStartedOver: () => void }) => {
  const chat = AssessmentChatActor.useActorRef();
  const startOver = () => {
    chat.send({ type: 'pupil.startedOver' });
    onStartedOver();
  };
  const say = useSay();
  const view = AssessmentChatActor.useSelector(selectQuiz, isSameQuiz);
  const { isSending } = AssessmentChatActor.useSelector(selectChat, shallowEqual);
  if (view.state === 'none') return null;
  if (view.state === 'completed')
    return (
      <div className={styles.answers}>
        <Button
          size="small"
          variant="secondary"
          aria-disabled={isSending}
          onClick={() => !isSending && say(texts.summaryMessage)}
        >
          {texts.summary}
        </Button>
        <Button size="small" variant="quiet" aria-disabled={isSending} onClick={() => !isSending && startOver()}>
          {texts.startOver}
        </Button>
      </div>
    );
  return (
    <fieldset className={styles.answers} aria-label={texts.answers}>
      {view.choices.map(({ said, isLetter }) => (
        <Button
          key={said}
          size="small"
          aria-label={isLetter ? texts.answer(said) : undefined}
          aria-disabled={isSending}
          onClick={() => !isSending && say(said)}
        >
          {said}
        </Button>
      ))}
      <IconButton
        label={texts.hint}
        icon={<Lightbulb aria-hidden size={20} />}
        aria-disabled={isSending}
        onClick={() => !isSending && say(texts.hintMessage)}
      />
      <Button
        size="small"
        variant="quiet"
        aria-disabled={isSending}
        onClick={() => !isSending && say(texts.skipMessage)}
      >
        {texts.skip}
      </Button>
    </fieldset>
  );
};

import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { quizTexts as texts } from '#ui/texts/assessment-chat.pl.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';
import { isSameQuiz, selectQuiz } from './assessment-chat.view.ts';

/** How far the quiz has come, from 0 percent (S2 §4.39). */
export const QuizProgressBar = () => {
  const view = AssessmentChatActor.useSelector(selectQuiz, isSameQuiz);
  if (view.state === 'none') return null;
  const { percentage, answered, total } = view.progress;
  return <ProgressBar label={texts.progress} value={percentage} valueText={texts.progressOf(answered, total)} />;
};

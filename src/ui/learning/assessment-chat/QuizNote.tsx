import { ReportButton } from '#ui/learning/question-report/ReportButton.tsx';
import { quizTexts as texts } from '#ui/texts/assessment-chat.pl.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';
import styles from './AssessmentChat.module.css';
import { isSameQuiz, selectQuiz } from './assessment-chat.view.ts';

/** Who has made the questions, and the way to say that one is wrong. */
export const QuizNote = () => {
  const view = AssessmentChatActor.useSelector(selectQuiz, isSameQuiz);
  return (
    <div className={styles.note}>
      <p className={styles.aiNote}>{texts.aiNote}</p>
      {view.state === 'asking' && view.questionId !== null && <ReportButton questionId={view.questionId} />}
    </div>
  );
};

import { ReportButton } from '#ui/learning/question-report/ReportButton.tsx';
import { quizTexts as texts } from '#ui/texts/assessment-chat.pl.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';
import styles from './AssessmentChat.module.css';
import { isSameQuiz, selectQuiz } from './assessment-chat.view.ts';

/** Which result stands, who has made the questions, and the way to say that one is wrong. */
export const QuizNote = ({ isStartedOver }: { readonly isStartedOver: boolean }) => {
  const view = AssessmentChatActor.useSelector(selectQuiz, isSameQuiz);
  return (
    <>
      {isStartedOver && view.state === 'asking' && view.progress.answered === 0 && <p>{texts.lastStands}</p>}
      <div className={styles.note}>
        <p className={styles.aiNote}>{texts.aiNote}</p>
        {view.state === 'asking' && view.questionId !== null && <ReportButton questionId={view.questionId} />}
      </div>
    </>
  );
};

import { shallowEqual } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Assessment, AssessmentKind } from '#domain/learning/assessment.types.ts';
import { ASSESSMENTS } from '#composition/assessments.tokens.ts';
import { ArrivalHeading } from '#ui/design/ArrivalHeading.tsx';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { ExamViewer } from '#ui/learning/exam/ExamViewer.tsx';
import { QuestionReport } from '#ui/learning/question-report/QuestionReport.tsx';
import { useService } from '#ui/services.tsx';
import { assessmentChatTexts, quizTexts } from '#ui/texts/assessment-chat.pl.ts';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { tieShortWords } from '#ui/texts/typography.rules.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';
import { selectChat } from './assessment-chat.view.ts';
import styles from './AssessmentChat.module.css';
import { ChatAnnouncer } from './ChatAnnouncer.tsx';
import { ChatForm } from './ChatForm.tsx';
import { ChatThread } from './ChatThread.tsx';
import { QuizAnswers } from './QuizAnswers.tsx';
import { QuizNote } from './QuizNote.tsx';
import { QuizProgressBar } from './QuizProgressBar.tsx';

interface AssessmentChatProps {
  readonly kind: AssessmentKind;
  readonly assessment: Assessment;
  readonly onLeave: () => void;
}

const titleOf = (assessment: Assessment): string =>
  tieShortWords(assessment.kind === 'quiz' ? assessment.quiz.title : assessment.exam.title);

const Failed = () => {
  const { error } = AssessmentChatActor.useSelector(selectChat, shallowEqual);
  return error === undefined ? null : <Notice tone="error">{error}</Notice>;
};

/** Whoever has just had it made, or opened it, begins at its title, which the opening shows as well. A quiz as a conversation, or the conversation about an exam (S2 §2.69, §4.37–4.44). */
export const AssessmentChat = ({ kind, assessment, onLeave }: AssessmentChatProps) => {
  const logic = useService(ASSESSMENTS.chatLogic);
  const id = useId();
  const chat = useRef<HTMLElement>(null);
  const [starts, setStarts] = useState(0);
  // A quiz that was left goes on at its latest turn, where the thread has led.
  const wasLeft = assessment.kind === 'quiz' && assessment.quiz.conversation !== null;
  useEffect(() => {
    if (starts > 0 || !wasLeft) chat.current?.scrollIntoView({ block: 'start' });
  }, [starts, wasLeft]);
  return (
    <AssessmentChatActor.Provider logic={logic} options={{ input: { kind, assessment } }}>
      <section ref={chat} className={styles.chat} aria-labelledby={id}>
        <header className={styles.head}>
          <ArrivalHeading key={starts} id={id} className={styles.title}>
            {titleOf(assessment)}
          </ArrivalHeading>
          <QuizProgressBar />
          <Button variant="secondary" size="small" onClick={onLeave}>
            {assessmentChatTexts[kind].leave}
          </Button>
        </header>
        {assessment.kind === 'exam' && (
          <>
            <ExamViewer exam={assessment.exam} />
            <h3 className={styles.chatTitle}>{examTexts.sheet.chat}</h3>
          </>
        )}
        <ChatThread kind={kind} />
        <Failed />
        {assessment.kind === 'quiz' ? (
          <QuestionReport kind="quiz" assessmentId={assessment.quiz.id ?? ''}>
            <QuizNote isStartedOver={starts > 0} />
          </QuestionReport>
        ) : (
          <p className={styles.aiNote}>{quizTexts.aiNote}</p>
        )}
        <div className={styles.foot}>
          {assessment.kind === 'quiz' && <QuizAnswers onStartedOver={() => setStarts(starts + 1)} />}
          <ChatForm kind={kind} />
        </div>
        <ChatAnnouncer />
      </section>
    </AssessmentChatActor.Provider>
  );
};

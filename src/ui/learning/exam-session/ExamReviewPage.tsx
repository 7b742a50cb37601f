import { useRef, type RefObject } from 'react';
import { MATURA_PASS_LINE, percentOf } from '#domain/learning/exam-session/exam-session.rules.ts';
import type { ExamReview, TaskReview, TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';
import { recordingsOf } from '#domain/learning/exam-sheet.rules.ts';
import { ArrivalHeading } from '#ui/design/ArrivalHeading.tsx';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Card } from '#ui/design/Card.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { Notice } from '#ui/design/Notice.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { ExamSheet } from '#ui/learning/exam/ExamSheet.tsx';
import { QuestionReport } from '#ui/learning/question-report/QuestionReport.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { tieShortWords } from '#ui/texts/typography.rules.ts';
import { ExamSessionActor } from './exam-session.actor.ts';
import { selectSavingOfMarks } from './exam-session.view.ts';
import styles from './ExamSession.module.css';
import { usePlayer } from './listening/player.ts';
import { ReviewedRecording } from './listening/ReviewedRecording.tsx';
import { TaskResult } from './TaskResult.tsx';
import { topicScores } from './topic-scores.rules.ts';

const texts = examTexts.review;
interface ReviewProps {
  readonly exam: TimedExam;
  readonly review: ExamReview;
}

const Score = ({ exam, review: { points, maxPoints, tasks } }: ReviewProps) => {
  const percent = percentOf(points, maxPoints);
  const open = tasks.filter((task) => task.points === null).length;
  return (
    <Card as="section" labelledBy="exam-score">
      <div className={styles.score}>
        <ArrivalHeading id="exam-score">{texts.title}</ArrivalHeading>
        <p className={styles.points}>
          {texts.score(points, maxPoints)} <span className={styles.percent}>{texts.percent(percent)}</span>
        </p>
        {open > 0 && <p>{texts.open(open)}</p>}
        {exam.examType === 'matura' && open === 0 && <p>{percent >= MATURA_PASS_LINE ? texts.passed : texts.below}</p>}
      </div>
    </Card>
  );
};

const Topics = ({ review }: Pick<ReviewProps, 'review'>) => (
  <Card as="section" labelledBy="exam-topics">
    <h2 id="exam-topics" className={styles.heading}>
      {texts.topics}
    </h2>
    <ul className={styles.topics}>
      {topicScores(review).map(({ topic, points, maxPoints }) => (
        <li key={topic}>
          <ProgressBar
            label={tieShortWords(topic)}
            value={percentOf(points, maxPoints)}
            valueText={texts.score(points, maxPoints)}
          />
        </li>
      ))}
    </ul>
  </Card>
);

/** Where one reads on when the button is gone. */
type Place = RefObject<HTMLElement | null>;

const SaveMarks = ({ isPending, tasks }: { readonly isPending: boolean; readonly tasks: Place }) => {
  const session = ExamSessionActor.useActorRef();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => tasks.current);
  return (
    <Button ref={button} isPending={isPending} onClick={() => session.send({ type: 'pupil.retried' })}>
      {texts.saveMarks}
    </Button>
  );
};

const Unmarked = ({ tasks }: { readonly tasks: Place }) => {
  const marks = ExamSessionActor.useSelector(selectSavingOfMarks);
  if (marks === 'saved') return null;
  return (
    <Notice tone="error" action={<SaveMarks isPending={marks === 'resending'} tasks={tasks} />}>
      {texts.unmarked}
    </Notice>
  );
};

/** The exam after it was handed in: the points, the weak topics, and each task with its solution. */
export const ExamReviewPage = ({ exam, review }: ReviewProps) => {
  const results = new Map<string, TaskReview>(review.tasks.map((task) => [task.taskId, task]));
  const recordings = recordingsOf(exam.sheet);
  const player = usePlayer();
  const tasks = useRef<HTMLElement>(null);
  const examId = ExamSessionActor.useSelector(({ context }) => context.examId);
  return (
    <QuestionReport kind="exam" assessmentId={examId}>
      <Score exam={exam} review={review} />
      <Topics review={review} />
      <Unmarked tasks={tasks} />
      <article ref={tasks} tabIndex={-1} className={styles.paper} aria-label={texts.tasks}>
        <ExamSheet
          sheet={exam.sheet}
          renderHeard={(recording) => (
            <ReviewedRecording recording={recording} number={recordings.indexOf(recording) + 1} player={player} />
          )}
        >
          {(task) => {
            const result = results.get(task.id);
            return result === undefined ? null : <TaskResult task={task} result={result} />;
          }}
        </ExamSheet>
      </article>
      <ButtonLink to="/egzaminy?mode=exam">{texts.again}</ButtonLink>
    </QuestionReport>
  );
};

import type { Progress, ProgressEvent, TopicProgress } from '#domain/learning/progress/progress.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { quizAddress } from '#ui/learning/generator/quiz-address.ts';
import { progressTexts as texts } from '#ui/texts/progress.pl.ts';
import { tieShortWords } from '#ui/texts/typography.rules.ts';
import { percentOf, type ProgressView } from './progress.view.ts';
import styles from './Progress.module.css';

const SUBJECTS: Readonly<Record<string, string>> = texts.subjects;
const nameOf = (subject: string): string => SUBJECTS[subject] ?? subject;

const Topic = ({ topic, mastery, state }: TopicProgress) => (
  <li data-state={state}>
    <ProgressBar
      label={tieShortWords(topic)}
      value={percentOf(mastery)}
      valueText={state === 'unknown' ? texts.states.unknown : texts.value(percentOf(mastery), texts.states[state])}
    />
  </li>
);

const byName = (one: string, other: string): number => nameOf(one).localeCompare(nameOf(other), 'pl');

const Subjects = ({ topics }: Pick<Progress, 'topics'>) =>
  [...new Set(topics.map(({ subject }) => subject))].toSorted(byName).map((subject) => (
    <section key={subject} className={styles.subject} aria-label={nameOf(subject)}>
      <h3>{nameOf(subject)}</h3>
      <ul className={styles.topics}>
        {topics
          .filter((one) => one.subject === subject)
          .map((one) => (
            <Topic key={one.topic} {...one} />
          ))}
      </ul>
    </section>
  ));

const NextStep = ({ next }: Pick<Progress, 'next'>) =>
  next === null ? null : (
    <div className={styles.next}>
      <p>{texts.next(tieShortWords(next.topic))}</p>
      <ButtonLink size="small" to={quizAddress({ subject: nameOf(next.subject), topic: next.topic })}>
        {texts.train}
      </ButtonLink>
    </div>
  );

interface TopicProgressListProps {
  readonly view: ProgressView;
  readonly send: (event: ProgressEvent) => void;
}

/** What is sure, what is shaky and what is next, subject by subject. */
export const TopicProgressList = ({ view, send }: TopicProgressListProps) => {
  switch (view.screen) {
    case 'question':
      return null;
    case 'loading':
      return (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton lines={3} />
        </>
      );
    case 'unloaded':
      return (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => send({ type: 'pupil.retried' })}>
              {texts.retry}
            </Button>
          }
        >
          {view.error}
        </Notice>
      );
    case 'progress':
      return view.progress.topics.length === 0 ? (
        <div className={styles.next}>
          <p>{texts.none}</p>
          <ButtonLink size="small" to="/exams?mode=quiz">
            {texts.first}
          </ButtonLink>
        </div>
      ) : (
        <div className={styles.progress}>
          <NextStep next={view.progress.next} />
          <Subjects topics={view.progress.topics} />
          <p className={styles.soft}>{texts.explained}</p>
        </div>
      );
  }
};

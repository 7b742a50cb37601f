import type { ReactNode } from 'react';
import type { CardReviewEvent } from '#domain/learning/card-review/card-review.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { comingDay } from '#ui/texts/coming-day.ts';
import { practiceTexts } from '#ui/texts/practice.pl.ts';
import type { CardReviewView } from './card-review.view.ts';
import styles from './CardReview.module.css';

const texts = practiceTexts.today;

interface TodayProps {
  readonly view: Exclude<CardReviewView, { screen: 'card' }>;
  readonly send: (event: CardReviewEvent) => void;
}

const bodyOf = ({ view, send }: TodayProps): ReactNode => {
  switch (view.screen) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton lines={2} />
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
    case 'clear':
      if (view.known === 0 && view.nextDue === null) return <p>{texts.none}</p>;
      return (
        <>
          <p className={styles.strong}>{texts.clear}</p>
          {view.known > 0 && <p>{texts.behind(view.known)}</p>}
          {view.nextDue !== null && <p>{texts.next(comingDay(view.nextDue, Date.now()))}</p>}
        </>
      );
    case 'offered':
      return (
        <>
          {view.known > 0 && <p>{texts.behind(view.known)}</p>}
          <p className={styles.strong}>{texts.due(view.total)}</p>
          {view.total > view.round && <p>{texts.rounds(view.round)}</p>}
          <Button onClick={() => send({ type: 'pupil.reviewStarted' })}>
            {view.known > 0 ? texts.goOn : texts.start}
          </Button>
        </>
      );
  }
};

/** How much is due today. */
export const Today = (props: TodayProps) => (
  <section className={styles.today} aria-labelledby="today">
    <h2 id="today" className={styles.title}>
      {texts.title}
    </h2>
    {bodyOf(props)}
  </section>
);

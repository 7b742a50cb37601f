import { shallowEqual } from '@xstate/react';
import type { ExamSheet } from '#domain/learning/exam-sheet.types.ts';
import { taskAnchor } from '#ui/learning/exam/task-anchor.ts';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { ExamSessionActor } from './exam-session.actor.ts';
import { selectUnanswered } from './exam-session.view.ts';
import styles from './ExamSession.module.css';

const texts = examTexts.session;

/** Which tasks have an answer, and the way to each of them. */
export const AnswerCard = ({ sheet }: { readonly sheet: ExamSheet }) => {
  const waiting = ExamSessionActor.useSelector(selectUnanswered, shallowEqual);
  return (
    <nav className={styles.card} aria-label={texts.card}>
      <ol>
        {sheet.parts
          .flatMap(({ tasks }) => tasks)
          .map(({ id, number }) => {
            const isAnswered = !waiting.includes(id);
            return (
              <li key={id}>
                <a
                  href={`#${taskAnchor(number)}`}
                  data-answered={isAnswered}
                  aria-label={texts.cardItem(number, isAnswered)}
                >
                  {number}
                </a>
              </li>
            );
          })}
      </ol>
    </nav>
  );
};

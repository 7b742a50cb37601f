import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { Difficulty } from '#domain/learning/quiz.types.ts';
import type { LanguageSubject } from '#tutoring/exam/exam-order.types.ts';
import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
import type { BankQuestion } from '#tutoring/bank/bank-question.types.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import { questionFromBank } from '#tutoring/quiz/bank-question.maker.ts';
import type { MadeQuestion } from '#tutoring/quiz/made-question.types.ts';
import { TOPICS } from '#tutoring/topics/all-topics.ts';
import type { Topic } from '#tutoring/topics/topic.types.ts';

interface BankTask {
  readonly question: MadeQuestion;
  /** The topic's title. */
  readonly topic: string;
}

const EASIEST_FIRST: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const LAST_PRIMARY_CLASS = 8;

/** Questions of our own on what the exam asks, spread over its topics, the easiest first. Fewer where there are no more. */
export const bankTasks = (type: ExamType, subject: LanguageSubject, count: number, pick: Pick): readonly BankTask[] => {
  const topics = TOPICS.filter((topic) => topic.subject === subject && isAskedBy(type, topic));
  const bank = QUESTIONS[subject];
  const ofEach = shuffled(topics, pick).map(({ id, title }) => ({
    title,
    questions: shuffled(
      bank.filter(({ topic }) => topic === id),
      pick,
    ),
  }));
  const rounds = Math.max(0, ...ofEach.map(({ questions }) => questions.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    ofEach.flatMap(({ title, questions }) =>
      questions.slice(round, round + 1).map((question) => ({ title, question })),
    ),
  ).flat();
  return inTurn
    .slice(0, count)
    .toSorted((one, other) => rank(one.question) - rank(other.question))
    .map(({ title, question }) => ({
      topic: title,
      question: questionFromBank(question, 'multiple_choice', pick.int(1, 2 ** 31 - 1)),
    }));
};

const rank = ({ difficulty }: BankQuestion): number => EASIEST_FIRST.indexOf(difficulty);

/** The eighth-grade exam asks what the primary school teaches; matura whatever a pupil has learnt. */
const isAskedBy = (type: ExamType, { grades: [from, to] }: Topic): boolean =>
  type === 'egzamin_osmoklasisty' ? from <= LAST_PRIMARY_CLASS : to > LAST_PRIMARY_CLASS || from >= 4;

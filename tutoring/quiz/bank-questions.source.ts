import type { Difficulty } from '#domain/learning/quiz.types.ts';
import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
import type { BankQuestion } from '#tutoring/bank/bank-question.types.ts';
import { createPick, shuffled } from '#tutoring/families/pick.ts';
import { familiesOf } from '#tutoring/subjects/subject-families.ts';
import { familiesAbout } from '#tutoring/subjects/topic-families.rules.ts';
import { topicFinder, TOPICS } from '#tutoring/topics/all-topics.ts';
import type { Topic, TopicSubject } from '#tutoring/topics/topic.types.ts';
import { ofGrade } from '#tutoring/subjects/of-grade.rules.ts';
import type { QuestionSource, SourceOrder } from './quiz-order.types.ts';
import type { SchoolSubject } from '#tutoring/subjects/school-subject.reader.ts';
import { questionFromBank } from './bank-question.maker.ts';

const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** Our own questions on the topics that fit: first those as hard as ordered, then the nearest. */
export const bankQuestions: QuestionSource = function* (order) {
  const topics = new Set(fittingTopics(order).map(({ id }) => id));
  const pick = createPick(order.seed);
  const wanted = LEVELS.indexOf(order.difficulty);
  const distance = ({ difficulty }: BankQuestion): number => Math.abs(LEVELS.indexOf(difficulty) - wanted);
  const fitting = bankOf(order.subject).filter(({ topic }) => topics.has(topic));
  const inTurn = shuffled(fitting, pick).toSorted((one, other) => distance(one) - distance(other));
  for (const question of inTurn) {
    const seed = pick.int(1, 2 ** 31 - 1);
    yield (type) => questionFromBank(question, type, seed);
  }
};

const isInBank = (subject: SchoolSubject): subject is TopicSubject => subject in QUESTIONS;

const bankOf = (subject: SchoolSubject): readonly BankQuestion[] => (isInBank(subject) ? QUESTIONS[subject] : []);

const fittingTopics = ({ subject, topic, grade }: SourceOrder): readonly Topic[] => {
  if (topic === null)
    return ofGrade(
      TOPICS.filter((one) => one.subject === subject),
      grade,
    );
  const found = topicFinder().find(topic, grade);
  if (found !== undefined) return found.subject === subject ? [found] : [];
  // What may be meant counts only where no tasks are surely about it.
  const isOfFamilies = familiesAbout(topic, familiesOf(subject)).length > 0;
  return isOfFamilies
    ? []
    : topicFinder()
        .suggest(topic)
        .filter((one) => one.subject === subject);
};

import type { Difficulty as QuizDifficulty, QuestionType } from '#domain/learning/quiz.types.ts';
import type { Difficulty } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { createPick } from '#tutoring/families/pick.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { MadeQuestion } from './made-question.types.ts';
import { faultsOf } from './question-gate.rules.ts';
import { makeQuestion } from './question.maker.ts';
import { familiesOf } from './subject-families.ts';
import { familiesAbout } from './topic-families.rules.ts';

export interface QuizOrder {
  readonly subject: string;
  readonly topic: string | null;
  readonly grade: Grade | undefined;
  readonly count: number;
  readonly difficulty: QuizDifficulty;
  readonly types: readonly [QuestionType, ...QuestionType[]];
  /** The same quiz for the same seed. */
  readonly seed: number;
}

const LEVELS: Readonly<Record<QuizDifficulty, Difficulty>> = { easy: 1, medium: 2, hard: 3 };
/** A family whose answers are seldom single numbers may need several. */
const TRIES = 40;

/** What of the order nothing is known about: a subject in which nothing is calculated, a topic of which no family speaks. */
export const unknownOf = (order: QuizOrder): 'subject' | 'topic' | undefined => {
  const ofSubject = familiesOf(order.subject);
  if (ofSubject.length === 0) return 'subject';
  return fittingFamilies(order, ofSubject).length === 0 ? 'topic' : undefined;
};

/** Questions of all families that fit, in turn, no two of them the same; each has passed the gate. Fewer than ordered where a family has no more. */
export function* quizQuestions(order: QuizOrder): Generator<MadeQuestion> {
  const pick = createPick(order.seed);
  const inTurn = shuffled(fittingFamilies(order, familiesOf(order.subject)), (most) => pick.int(0, most));
  const tasks = new Set<string>();
  for (let turn = 0; tasks.size < order.count && turn < inTurn.length * TRIES; turn += 1) {
    const family = inTurn[turn % inTurn.length];
    const type = order.types[tasks.size % order.types.length];
    if (family === undefined || type === undefined) return;
    const question = makeQuestion({
      family,
      type,
      difficulty: LEVELS[order.difficulty],
      grade: order.grade,
      seed: pick.int(1, 2 ** 31 - 1),
    });
    if (question === undefined || tasks.has(taskOf(question)) || faultsOf(question).length > 0) continue;
    tasks.add(taskOf(question));
    yield question;
  }
}

const fittingFamilies = ({ topic, grade }: QuizOrder, families: readonly OpenFamily[]): readonly OpenFamily[] => {
  const about = topic === null || topic.trim() === '' ? families : familiesAbout(topic, families);
  const ofGrade = grade === undefined ? about : about.filter(({ grades: [from, to] }) => from <= grade && grade <= to);
  // Who names a topic of another class wants that topic.
  return ofGrade.length > 0 || topic === null ? ofGrade : about;
};

const taskOf = ({ question }: MadeQuestion): string => question.split('\n')[0] ?? '';

const shuffled = <Item>(items: readonly Item[], upTo: (most: number) => number): readonly Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(upTo(left.length - 1), 1));
};

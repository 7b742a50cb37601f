import type { Difficulty as QuizDifficulty } from '#domain/learning/quiz.types.ts';
import type { Difficulty } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { createPick, shuffled } from '#tutoring/families/pick.ts';
import { makeQuestion } from './question.maker.ts';
import { ofGrade } from '#tutoring/subjects/of-grade.rules.ts';
import type { QuestionSource, SourceOrder } from './quiz-order.types.ts';
import { familiesOf } from '#tutoring/subjects/subject-families.ts';
import { familiesAbout } from '#tutoring/subjects/topic-families.rules.ts';

const LEVELS: Readonly<Record<QuizDifficulty, Difficulty>> = { easy: 1, medium: 2, hard: 3 };
/** A family whose answers are seldom single numbers may need several. */
const TRIES = 40;

/** Tasks of all families that fit, in turn. */
export const familyQuestions: QuestionSource = function* (order) {
  const { difficulty, grade, seed } = order;
  const pick = createPick(seed);
  const inTurn = shuffled(fittingFamilies(order), pick);
  for (let turn = 0; turn < inTurn.length * TRIES; turn += 1) {
    const family = inTurn[turn % inTurn.length];
    if (family === undefined) return;
    const taskSeed = pick.int(1, 2 ** 31 - 1);
    yield (type) => makeQuestion({ family, type, difficulty: LEVELS[difficulty], grade, seed: taskSeed });
  }
};

const fittingFamilies = ({ subject, topic, grade }: SourceOrder): readonly OpenFamily[] => {
  const families = familiesOf(subject);
  return ofGrade(topic === null ? families : familiesAbout(topic, families), grade);
};

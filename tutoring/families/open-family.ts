import type { Grade } from '#tutoring/grade.types.ts';
import { isRightAnswer, resultText, valuesOf } from './answer.rules.ts';
import { brokenClaim } from './claims.rules.ts';
import type { Answer, Difficulty, Family, FamilySolution } from './family.types.ts';
import { wordsShared } from './data-likeness.rules.ts';
import { createPick } from './pick.ts';
import { sizesApart } from './told-size.rules.ts';
import type { FamilyTask, KnownMistake, WorkedTask } from './worked-task.types.ts';

/** A family whose data nobody outside needs to know. */
export interface OpenFamily {
  readonly id: string;
  readonly title: string;
  readonly grades: Family<never>['grades'];
  /** The task of a message, solved; throws what `solve` throws, and `UnsoundSolution`. */
  readonly read: (message: string, grade: Grade | undefined) => WorkedTask | undefined;
  readonly make: (seed: number, difficulty: Difficulty, grade: Grade | undefined) => WorkedTask;
}

/** So many are made, of which the one most like the pupil's is taken. */
const LOOKS = 12;

/** A solution that the second way does not confirm: it is not shown. */
export class UnsoundSolution extends Error {
  override readonly name = 'UnsoundSolution';

  constructor(family: string, what: string) {
    super(`${family}: ${what}`);
  }
}

export const openFamily = <Given>(family: Family<Given>): OpenFamily => {
  const make: OpenFamily['make'] = (seed, difficulty, grade) =>
    worked(family.make(createPick(seed), difficulty), difficulty, grade);

  const nearestInSize = (made: readonly Given[], told: string): Given =>
    made
      .map((one) => ({ one, apart: sizesApart(family.tell(one), told) }))
      .reduce((best, other) => (other.apart < best.apart ? other : best)).one;

  /** To make data and tell them costs less than to solve them; of polynomials, which are read as they are made, it is most of a try. */
  const madeLike = (given: Given, seed: number, difficulty: Difficulty): Given => {
    const looked = Array.from({ length: LOOKS }, (_, look) => family.make(createPick(seed * LOOKS + look), difficulty));
    const shared = looked.map((one) => wordsShared(one, given));
    const most = Math.max(...shared);
    const [first = given, ...others] = looked.filter((_one, look) => shared[look] === most);
    // Only every other pair: what is nearest in size is often of one kind, and another may be meant.
    return Math.floor(seed / 2) % 2 === 1 ? nearestInSize([first, ...others], family.tell(given)) : first;
  };

  const worked = (given: Given, difficulty: Difficulty, grade: Grade | undefined): WorkedTask => {
    const solution = family.solve(given, grade);
    assertSound(given, solution);
    const { answer, steps, proof, notice, nudge, setup, sentence, law, graph } = solution;
    const figure = family.figure?.(given);
    let mistakes: readonly KnownMistake[] | undefined;
    const task: FamilyTask = {
      kind: 'family',
      family: family.id,
      answer,
      ...(law === undefined ? {} : { law }),
      ...(graph === undefined ? {} : { graph }),
      mistakes: () => (mistakes ??= mistakesOn(given, answer)),
      like: (seed, other = difficulty) => worked(madeLike(given, seed, other), other, grade),
    };
    return {
      task,
      statement: family.tell(given),
      steps,
      result: resultText(answer) + (sentence === undefined ? '' : `. ${sentence}`),
      check: proof,
      values: valuesOf(answer),
      notice,
      nudge,
      ...(setup === undefined ? {} : { setup }),
      ...(figure === undefined ? {} : { figure }),
    };
  };

  const mistakesOn = (given: Given, answer: Answer): readonly KnownMistake[] =>
    family.mistakes.flatMap(({ id, says, leadsTo }) => {
      const answers = leadsTo(given)?.filter((one) => answer.kind !== 'number' || !isRightAnswer([one], answer));
      return answers === undefined || answers.length === 0 || isRightAnswer(answers, answer)
        ? []
        : [{ id, says, answers }];
    });

  const assertSound = (given: Given, solution: FamilySolution): void => {
    const broken = brokenClaim(solution);
    if (broken !== undefined)
      throw new UnsoundSolution(family.id, `${broken.sides.join(` ${broken.relation ?? '='} `)} does not hold`);
    if (!family.check(given, solution.answer))
      throw new UnsoundSolution(family.id, 'the second way finds another answer');
  };

  return {
    id: family.id,
    title: family.title,
    grades: family.grades,
    make,
    read: (message, grade) => {
      const given = family.read(message);
      return given === undefined ? undefined : worked(given, 2, grade);
    },
  };
};

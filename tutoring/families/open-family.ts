import type { Grade } from '#tutoring/grade.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { isRightAnswer, resultText, valuesOf } from './answer.rules.ts';
import { askedIn, askingFor, inAskedUnit } from './asked-unit.rules.ts';
import { assertSound } from './claims.rules.ts';
import { givenIn } from './denial.rules.ts';
import type { Answer, Difficulty, Family } from './family.types.ts';
import { createPick } from './pick.ts';
import { similarData } from './similar-data.maker.ts';
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

export const openFamily = <Given>(family: Family<Given>): OpenFamily => {
  const make: OpenFamily['make'] = (seed, difficulty, grade) =>
    worked(family.make(createPick(seed), difficulty), grade);

  const dataLike = similarData(family);

  function* tasksLike(
    given: Given,
    grade: Grade | undefined,
    unit: string | undefined,
    ...wish: Parameters<FamilyTask['alike']>
  ): Iterable<() => WorkedTask> {
    for (const data of dataLike(given, ...wish)) yield () => worked(data, grade, unit);
  }

  const worked = (given: Given, grade: Grade | undefined, unit?: string): WorkedTask => {
    const own = family.solve(given, grade);
    assertSound(family.id, own.steps, family.check(given, own.answer));
    const asked = unit === undefined ? undefined : inAskedUnit(own, unit);
    const solution = asked?.solution ?? own;
    const { answer, steps, proof, notice, nudge, setup, sentence, law, graph, sequence, trinomial } = solution;
    let mistakes: readonly KnownMistake[] | undefined;
    const task: FamilyTask = {
      kind: 'family',
      family: family.id,
      answer,
      law,
      graph,
      sequence,
      trinomial,
      mistakes: () => (mistakes ??= mistakesOn(given, answer, asked?.turned)),
      alike: (...wish) => tasksLike(given, grade, asked?.unit, ...wish),
    };
    return {
      task,
      statement: asked === undefined ? family.tell(given) : askingFor(asked.unit, family.tell(given)),
      steps,
      result: resultText(answer) + (sentence === undefined ? '' : `. ${sentence}`),
      check: proof,
      values: valuesOf(answer),
      notice,
      nudge,
      setup,
      figure: () => family.figure?.(given),
    };
  };

  const mistakesOn = (given: Given, answer: Answer, turned = (value: Exact): Exact => value): readonly KnownMistake[] =>
    family.mistakes.flatMap(({ id, says, leadsTo }) => {
      const said = leadsTo(given)?.map((one) => (typeof one === 'string' ? one : turned(one)));
      const answers = said?.filter((one) => answer.kind !== 'number' || !isRightAnswer([one], answer));
      return answers === undefined || answers.length === 0 || isRightAnswer(answers, answer)
        ? []
        : [{ id, says, answers }];
    });

  return {
    id: family.id,
    title: family.title,
    grades: family.grades,
    make,
    read: (message, grade) => {
      const given = givenIn(family, message);
      const asked = askedIn(message);
      if (given !== undefined) return worked(given, grade, asked.unit);
      const rest = asked.message === message ? undefined : givenIn(family, asked.message);
      if (rest === undefined) return undefined;
      const found = worked(rest, grade, asked.unit);
      return hasUnit(found, asked.unit) ? found : undefined;
    },
  };
};

const hasUnit = ({ task }: WorkedTask, unit: string | undefined): boolean =>
  task.kind === 'family' && task.answer.kind === 'number' && task.answer.unit === unit;

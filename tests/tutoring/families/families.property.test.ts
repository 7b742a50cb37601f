import { assert, constantFrom, integer, property, record, sample } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { figureBlock } from '#domain/learning/figure/figure-block.rules.ts';
import { hintText } from '#tutoring/dialogue/hint-levels.rules.ts';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { Answer, Difficulty } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational, exact, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { exampleFor, exerciseFor } from '#tutoring/families/example.rules.ts';
import { sizesApart } from '#tutoring/families/told-size.rules.ts';
import { judge } from '#tutoring/families/attempt.rules.ts';
import { typed } from '../lessons/typed.rules.ts';
import { numbersIn, spoils } from '#tutoring/families/spoiler.rules.ts';

/** `RUNS` tasks of each family. */
const RUNS = Number(process.env['RUNS'] ?? 60);
/** A hundred thousand tasks of all families are made and solved in each run. */
const SOLVED = Math.ceil(Number(process.env['SOLVED'] ?? 100_000) / FAMILIES.length);

const MADE = record({
  seed: integer({ min: 1, max: 2 ** 31 }),
  difficulty: constantFrom<Difficulty>(1, 2, 3),
});

interface Made {
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly worked: WorkedTask;
}

/** What the buttons below an answer say, and what pupils type who are lost: one-letter words and all. */
const WORDS = [
  learningTexts.hints.nextPrompt,
  learningTexts.hints.examplePrompt,
  'podpowiedź',
  'o co chodzi',
  'od czego zacząć',
  'z czego to wynika',
  'w jaki sposób',
  'i co teraz',
  'a dlaczego',
  'nie wiem o co tu chodzi',
  'u nas na lekcji było inaczej',
];

const ofFamily = ({ task }: WorkedTask): FamilyTask => {
  if (task.kind !== 'family') throw new Error(`${task.kind} is no family`);
  return task;
};

/** The text of a statement as a pupil copies it from the screen. */
const copied = (statement: string): string =>
  statement
    .replaceAll('$', '')
    .replaceAll('{,}', ',')
    .replace(/\\[ ,]|\\quad/g, ' ')
    .replaceAll('\\Rightarrow', '⇒')
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replaceAll('^2', '²')
    .replaceAll('^3', '³')
    .replaceAll('^\\circ', '°')
    .replaceAll('\\Omega', 'Ω')
    .replaceAll('\\cdot', '·');

const answerOf = (worked: WorkedTask | undefined): unknown => worked && ofFamily(worked).answer;

const written = (value: Exact): string | undefined => {
  const plain = asRational(value);
  return plain && (plain.d === 1n ? String(plain.s * plain.n) : `${plain.s * plain.n}/${plain.d}`);
};

/** What a pupil types who has the result, and who has missed it by one. Undefined for answers that are no plain numbers. */
const saidOf = (answer: Answer): { readonly right: string; readonly wrong: readonly string[] } | undefined => {
  if (answer.kind !== 'number' || answer.times !== undefined) return undefined;
  const { writtenAs } = answer;
  const unit =
    answer.isUnitNeeded === true && answer.unit !== undefined ? copied(` $${unitOf(answer.unit).latex}$`) : '';
  const [right, above, below] = [0, 1, -1].map((by) => {
    const number = written(sumOf(answer.value, exact(rational(by))));
    return number && number + unit;
  });
  if (right === undefined || above === undefined || below === undefined) return undefined;
  return {
    right: writtenAs?.[0].replace('.', ',') ?? right,
    wrong: answer.tolerance === undefined ? [above, below] : [],
  };
};

/** The number that a side of a line comes to; undefined where it holds letters. */
const calculatedSide = (side: string): number | undefined => {
  const plain = canonicalOf(side).replace(/@\S+|%/g, '');
  return /\d/.test(plain) && /^(?:[\d\s.+\-*/:^()]|sqrt)+$/.test(plain)
    ? ifWithinReach(() => approximately(plain))
    : undefined;
};

/** Less than what rounding to one place may differ by. */
const FAR = 0.011;

/** „F = 7 kg · 5 m/s² = 30 N”: the line with each number of its calculations raised by one, where that makes it false. */
const falseLines = (line: string): readonly string[] => {
  if (/→|[<>≤≥≠≈]|[,;] /.test(line)) return [];
  const sides = line.split(' = ');
  return sides.flatMap((side, place) => {
    if (calculatedSide(side) === undefined) return [];
    return [...side.matchAll(/(?<![\d,_^])\d+(?![\d,])/g)].flatMap(({ 0: number, index }) => {
      const raised = `${side.slice(0, index)}${Number(number) + 1}${side.slice(index + number.length)}`;
      const changed = sides.with(place, raised);
      const [first = 0, ...others] = changed.flatMap((one) => calculatedSide(one) ?? []);
      return others.some((other) => Math.abs(other - first) > FAR * Math.max(Math.abs(first), Math.abs(other)))
        ? [changed.join(' = ')]
        : [];
    });
  });
};

const isPraised = (verdict: Verdict | undefined): boolean => verdict?.kind === 'right' || verdict?.kind === 'solved';

/** Tasks with those that were made like them. */
const similar: (readonly [task: string, like: string])[] = [];

describe.each(FAMILIES.map((family): [string, OpenFamily] => [family.id, family]))('%s', (_id, family) => {
  /** Those of which each law is asked: making them costs more than most laws. */
  const tasks: Made[] = [];

  const ofEach = (holds: (worked: WorkedTask) => void, numRuns = RUNS): void => {
    expect(tasks.length).toBeGreaterThanOrEqual(numRuns);
    for (const { seed, difficulty, worked } of tasks.slice(0, numRuns))
      try {
        holds(worked);
      } catch (cause) {
        throw new Error(`The task of seed ${seed}, difficulty ${difficulty}`, { cause });
      }
  };

  beforeAll(() => {
    for (const { seed, difficulty } of sample(MADE, RUNS))
      tasks.push({ seed, difficulty, worked: family.make(seed, difficulty, family.grades[0]) });
  });

  it('makes tasks whose solution holds, line by line and found in a second way', () => {
    assert(
      property(MADE, ({ seed, difficulty }) => {
        expect(family.make(seed, difficulty, family.grades[0]).steps.length).toBeGreaterThan(0);
      }),
      { numRuns: Math.max(1, SOLVED - RUNS) },
    );
  });

  it('reads back what it tells', () => {
    ofEach((worked) =>
      expect(answerOf(family.read(copied(worked.statement), undefined))).toEqual(ofFamily(worked).answer),
    );
  });

  it('is the only family that reads its tasks', () => {
    ofEach(({ statement }) =>
      expect(
        FAMILIES.filter((other) => other.read(copied(statement), undefined) !== undefined).map(({ id }) => id),
      ).toEqual([family.id]),
    );
  });

  it('shows no number in a step that is not in its claims or in the task', () => {
    ofEach(({ steps, statement }) => {
      const given = [
        ...numbersIn(statement),
        ...steps.flatMap(({ shown }, index) => (index > 0 ? numbersIn(steps[index - 1]?.shown ?? shown) : [])),
      ];
      for (const { shown, claims = [] } of steps) {
        const claimed = claims.flatMap(({ sides }) => [
          ...sides.flatMap((side) => numbersIn(side.replace(/[()]/g, ' '))).map(Number),
          ...sides.flatMap((side) => {
            try {
              return [Math.abs(approximately(side))];
            } catch {
              return [];
            }
          }),
        ]);
        const known = [...given.map(Number), ...claimed];
        expect(
          numbersIn(shown)
            .map(Number)
            .filter((number) => !known.some((one) => Math.abs(one - number) < 1e-6 * Math.max(1, number))),
        ).toEqual([]);
      }
    });
  });

  it('writes LaTeX without the line breaks and tabs that a lost backslash makes of it', () => {
    ofEach(({ steps }) => {
      const lines = steps.flatMap(({ shown, prepared = '' }) => [shown, prepared]);
      expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
    });
  });

  it('checks each result in another way for the pupil to see', () => {
    ofEach(({ statement, check = '' }) => {
      expect([statement, check]).toEqual([statement, expect.stringMatching(/.\.$/su)]);
      // What could not be calculated would be seen in it.
      expect(check).not.toMatch(/undefined|NaN|Infinity|\$\$/);
    });
  });

  it('gives three hints that do not give the result away', () => {
    ofEach((worked) => {
      for (const level of [1, 2, 3] as const) expect(spoils(hintText(level, worked, worked), worked)).toBe(false);
    });
  });

  it('shows in the third hint the line that is to be written first, and none behind it', () => {
    ofEach((worked) => {
      const [, line] =
        /(?:Ten krok zapisz tak|Po tym kroku powinno być):\n\n\$\$(.+?)\$\$/s.exec(hintText(3, worked, worked)) ?? [];
      const [first] = worked.steps;
      expect([undefined, first?.prepared, first?.shown]).toContain(line);
    });
  });

  it('says another thing in each hint', () => {
    ofEach((worked) => {
      const hints = ([1, 2, 3] as const).map((level) =>
        hintText(level, worked, worked).replace(/^.*\n\n(?:Zacznij tak: )?/, ''),
      );
      expect([worked.statement, new Set(hints).size]).toEqual([worked.statement, 3]);
    });
  });

  it('shows a similar task, unless each would have the result in it, and another one to practise on', () => {
    expect(tasks.some(({ worked }) => exampleFor(worked) !== undefined)).toBe(true);
    ofEach(
      (worked) => {
        const [example, exercise] = [exampleFor(worked)?.statement, exerciseFor(worked)?.statement];
        expect([undefined, worked.statement, example]).not.toContain(exercise);
        for (const like of [example, exercise]) if (like !== undefined) similar.push([worked.statement, like]);
      },
      Math.ceil(RUNS / 20),
    );
  });

  it('knows at least three mistakes that lead elsewhere', () => {
    const known = new Set<string>();
    ofEach((worked) =>
      ofFamily(worked)
        .mistakes()
        .forEach(({ id }) => known.add(id)),
    );
    expect(known.size).toBeGreaterThanOrEqual(3);
  });

  it('names a mistake to whoever makes it', () => {
    ofEach(
      (worked) => {
        const { answer, mistakes } = ofFamily(worked);
        if (answer.kind !== 'number' || answer.times !== undefined || answer.writtenAs !== undefined) return;
        const known = mistakes();
        const said = known.flatMap(({ answers }) =>
          answers.map((one) => (typeof one === 'string' ? one : written(one))),
        );
        const unnamed = said.filter((reply) => {
          const verdict = reply === undefined ? undefined : judge(reply, worked, worked);
          return verdict?.kind === 'wrong' && !known.some(({ says }) => says === verdict.suspicion);
        });
        expect([worked.statement, unnamed]).toEqual([worked.statement, []]);
      },
      Math.ceil(RUNS / 3),
    );
  });

  it('says of no mistake what the result is', () => {
    ofEach((worked) =>
      expect(
        ofFamily(worked)
          .mistakes()
          .filter(({ says }) => spoils(says, worked)),
      ).toEqual([]),
    );
  });

  it('takes its own result for solved, and nothing beside it', () => {
    ofEach((worked) => {
      const said = saidOf(ofFamily(worked).answer);
      if (said === undefined) return;
      expect([worked.statement, judge(said.right, worked, worked)?.kind]).toEqual([worked.statement, 'solved']);
      for (const reply of said.wrong)
        expect([worked.statement, reply, judge(reply, worked, worked)?.kind]).not.toEqual([
          worked.statement,
          reply,
          'solved',
        ]);
    });
  });

  it('takes what the task says for no answer', () => {
    ofEach((worked) => {
      const { statement, result, values } = worked;
      const isAmong = (text: string): boolean => values.some((value) => written(value) === text.trim());
      const asked = [...statement.matchAll(/\$([^$]+)\$/g)]
        .map(([, formula = '']) => formula)
        .filter((formula) => !result.includes(formula))
        .filter((formula) => !isAmong(copied(formula)));
      const solved = asked.filter(
        (formula) => judge(replyNotation(copied(formula)), worked, worked)?.kind === 'solved',
      );
      expect([statement, solved]).toEqual([statement, []]);
    });
  });

  it('takes each line of its own solution for right, but a number alone', () => {
    ofEach(
      (worked) => {
        const lines = worked.steps.map(({ shown }) => shown).filter((shown) => !/^-?\d+$|\\begin/.test(shown));
        const refused = lines
          .flatMap((shown) => [`$${shown}$`, `mam ${copied(shown)}`])
          .filter((reply) => judge(replyNotation(reply), worked, worked)?.kind === 'wrong');
        expect([worked.statement, refused]).toEqual([worked.statement, []]);
      },
      Math.ceil(RUNS / 3),
    );
  });

  it('takes no line of its own solution for right in which one number has become another (D73)', () => {
    ofEach(
      (worked) => {
        const praised = worked.steps
          .flatMap(({ shown }) => falseLines(typed(shown)))
          .filter((line) => isPraised(judge(replyNotation(line), worked, worked)));
        expect([worked.statement, praised]).toEqual([worked.statement, []]);
      },
      Math.ceil(RUNS / 15),
    );
  });

  it('takes no words without mathematics for an attempt', () => {
    const { grades } = family;
    const worked = family.make(1, 2, grades[0]);
    const judged = WORDS.map((words) => [words, judge(words, worked, worked)?.kind]);
    expect(judged).toEqual(WORDS.map((words) => [words, undefined]));
  });

  it('takes its formula alone for a step, and not the formula with one more quantity', () => {
    ofEach((worked) => {
      const { law } = ofFamily(worked);
      if (law === undefined) return;
      const judged = [law.notation, `${law.notation} + ${law.symbol}`].map(
        (notation) => judge(`${law.symbol} = ${notation}`, worked, worked)?.kind,
      );
      expect([worked.statement, ...judged]).toEqual([worked.statement, 'right', 'wrong']);
    });
  });

  it('makes tasks that differ', () => {
    const statements = new Set<string>();
    for (let seed = 1; seed <= 20; seed += 1) statements.add(family.make(seed, 2, family.grades[0]).statement);
    expect(statements.size).toBeGreaterThanOrEqual(12);
  });

  it('draws figures that can be drawn', () => {
    ofEach((worked) => {
      const figure = worked.figure?.();
      expect(figure === undefined ? '' : figureBlock(figure)).not.toBeNull();
    });
  });
});

/** Of the very kind there is not always one of like size: units and powers go far. */
const FIVE_FOLD = 0.7;

describe('the similar tasks of all families', () => {
  it('have numbers as great as the task, nineteen of twenty', () => {
    const far = similar.filter(([task, like]) => sizesApart(task, like) > FIVE_FOLD);
    expect(far.length).toBeLessThanOrEqual(similar.length / 20);
  });
});

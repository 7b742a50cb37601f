import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { dialogue, HELP_REQUESTS, lastReply, resultOf } from './pupil.ts';
import { names } from './spoken-numbers.ts';

const RUNS = { numRuns: Number(process.env['RUNS'] ?? 80) };
const small = fc.integer({ min: -12, max: 12 });
const nonZero = small.filter((number) => number !== 0);

const term = (coefficient: number, letter: string): string =>
  `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient)}${letter}`;
const sum = (...terms: readonly string[]): string => terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-');

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : greatestCommonDivisor(other, one % other);
const fraction = (top: number, bottom: number): string => {
  const divisor = greatestCommonDivisor(top, bottom) * Math.sign(bottom);
  const [numerator, denominator] = [top / divisor, bottom / divisor];
  if (denominator === 1) return `${numerator}`;
  return `${numerator < 0 ? '-' : ''}\\frac{${Math.abs(numerator)}}{${denominator}}`;
};

/** ax + b = cx + d with a root chosen beforehand. */
const linear = fc
  .record({ a: nonZero, b: small, c: small, root: small })
  .filter(({ a, c }) => a !== c)
  .map(({ a, b, c, root }) => ({ a, b, c, d: (a - c) * root + b, root }))
  .map((parts) => ({
    ...parts,
    task: `${sum(term(parts.a, 'x'), term(parts.b, ''))} = ${sum(term(parts.c, 'x'), term(parts.d, ''))}`,
  }));

const quadratic = fc
  .record({ k: nonZero.filter((k) => Math.abs(k) <= 3), one: small, other: small })
  .map(({ k, one, other }) => ({
    roots: [Math.min(one, other), Math.max(one, other)] as const,
    task: `${sum(term(k, 'x^2'), term(-k * (one + other), 'x'), term(k * one * other, ''))} = 0`,
  }));

const system = fc
  .record({ a: nonZero, b: nonZero, c: nonZero, d: nonZero, x: small, y: small })
  .filter(({ a, b, c, d }) => a * d !== b * c)
  .map(({ a, b, c, d, x, y }) => ({
    x,
    y,
    task: `${sum(term(a, 'x'), term(b, 'y'))} = ${a * x + b * y}; ${sum(term(c, 'x'), term(d, 'y'))} = ${c * x + d * y}`,
  }));

const positive = fc.integer({ min: 1, max: 12 });
const fractionTask = fc
  .record({
    a: positive,
    b: fc.integer({ min: 2, max: 12 }),
    c: positive,
    d: fc.integer({ min: 2, max: 12 }),
    operator: fc.constantFrom(...(['+', '-', '·', ':'] as const)),
  })
  .map(({ a, b, c, d, operator }) => {
    const top = { '+': a * d + c * b, '-': a * d - c * b, '·': a * c, ':': a * d }[operator];
    const bottom = operator === ':' ? b * c : b * d;
    return { top, bottom, task: `${a}/${b} ${operator} ${c}/${d}` };
  });

const percentTask = fc
  .record({ percent: fc.integer({ min: 1, max: 150 }), whole: fc.integer({ min: 1, max: 2000 }) })
  .map(({ percent, whole }) => ({ value: (percent * whole) / 100, task: `ile to ${percent}% z ${whole}` }));

/** (x + p)² = x² + qx + r with a root chosen beforehand: the squares fall out on the way. */
const vanishingSquare = fc
  .record({ p: nonZero, q: small, root: small })
  .filter(({ p, q }) => 2 * p !== q)
  .map(({ p, q, root }) => ({
    root,
    task: `(x ${term(p, '')})^2 = ${sum('+ x^2', term(q, 'x'), term(p * p + (2 * p - q) * root, ''))}`,
  }));

/** Left minus right of a line of a solution. */
const gapAt = (line: string, x: number): number => {
  const [left = '', right = ''] = line.replace(/\^\{2\}/g, '^2').split(' = ');
  return approximately(left, { x }) - approximately(right, { x });
};

describe('a task built from a chosen solution', () => {
  it('linear: each line has the root of the equation and no other, also where a square falls out', () => {
    fc.assert(
      fc.property(vanishingSquare, ({ task, root }) => {
        const found = taskIn(task, 11);
        const lines = found.kind === 'task' ? found.worked.steps.map(({ shown }) => shown) : [];
        expect(lines.at(-1)).toMatch(new RegExp(`^x = (?:.* = )?${root}$`));
        const equations = lines.filter((one) => !one.startsWith('x = '));
        // Nobody divides while a square is there.
        expect(equations.at(-1)).not.toContain('^');
        for (const line of equations)
          expect([line, [root, root + 1, root - 2].map((x) => gapAt(line, x) === 0)]).toEqual([
            line,
            [true, false, false],
          ]);
      }),
      { numRuns: 300 },
    );
  });

  it('linear: exactly the chosen root is found', () =>
    fc.assert(
      fc.asyncProperty(linear, async ({ task, root }) => {
        expect(await resultOf(task)).toEqual(`x = ${root}`);
      }),
      RUNS,
    ));

  it('linear: a fractional root stays a fraction', () =>
    fc.assert(
      fc.asyncProperty(
        nonZero.filter((a) => a !== 1),
        small,
        small,
        async (a, b, d) => {
          const [first] = (await resultOf(`${sum(term(a, 'x'), term(b, ''))} = ${d}`)).split(' = ').slice(1);
          expect(first).toEqual(fraction(d - b, a));
        },
      ),
      RUNS,
    ));

  it('quadratic: exactly the chosen roots are found', () =>
    fc.assert(
      fc.asyncProperty(quadratic, async ({ task, roots: [one, other] }) => {
        expect(await resultOf(task)).toEqual(one === other ? `x = ${one}` : `x_1 = ${one} oraz x_2 = ${other}`);
      }),
      RUNS,
    ));

  it('system: exactly the chosen pair is found', () =>
    fc.assert(
      fc.asyncProperty(system, async ({ task, x, y }) => {
        expect(await resultOf(task)).toEqual(`x = ${x} i y = ${y}`);
      }),
      RUNS,
    ));

  it('fractions: the result is exact and in lowest terms', () =>
    fc.assert(
      fc.asyncProperty(fractionTask, async ({ task, top, bottom }) => {
        expect((await resultOf(task)).split(' = ')[0]).toEqual(fraction(top, bottom));
      }),
      RUNS,
    ));
});

const claimsRoot = (text: string, letter: string, value: number): boolean =>
  new RegExp(
    `(?<!\\d|[-+] )${letter}(?:_\\{?\\d\\}?)? *= *${value < 0 ? '-' : ''}${Math.abs(value)}(?![\\d.,{x])`,
  ).test(text.replaceAll('$', ''));

const hintsFor = async (task: string): Promise<readonly string[]> =>
  (await dialogue('tutor', [task, ...HELP_REQUESTS, 'nie wiem', 'dalej'])).map(({ content }) => content);

const isExample = (message: string): boolean => message.includes('**Podobny przykład**');

describe('the Tutor never gives the result away (S2 §1.9)', () => {
  const linearOrOther = fc.oneof(
    linear.map(({ task, root }) => ({ task, hidden: [['x', root]] as const })),
    quadratic.map(({ task, roots }) => ({ task, hidden: roots.map((root) => ['x', root] as const) })),
    system.map(({ task, x, y }) => ({
      task,
      hidden: [
        ['x', x],
        ['y', y],
      ] as const,
    })),
  );

  it('in equations and systems: neither as a number in a hint nor as „x = …” anywhere', () =>
    fc.assert(
      fc.asyncProperty(linearOrOther, async ({ task, hidden }) => {
        const messages = await hintsFor(task);
        const hints = messages.filter((message) => !isExample(message));
        const leaks = hidden.flatMap(([letter, value]) => [
          ...messages.filter((message) => claimsRoot(message, letter, value)),
          ...hints.filter((message) => names(message, value, task)),
        ]);
        expect({ task, leaks }).toEqual({ task, leaks: [] });
      }),
      RUNS,
    ));

  it('in calculations and percentages: in no message of any level', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fractionTask.map(({ task, top, bottom }) => ({ task, value: top / bottom })),
          percentTask,
        ),
        async ({ task, value }) => {
          const leaks = (await hintsFor(task)).filter((message) => names(message, value, task));
          expect({ task, leaks }).toEqual({ task, leaks: [] });
        },
      ),
      RUNS,
    ));

  it('the similar example has another task and another result', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(linear, quadratic, system, fractionTask, percentTask), async ({ task }) => {
        const example = (await hintsFor(task)).find(isExample) ?? '';
        const result = /^Wynik: (.*)\.$/m.exec(example)?.[1]?.replaceAll('$', '');
        expect([result === undefined, result === (await resultOf(task))]).toEqual([false, false]);
      }),
      RUNS,
    ));

  it('the detector sees a leak where there is one', () => {
    expect([
      names('to $4$', 4, '2x + 3 = 11'),
      names('to $\\frac{5}{6}$', 5 / 6, '1/2 + 1/3'),
      names('to $1{,}5$', 1.5, '3 : 2'),
      claimsRoot('$x = 4$', 'x', 4),
    ]).toEqual([true, true, true, true]);
  });
});

const answerTo = async (task: string, step: string): Promise<'right' | 'solved' | 'wrong' | string> => {
  const reply = await lastReply('tutor', [task, step]);
  if (reply.startsWith('**Brawo')) return 'solved';
  if (reply.startsWith('Bardzo dobrze!')) return 'right';
  return reply.startsWith('Coś się tu jeszcze nie zgadza.') ? 'wrong' : reply;
};

describe('the pupil’s own step', () => {
  it('an equivalent linear equation is accepted, the same with one number changed is questioned', () =>
    fc.assert(
      fc.asyncProperty(linear, nonZero, async ({ task, a, b, c, d }, error) => {
        const step = (right: number): string => `mam ${sum(term(a - c, 'x'))} = ${right}`;
        const isAnswer = a - c === 1;
        expect([
          await answerTo(task, step(d - b).replace(' 1x', ' x')),
          await answerTo(task, step(d - b + error)),
        ]).toEqual([isAnswer ? 'solved' : 'right', 'wrong']);
      }),
      RUNS,
    ));

  it('the root is celebrated, any other number is questioned', () =>
    fc.assert(
      fc.asyncProperty(linear, nonZero, async ({ task, root }, error) => {
        expect([await answerTo(task, `x = ${root}`), await answerTo(task, `x = ${root + error}`)]).toEqual([
          'solved',
          'wrong',
        ]);
      }),
      RUNS,
    ));

  it('both roots of a quadratic equation are celebrated, a foreign one is questioned', () =>
    fc.assert(
      fc.asyncProperty(quadratic, nonZero, async ({ task, roots: [one, other] }, error) => {
        fc.pre(one + error !== other);
        expect([
          await answerTo(task, `x1 = ${one}, x2 = ${other}`),
          await answerTo(task, `x = ${one + error} lub x = ${other}`),
        ]).toEqual(['solved', 'wrong']);
      }),
      RUNS,
    ));

  it('the pair of a system is celebrated, a changed one is questioned', () =>
    fc.assert(
      fc.asyncProperty(system, nonZero, async ({ task, x, y }, error) => {
        expect([
          await answerTo(task, `x = ${x}, y = ${y}`),
          await answerTo(task, `x = ${x + error}, y = ${y}`),
        ]).toEqual(['solved', 'wrong']);
      }),
      RUNS,
    ));

  it('the value of a fraction task is celebrated in lowest terms and questioned when changed', () =>
    fc.assert(
      fc.asyncProperty(fractionTask, nonZero, async ({ task, top, bottom }, error) => {
        const divisor = greatestCommonDivisor(top, bottom);
        const written = (numerator: number): string =>
          bottom / divisor === 1 ? `${numerator}` : `${numerator}/${bottom / divisor}`;
        expect([
          await answerTo(task, `wyszło ${written(top / divisor)}`),
          // By whole thousands: still in lowest terms, and no number on the way to it, which would be progress (D64).
          await answerTo(task, `wyszło ${written(top / divisor + (error * 1000 * bottom) / divisor)}`),
        ]).toEqual(['solved', 'wrong']);
      }),
      RUNS,
    ));
});

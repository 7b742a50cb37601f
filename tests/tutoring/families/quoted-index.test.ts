import { describe, expect, it } from 'vitest';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { verdictOn } from './verdicts.ts';

const TENTH = 'W ciągu arytmetycznym a1 = 3, r = 4. Oblicz a10';
const FORMULA = 'Podaj wzór ogólny ciągu arytmetycznego 4, 6, 8, …';
const SUM = 'Oblicz sumę 10 początkowych wyrazów ciągu arytmetycznego, w którym a1 = 2 i r = 3';
const FIRST_AND_DIFFERENCE = 'W ciągu arytmetycznym a2 = 6 i a6 = 14. Wyznacz r i a1.';

/** What is pointed at as wrong. */
const quoteOf = (verdict: Verdict | undefined) => (verdict?.kind === 'wrong' ? verdict.step : verdict?.kind);

describe('a wrong line is quoted with the index of its term', () => {
  it.each([
    [TENTH, 'a_10 = 40', 'a_{10} = 40'],
    [TENTH, 'a_{10}=40', 'a_{10} = 40'],
    [TENTH, 'a10 = 40', 'a_{10} = 40'],
    [TENTH, 'a₁₀ = 40,5', 'a_{10} = 40{,}5'],
    [TENTH, 'a_10 = a_1 + 10r', 'a_{10} = a_{1} + 10r'],
    [FORMULA, 'aₙ = 2n + 3', 'a_{n} = 2n + 3'],
    [FORMULA, 'a_n = 2n + 3', 'a_{n} = 2n + 3'],
    [SUM, 'S_10 = 100', 'S_{10} = 100'],
    [FIRST_AND_DIFFERENCE, 'a_1 = 5, r = 3', 'a_{1} = 5'],
    ['x^2 - 5x + 6 = 0', 'x_1 = 2, x_2 = 4', 'x_{2} = 4'],
  ])('%s: „%s”', (task, reply, step) => {
    expect(quoteOf(verdictOn(task, reply, 11))).toBe(step);
  });

  it('a line of the solution is right with an index of either spelling', () => {
    const task = 'W ciągu arytmetycznym a_3 = 14 i a_6 = 20. Podaj wzór ogólny tego ciągu.';
    const lines = ['3r = a_6 - a_3 = 20 - 14 = 6', '3r = a_{6} - a_{3} = 20 - 14 = 6'];
    expect(lines.map((line) => verdictOn(task, line, 11)?.kind)).toEqual(['right', 'right']);
  });

  it('without an index there is none', () => {
    expect(quoteOf(verdictOn('2x + 3 = 11', 'x = 5'))).toBe('x = 5');
  });
});

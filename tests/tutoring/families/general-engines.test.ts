import { describe, expect, it } from 'vitest';
import { exampleFor, exerciseFor } from '#tutoring/families/example.rules.ts';
import { suspicionOn, workedOn } from './verdicts.ts';

const SYSTEM = 'x+y=10 i x-y=2';

it.each([
  ['turned around', SYSTEM, '4 i 6', 'Sprawdź, która z liczb należy do której niewiadomej.'],
  [
    'fulfilling the second equation only',
    '3a+2b=12 a-b=-1',
    '3 i 4',
    'Wstaw obie liczby do pierwszego równania: $3 \\cdot 3 + 2 \\cdot 4$ to nie $12$.',
  ],
  ['twice as large', SYSTEM, '12 i 8', 'Wstaw obie liczby do pierwszego równania: $12 + 8$ to nie $10$.'],
  [
    'fulfilling the first equation only',
    SYSTEM,
    '7 i 3',
    'Wstaw obie liczby do drugiego równania: $7 - 3$ to nie $2$.',
  ],
])('a pair of a system %s: %s, „%s”', (_, task, reply, remark) => {
  expect(suspicionOn(task, reply)).toBe(remark);
});

describe('a calculation like one of the first classes', () => {
  it.each(['10-2*3+4', '7 + 8', '15-7', '42:6', '20-4*3+5'])('stays above zero: %s', (task) => {
    const worked = workedOn(task, 4);
    const shown = [exampleFor(worked), exerciseFor(worked)].map((like) =>
      [like?.statement, ...(like?.steps ?? []).map((step) => step.shown)].join(' '),
    );
    expect(shown.map((text) => [text.length > 0, /(?:^|[$(=] ?)-\d/.exec(text)])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it('crosses ten where the task does', () => {
    expect(exampleFor(workedOn('7 + 8'))?.steps[0]?.why).toContain('do pełnej dziesiątki');
    expect(exampleFor(workedOn('13 - 6'))?.steps[0]?.why).toContain('do pełnej dziesiątki');
  });
});

describe('a calculation with a usual mistake', () => {
  it('names the operation that was done too early', () => {
    expect(['28', '0'].map((reply) => suspicionOn('10-2*3+4', reply, 4))).toEqual([
      expect.stringContaining('od lewej do prawej. Które z nich ma pierwszeństwo'),
      expect.stringContaining('Dodawanie nie ma pierwszeństwa'),
    ]);
  });
});

describe('an equation', () => {
  it('is multiplied by its denominator before like terms are collected', () => {
    expect(workedOn('x/3 + x/2 = 10').steps.map(({ shown }) => shown)).toEqual([
      '2x + 3x = 60',
      '5x = 60',
      'x = 60 : 5 = 12',
    ]);
    expect(workedOn('x/2 - (x-1)/3 = 1').steps[0]?.shown).toBe('3x - 2x + 2 = 6');
  });
});

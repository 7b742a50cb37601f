import { describe, expect, it } from 'vitest';
import { exampleFor, exerciseFor } from '#tutoring/families/example.rules.ts';
import { isOnOwnData, isSilent } from '#tutoring/families/example-silence.rules.ts';
import type { Solution } from '#tutoring/families/worked-task.types.ts';
import { workedOn } from './families/verdicts.ts';

/** How a statement is written, whatever its numbers are. */
const shapeOf = (statement = ''): string => statement.replaceAll('{,}', ',').replace(/(?<!\^\{)\d+(?:,\d+)?/g, '#');

const similarTo = (task: string): readonly (Solution | undefined)[] => {
  const worked = workedOn(task);
  return [exampleFor(worked), exerciseFor(worked)];
};

const resultOf = (task: string): string => exampleFor(workedOn(task))?.result ?? '';

describe('a task similar to one that is written in signs', () => {
  it.each([
    '5x - 3 = 2x + 12',
    '12 = 3x',
    '7 - x = 3',
    '10 - 3x = 4',
    'x/2 + x/3 = 10',
    'x/2 - (x-1)/3 = 1',
    '(x+1)/2 = (x-2)/3',
    '2(x-1) + 3 = 7',
    '2(x-1) = 3(x+2)',
    'x(x+3) = x^2 + 9',
    '(x-2)(x+2) = x^2 - 2x',
    '0,5x + 1,5 = 4',
    '2x + 3x = 10',
    '2x^2 - 5x + 2 = 0',
    'x^2 = x + 6',
    '(x-3)^2 = 16',
    '(2x-1)(x+3) = 0',
    'y=2x i x+y=9',
    'x=y+2 i 2x+y=10',
    '3x+2y=7 i 5x-4y=2',
    'x/2+y=4 i x-y=2',
    '2(x+y)=10 i x-y=1',
  ])('is written like it: %s', (task) => {
    const shape = shapeOf(workedOn(task).statement);
    expect(similarTo(task).map((like) => shapeOf(like?.statement))).toEqual([shape, shape]);
  });

  it.each(['x^2 - 3x = 0', 'x^2 = 5x', '3x^2 = 12x', 'x(x-3) = 0'])(
    'is written like %s where one practises on it: an example would say the root zero',
    (task) => {
      const [example, exercise] = similarTo(task);
      expect([example?.result.includes('= 0$'), shapeOf(exercise?.statement)]).toEqual([
        false,
        shapeOf(workedOn(task).statement),
      ]);
    },
  );

  it.each(['√75 : √3', '√50 : √2', '√8 · √2', '√12 · √3', '√(9+16)', '√(25-9)', '√(4·9)', '2√3 · √3'])(
    'comes to a whole number by roots like those of %s',
    (task) => {
      const shape = shapeOf(workedOn(task).statement);
      expect(similarTo(task).map((like) => [shapeOf(like?.statement), like?.result.replace(/\d+/, '#')])).toEqual([
        [shape, '$#$'],
        [shape, '$#$'],
      ]);
    },
  );

  it('adds roots that come to one root, like those of √18 + √2', () => {
    const [one = '', other = ''] = similarTo('√18 + √2').map((like) => like?.result);
    expect([one, other].map((result) => result.replaceAll(/\d+/g, '#'))).toEqual(['$#\\sqrt{#}$', '$#\\sqrt{#}$']);
  });

  it('keeps the squares that cancel', () => {
    expect(shapeOf(exampleFor(workedOn('(x+1)^2 = x^2 + 5'))?.statement)).toBe(
      shapeOf(workedOn('(x+1)^2 = x^2 + 5').statement),
    );
  });

  it.each([
    ['2x + 3 = 2x + 5', 'tożsamościowe'],
    ['2(x+1) = 2x + 2', 'sprzeczne'],
    ['x+y=3 i x+y=5', 'nieoznaczony'],
    ['2x+y=5 i 4x+2y=7', 'nieoznaczony'],
    ['x+2y=5 i 3x+6y=15', 'sprzeczny'],
    ['x^2 + 4 > 0', '\\emptyset'],
  ])('loses its unknown as well where that of %s is lost, and says the other verdict', (task, verdict) => {
    expect(resultOf(task)).toContain(verdict);
  });

  it('has not always the same answer', () => {
    const tasks = [
      '2x + 3 = 11',
      'x + 5 = 12',
      '3x - 4 = 8',
      '6x + 1 = 13',
      '5x - 3 = 2x + 12',
      '4x = 20',
      '9 - x = 5',
    ];
    expect(new Set(tasks.map((task) => resultOf(task))).size).toBeGreaterThanOrEqual(4);
  });

  it.each(['x - 250 = 750', 'x+y=100 i x-y=20'])('has round numbers where that has: %s', (task) => {
    const numbers = similarTo(task).flatMap((like) => like?.statement.match(/\d+/g) ?? []);
    expect(numbers.filter((number) => number.length > 1 && !number.endsWith('0'))).toEqual([]);
  });
});

describe('what an example may hold', () => {
  it('are the 2 and 4 of a formula, though they are the result', () => {
    expect(isSilent(workedOn('x^2 - 9x + 8 = 0'), workedOn('x^2 - 6x + 8 = 0'))).toBe(true);
    expect(isSilent(workedOn('x^2 - 5x + 6 = 0'), workedOn('x^2 - 6x + 8 = 0'))).toBe(false);
  });

  it('is all of something, though the result is 100%', () => {
    expect(
      isSilent(
        workedOn('jakim procentem liczby 40 jest liczba 10'),
        workedOn('jakim procentem liczby 30 jest liczba 30'),
      ),
    ).toBe(true);
  });

  it('is not the pupil’s own result', () => {
    expect(isSilent(workedOn('2 + 3'), workedOn('1 + 4'))).toBe(false);
  });
});

describe('an example on the data of the pupil', () => {
  it.each([
    ['Oblicz pole koła o promieniu $5$.', 'Oblicz obwód koła o promieniu $5$.', true],
    ['Oblicz pole koła o promieniu $5$.', 'Oblicz pole koła o promieniu $6$.', false],
    ['Przyprostokątne mają $6$ i $8$.', 'Pole trójkąta o przyprostokątnych $8$ i $6$.', true],
    ['Przyprostokątne mają $6$ i $8$.', 'Przyprostokątne mają $6$ i $9$.', false],
    ['Uprość $a + b$.', 'Uprość $x + y$.', true],
    ['Uprość $a + b$.', 'Uprość $x + x$.', false],
    ['Uprość $6a - 2a$.', 'Uprość $6x - 2x$.', true],
    ['Oblicz $5^{2}$.', 'Oblicz $6^{2}$.', false],
    ['Oblicz $2{,}5 + 3$.', 'Oblicz $2 + 5 + 3$.', false],
  ])('%s with %s: %s', (original, example, isOwn) => {
    expect(isOnOwnData(example, original)).toBe(isOwn);
  });
});

import { describe, expect, it } from 'vitest';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { workOut } from '#tutoring/families/worked-task.solver.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { DivisionByZero } from '#tutoring/mathematics/rational.ts';
import { readTask } from '#tutoring/families/task.reader.ts';
import { FIRST_MESSAGES } from '../corpus/whole-corpus.ts';
import { workedOn } from '../families/verdicts.ts';

/** What the general engines make of a message; undefined where they do not treat it. */
const readingOf = (message: string): string | undefined => {
  const reading = readTask(message);
  if (reading.kind === 'untreated' || reading.isFirstOfMany) return undefined;
  try {
    return workOut(reading.task, 'high').statement;
  } catch (thrown) {
    if (thrown instanceof BeyondReach || thrown instanceof DivisionByZero) return undefined;
    throw thrown;
  }
};

const SPOTS = /(?<![\d.,/^_a-zA-Z:])\d/g;

describe('a number more', () => {
  it.each(['7 ', '13 i '])('„%s” before any number of a message makes another task of it, or none', (more) => {
    const treated = FIRST_MESSAGES.flatMap(({ message }) => {
      const reading = readingOf(message);
      return reading === undefined ? [] : [{ message, reading }];
    });
    const ignored = treated.flatMap(({ message, reading }) =>
      [...message.matchAll(SPOTS)]
        .map(({ index }) => message.slice(0, index) + more + message.slice(index))
        .filter((longer) => readingOf(longer) === reading),
    );
    expect(treated.length).toBeGreaterThan(150);
    expect(ignored).toEqual([]);
  });
});

it.each([
  ['33 1/3% z 99', '$33$'],
  ['oblicz 33 1/3% liczby 99', '$33$'],
  ['ile to 12 1/2% z 80', '$10$'],
  ['33⅓% z 99', '$33$'],
  ['5 1/2% z 200 zł', '$11$ zł'],
  ['oblicz 3 i 1/2% z 200', '$7$'],
  ['12 1/2% pewnej liczby to 10. Jaka to liczba?', '$80$'],
  ['zwieksz 80 o 12 1/2%', '$90$'],
  ['zmniejsz liczbę 1 1/2 o 10%', '$1{,}35$'],
  ['1/2% z 80', '$0{,}4$'],
  ['ile % liczby 40 stanowi 8', '$20\\%$'],
  ['Ile % z 50 to 20', '$40\\%$'],
  ['jaki % liczby 80 to 20', '$25\\%$'],
])('a percent is read whole: „%s” is %s', (message, result) => {
  expect(workedOn(message).result).toBe(result);
});

it.each([
  ['x + 20% = 30', 'barePercent'],
  ['rozwiąż x - 15% = 85', 'barePercent'],
  ['20% z 50 i 30', 'story'],
  ['oblicz wartość 4x + 3y, gdy x=1/2', 'expression'],
  ['x = 5 - 2, oblicz 2x', 'expression'],
  ['z 4 kg śliwek powstaje 1 kg powideł, ile śliwek na 3 kg dżemu', 'nothing'],
  ['x 2 - 4 = 0', 'missingSign'],
  ['rozwiąż 3x 2 = 12', 'missingSign'],
])('no part of a task is solved for the whole: „%s” is left alone (%s)', (message, reason) => {
  expect(taskIn(message, 8)).toEqual({ kind: 'untreated', reason });
});

it.each([
  ['znajdź x 2x+3=11', '$x = 4$'],
  ['oblicz x 5x - 3 = 2x + 9', '$x = 4$'],
  ['wyznacz x oraz y x+y=5 x-y=1', '$x = 3$ i $y = 2$'],
  ['rozwiąż równanie x^2=9 podaj x1 i x2', '$x_1 = -3$ oraz $x_2 = 3$'],
])('the letter that is asked for is no part of the equation: „%s” has %s', (message, result) => {
  expect(workedOn(message).result).toBe(result);
});

import { describe, expect, it } from 'vitest';
import { readTask } from '#tutoring/families/task.reader.ts';
import { FIRST_MESSAGES } from '../corpus/whole-corpus.ts';
import { workedOn } from '../families/verdicts.ts';

/** What the general engines make of a message; undefined where they do not treat it. */
const readingOf = (message: string): string | undefined => {
  const reading = readTask(message);
  return reading.kind === 'untreated' || reading.isFirstOfMany
    ? undefined
    : JSON.stringify(reading.task, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
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

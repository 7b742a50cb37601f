import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { listIn } from '#tutoring/reading/statement.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Task, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';

/** „1 3 5 7 9” on the way to a median, „dzielniki 45: 1, 3, 5”. Undefined for what is no list. */
export const judgeList = (message: string, original: WorkedTask): Verdict | undefined =>
  judgeDivisors(message) ??
  judgeTerms(message, original) ??
  judgeMiddlePair(message, original) ??
  judgeSomeDivisors(message, original) ??
  judgeLine(message, original);

const judgeDivisors = (message: string): Verdict | undefined => {
  const [, name = '', of = '', listed = ''] =
    /(dzielnik|wielokrotno)\p{L}*\s+(?:liczby\s+)?(\d+)\s*(?::|=|-|to)?\s+?(\d.*)$/iu.exec(withoutMarks(message)) ?? [];
  const list = listIn(listed)?.map(Number);
  if (list === undefined || list.some((one) => !Number.isInteger(one) || one === 0)) return undefined;
  const isDivisor = name.toLowerCase() === 'dzielnik';
  const missed = list.find((one) => (isDivisor ? Number(of) % one : one % Number(of)) !== 0);
  if (missed === undefined) return ON_THE_WAY;
  return {
    kind: 'wrong',
    step: String(missed),
    suspicion: `Sprawdź dzieleniem, czy $${missed}$ to na pewno ${isDivisor ? 'dzielnik' : 'wielokrotność'} liczby $${of}$.`,
  };
};

/** „3 i 6”: the two in the middle of an even number of data. */
const judgeMiddlePair = (message: string, { statement, task }: WorkedTask): Verdict | undefined => {
  const [, one, other] = /^\s*(-?\d+(?:[.,]\d+)?)\s*(?:i|oraz|;|,\s)\s*(-?\d+(?:[.,]\d+)?)\s*\.?$/.exec(message) ?? [];
  if (task.kind !== 'family' || task.family !== 'median' || one === undefined || other === undefined) return undefined;
  const data = sorted(signedNumbersIn(statement));
  const pair = sorted([one, other].map((number) => Number(number.replace(',', '.'))));
  const half = data.length / 2;
  return Number.isInteger(half) && isSame(pair, data.slice(half - 1, half + 1)) ? ON_THE_WAY : undefined;
};

const LEAST = 3;

const judgeTerms = (message: string, original: WorkedTask): Verdict | undefined => {
  const terms = termsIn(message, original);
  return terms.length > 0 && !isAnswer(terms.at(-1), original.task) ? ON_THE_WAY : undefined;
};

/** „3, 7, 11, 15”: the first terms of the sequence of the task, written out; empty for anything else. */
export const termsIn = (message: string, { statement, task }: WorkedTask): readonly number[] => {
  if (task.kind !== 'family' || !/sequence/.test(task.family)) return [];
  const terms =
    listIn(message.replace(/[,;]?\s*(?:\.{2,}|…)\s*$/, ''))?.map((one) => Number(one.replace(',', '.'))) ?? [];
  const [first = Number.NaN, second = Number.NaN] = terms;
  const given = signedNumbersIn(statement.replace(INDEX, ''));
  if (terms.length < LEAST || !given.includes(first)) return [];
  const isGeometric = task.family === 'geometric-sequence';
  const step = isGeometric ? second / first : second - first;
  const isGiven = given.includes(step) || `,${given.join()},`.includes(`,${terms.slice(0, LEAST).join()},`);
  const goesOn = terms.slice(1).every((term, place) => {
    const before = terms[place] ?? first;
    return areClose(term, isGeometric ? before * step : before + step);
  });
  return isGiven && goesOn ? terms : [];
};

const INDEX = /_\{\w+\}/g;

const isAnswer = (term: number | undefined, task: Task): boolean =>
  task.kind === 'family' && task.answer.kind === 'number' && term === approximationOf(task.answer.value);

/** „1 i 12”, „1, 12, 2, 6”: divisors may be listed in pairs, and a part of them is a step too. */
const judgeSomeDivisors = (message: string, { steps, task }: WorkedTask): Verdict | undefined => {
  if (task.kind !== 'family' || task.family !== 'divisibility') return undefined;
  const bare = message.replace(/[$\\]/g, '').replace(/^\s*(?:mam|to|są|dzielniki(?: to)?)(?!\p{L})\s*:?\s*/iu, '');
  const said = listIn(bare.replace(/ (?:i|oraz) /g, ', '))?.map(Number) ?? [];
  const lists = steps.filter(({ shown }) => !shown.includes('='));
  const listed = new Set(lists.flatMap(({ shown }) => signedNumbersIn(shown)));
  return said.length > 1 && said.every((one) => listed.has(one)) ? ON_THE_WAY : undefined;
};

const judgeLine = (message: string, { steps }: WorkedTask): Verdict | undefined => {
  const said = listIn(message)?.map((one) => Number(one.replace(',', '.'))) ?? [];
  if (said.length < LEAST) return undefined;
  const lines = steps.map(({ shown }) => signedNumbersIn(shown));
  if (lines.some((line) => isSame(line, said))) return ON_THE_WAY;
  return lines.some((line) => isSame(sorted(line), sorted(said)))
    ? {
        kind: 'wrong',
        step: said.join(';\\ ').replaceAll('.', '{,}'),
        suspicion: 'To te same liczby. Sprawdź ich kolejność.',
      }
    : undefined;
};

const signedNumbersIn = (shown: string): readonly number[] =>
  (shown.replaceAll('{,}', '.').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other);

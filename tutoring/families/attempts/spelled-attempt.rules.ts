import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ChoiceAnswer } from '#tutoring/families/family.types.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { FamilyTask, Task, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';

/** An answer that is spelled with a few signs, and not chosen: MCMXLIV. */
export const judgeSpelled = (
  message: string,
  { value, signs = '' }: ChoiceAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const text = message.replace(/\\text|\\[ ,]|[{}$]/g, ' ');
  if (isGivenNumber(text, original)) return SAID_ONCE_MORE;
  const said = saidIn(text, signs);
  if (said.length === 0) return undefined;
  const lines = linesOf(original);
  const parts = lines.filter(([, word]) => word !== value);
  const known = [...lines.map((line) => [line]), ...runsOf(parts)];
  const pairs = pairsIn(text, signs);
  const missed = pairs.find((pair) => !known.some((run) => isSameLine(joined(run), pair)));
  if (missed !== undefined) return wrongly(inPlace(missed, parts), task);
  const word = said.join('');
  if (word === value) return pairs.length > 1 || text.includes('+') ? ON_THE_WAY : { kind: 'solved' };
  if (pairs.length > 0) return ON_THE_WAY;
  const mistake = wrongly(word, task);
  if (mistake.suspicion !== undefined) return mistake;
  const run = known.find((one) => joined(one)[1] === word);
  return run === undefined ? mistake : run[0] === parts[0] ? BEGUN : ON_THE_WAY;
};

/** A message without the words that are spelled so: they tell of nothing else. */
export const withoutSpelled = (message: string, task: Task): string =>
  task.kind === 'family' && task.answer.kind === 'choice' && task.answer.signs !== undefined
    ? message.replace(new RegExp(`(?<!\\p{L})[${task.answer.signs}]+(?!\\p{L})`, 'giu'), ' ')
    : message;

const BEGUN: Verdict = {
  kind: 'partial',
  praise: 'Ten początek się zgadza.',
  missing: 'To jednak jeszcze nie cały zapis. Co trzeba dopisać dalej?',
};

const SAID_ONCE_MORE: Verdict = {
  kind: 'partial',
  praise: 'To liczba z zadania.',
  missing: 'Zapisz ją jeszcze w postaci, o którą prosi zadanie.',
};

const isGivenNumber = (text: string, { statement }: WorkedTask): boolean => {
  const [number, ...more] = numbersIn(text);
  return (
    number !== undefined &&
    more.length === 0 &&
    !/[^\d\s.!?]/.test(text) &&
    numbersIn(statement).some((given) => given.equals(number))
  );
};

const wrongly = (word: string, task: FamilyTask): Extract<Verdict, { readonly kind: 'wrong' }> => ({
  kind: 'wrong',
  step: '',
  suspicion: task.mistakes().find(({ answers }) => answers.includes(word))?.says,
});

/** Words around an answer. */
const AROUND =
  /^(?:to|jest|bedzie|czyli|wiec|wynik|odp|odpowiedz|mam|wyszlo|wychodzi|chyba|moze|zapis|rzymskimi|rzymsku|po|a|i|mi|ci)$/;
/** Spelled with such signs as well, but words. */
const POLISH = /^(?:i|[Mm]i|[Cc]i)$/;

/** The words of these signs, in capital letters. Among words of something else only those that are surely meant. */
const saidIn = (text: string, signs: string): readonly string[] => {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isSpelled = (word: string): boolean => new RegExp(`^[${signs}]+$`, 'i').test(word);
  const spelled = words.filter(isSpelled);
  const isAmongOthers = words.some((word) => !isSpelled(word) && !AROUND.test(withoutMarks(word.toLowerCase())));
  const isMeant = (word: string): boolean =>
    isAmongOthers
      ? word.length > 1 && !POLISH.test(word) && (word === word.toUpperCase() || word === words.at(-1))
      : spelled.length === 1 || !POLISH.test(word);
  return spelled.filter(isMeant).map((word) => word.toUpperCase());
};

/** „900 = CM”. */
type Line = readonly [number: string, word: string];

/** „900 = CM, 40 = XL” or „CM to 900, XL to 40”: what the message begins with stands first in each. */
const pairsIn = (text: string, signs: string): readonly Line[] => {
  const number = '(?<![-+*:]\\s*)(?<number>\\d+)';
  const word = `(?<word>(?<!\\p{L})[${signs}]+(?!\\p{L}))`;
  const between = '\\s*(?:=|to|-|–|:)?\\s*';
  const isNumberFirst = /^\P{L}*\d/u.test(text);
  const pattern = new RegExp(isNumberFirst ? number + between + word : word + between + number, 'giu');
  return [...text.matchAll(pattern)].map(({ groups }) => [
    groups?.['number'] ?? '',
    groups?.['word']?.toUpperCase() ?? '',
  ]);
};

/** What each line of the solution begins with and what it comes to. */
const linesOf = ({ steps }: WorkedTask): readonly Line[] =>
  steps.flatMap(({ shown }) => {
    const [, number, word] = /^(\d+) = (?:.* = )?\\text\{(\w+)\}$/.exec(shown) ?? [];
    return number === undefined || word === undefined ? [] : [[number, word] as const];
  });

/** The whole answer with a part of it written so. */
const inPlace = ([number, word]: Line, parts: readonly Line[]): string =>
  parts.some(([part]) => part === number)
    ? parts.map(([part, right]) => (part === number ? word : right)).join('')
    : word;

const isSameLine = ([number, word]: Line, [other, spelled]: Line): boolean => number === other && word === spelled;

/** „1940 = MCMXL”. */
const joined = (lines: readonly Line[]): Line => [
  String(lines.reduce((sum, [number]) => sum + Number(number), 0)),
  lines.map(([, word]) => word).join(''),
];

/** Each part with those behind it. */
const runsOf = (parts: readonly Line[]): readonly (readonly Line[])[] =>
  parts.flatMap((_first, from) => parts.slice(from).map((_last, length) => parts.slice(from, from + length + 1)));

import type { Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { numbersIn, spoils } from '#tutoring/families/spoiler.rules.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import type { LessonMode } from './lesson.types.ts';
import type { Position } from './thread.types.ts';

/** Stems of what is asked about, and what a step that does it says or shows. */
const OPERATIONS: readonly (readonly [asked: RegExp, done: RegExp])[] = [
  [/\b(?:delt|wyroznik)|(?<![a-z])ac\b/, /\\Delta|wyroznik/],
  [/\bminus|odejm|odjac|odej/, /odejm|odjac|zmiana znaku|przeciwn/],
  [/\bplus|dodaj|dodac/, /dodaj|dodac|dodan/],
  [/\bdziel|podziel|przez/, /dziel/],
  [/\brazy|mnoz/, /mnoz/],
  [/\bkwadrat|potegu/, /kwadrat|potegu|\^\{?2/],
  [/\bpierwiast/, /pierwiast|\\sqrt/],
  [/\bpozycz/, /pozycz/],
  [/\bskrac/, /skrac/],
  [/\bmianownik|wspoln/, /mianownik/],
  [/\bnawias/, /nawias/],
];

/** The place in its list of the step at which the words point: the first that brings a number in, or that does what is asked about. */
export const stepAt = (words: string, { statement, steps }: WorkedTask): number | undefined => {
  const asked = numbersIn(words.replace(/\b([a-z])\d\b/g, '$1'));
  const operations = OPERATIONS.filter(([stem]) => stem.test(words));
  const known = numbersIn(statement);
  const brings = (step: Step, index: number): boolean => {
    const before = [...known, ...steps.slice(0, index).flatMap(numbersOf)];
    const own = numbersOf(step);
    return asked.some((number) => own.some((one) => one.equals(number)) && !before.some((one) => one.equals(number)));
  };
  const does = (step: Step): boolean => {
    const told = withoutMarks(`${step.what} ${step.why} ${step.shown}`.toLowerCase().replaceAll('\\delta', '\\Delta'));
    return operations.some(([, done]) => done.test(told));
  };
  const places = [
    steps.findIndex((step) => does(step) && (asked.length === 0 || shows(step, asked))),
    steps.findIndex(brings),
    steps.findIndex(does),
    steps.findIndex((step) => asked.length > 0 && shows(step, asked)),
  ];
  return places.find((place) => place >= 0);
};

const numbersOf = ({ what, shown, prepared = '' }: Step): ReturnType<typeof numbersIn> =>
  numbersIn(`${what} $${shown}$ $${prepared}$`);

const shows = (step: Step, asked: ReturnType<typeof numbersIn>): boolean => {
  const own = numbersOf(step);
  return asked.every((number) => own.some((one) => one.equals(number)));
};

/** The answer to „skąd ta 3”: that very place. Undefined where the solution has none that may be told. */
export const placeText = (words: string, position: Position, mode: LessonMode): string | undefined => {
  const { original, current, isSolved } = position;
  // What the pupil has found themselves may be told.
  const isOpen = mode === 'buddy' || isSolved;
  const given = isGiven(words, original);
  const worked = isOpen ? original : current;
  const place = stepAt(words, worked);
  const step = place === undefined ? undefined : worked.steps[place];
  const intro = given === undefined ? '' : `${given} `;
  if (step === undefined || place === undefined)
    return given === undefined ? undefined : `${given} ${isOpen ? '' : NEXT}`.trim();
  if (isOpen)
    return `${intro}Chodzi o krok ${place + 1}. ${step.what}. ${step.why}\n\n$$${step.shown}$$\n\n${CLEARER}`.replace(
      '  ',
      ' ',
    );
  // Who names what a line comes to has that line, and may see it.
  const line = comesTo(words, step) ? `${step.what}: $${step.shown}$. ${step.why}` : '';
  const reasons = [line, step.why, worked.notice, worked.nudge].filter((text) => text !== '');
  const reason = reasons.find((text) => !spoils(text, original))?.trim();
  return reason === undefined ? undefined : `${intro}${reason}\n\n${NEXT}`;
};

const comesTo = (words: string, { shown }: Step): boolean => {
  const [outcome] = numbersIn(shown).slice(-1);
  return outcome !== undefined && numbersIn(words.replace(/\b([a-z])\d\b/g, '$1')).some((one) => one.equals(outcome));
};

const NEXT = 'Jaki krok z tego wynika? Napisz, co wychodzi.';
const CLEARER = 'Jaśniej? Jeśli nie, napisz, które słowo albo znak jest niejasny.';

/** „Liczba 3 stoi w zadaniu”, where it is asked for alone. */
const isGiven = (words: string, { statement }: WorkedTask): string | undefined => {
  const [number, ...others] = numbersIn(words.replace(/\b([a-z])\d\b/g, '$1'));
  if (number === undefined || others.length > 0) return undefined;
  const [, written] = /(\d+(?:[.,/]\d+)?)/.exec(words) ?? [];
  return numbersIn(statement).some((one) => one.equals(number)) && written !== undefined
    ? `Liczba $${written.replace(',', '{,}')}$ stoi w samym zadaniu: ${statement}`
    : undefined;
};

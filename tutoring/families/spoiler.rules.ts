import { areEqual, asRational, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { HUNDRED, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import type { Task } from '#tutoring/families/worked-task.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** The formulas of the school's table hold numbers of their own, which give nothing away. */
export const TABLE_FORMULAS = /\\Delta = b\^2 - 4ac|[a-zA-Z]_[012] = \\frac\{-b(?: [-+] \\sqrt\{\\Delta\})?\}\{2a\}/g;

/** Whether a text of the Tutor would give the result away: in any writing of the number, unless it stands in the task itself. */
export const spoils = (text: string, worked: WorkedTask): boolean => {
  const { task } = worked;
  if (task.kind === 'family' && isToldWhole(task.answer))
    return withoutSpaces(text).includes(withoutSpaces(task.answer.shown));
  if (worked.values.length === 0) return saysVerdict(text, worked);
  const isPercent = task.kind === 'percent' || (task.kind === 'family' && isInPercent(task.answer));
  const said = numbersAndRoots(text.replaceAll(TABLE_FORMULAS, ''));
  return (
    (worked.values.some((value) => namesValue(said, value, [], isPercent)) &&
      worked.values.some((value) => namesValue(said, value, numbersIn(worked.statement), isPercent))) ||
    statesResult(text, worked) ||
    statesPart(text, worked)
  );
};

const isToldWhole = (answer: Answer): answer is Extract<Answer, { readonly shown: string }> =>
  answer.kind === 'expression' ||
  answer.kind === 'choice' ||
  answer.kind === 'reaction' ||
  (answer.kind === 'numbers' && answer.areFactors === true);

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

const isInPercent = (answer: Answer): boolean => answer.kind === 'number' && answer.unit === '%';

/** „x = 4”, and „x = 12 - 8” too: that is the result before it is calculated. */
export const statesResult = (text: string, { values, task }: WorkedTask): boolean => {
  const names = unknownsIn(task);
  if (names.length === 0) return false;
  return (
    values.some((value) => isWrittenAsResult(text, value, names)) ||
    readFormulas(text.replaceAll(TABLE_FORMULAS, '')).formulas.some(
      ({ sides: [left, ...others] }) =>
        left.kind === 'unknown' &&
        names.includes(left.name) &&
        others.some((side) => isOneOf(valueIfAny(side), values)),
    )
  );
};

/** „x = -3” of a family's answer, though the task holds a 3; and each part of „S = (2; -3), r = 5”. */
const statesPart = (text: string, { task, values }: WorkedTask): boolean =>
  task.kind === 'family' &&
  partsOf(task.answer, values).some((part) => new RegExp(`(?<![\\w-])${escaped(part)}(?![\\d{]|\\{,)`).test(text));

const partsOf = (answer: Answer, values: readonly Exact[]): readonly string[] => {
  const isResult = (value: Exact): boolean => isOneOf(value, values);
  if (answer.kind === 'number')
    return answer.symbol === undefined || !isResult(answer.value) ? [] : named(answer.symbol, answer.value);
  if (answer.kind !== 'numbers') return [];
  return [
    ...answer.values.flatMap(({ symbol, value }) =>
      symbol === undefined || !isResult(value) ? [] : named(symbol, value),
    ),
    ...answer.shown.split(',\\ ').filter((part) => /^[A-Z]'? = \(/.test(part)),
  ];
};

const named = (symbol: string, value: Exact): readonly string[] =>
  STYLES.map((style) => `${symbol} = ${latexOfExact(value, style)}`);

/** Not every letter: the coefficient `a = 1` is no result. */
const unknownsIn = (task: Task): readonly string[] => {
  switch (task.kind) {
    case 'equation':
      return [task.unknown];
    case 'system':
      return task.unknowns;
    case 'arithmetic':
    case 'percent':
    case 'family':
      return [];
  }
};

/** „x = 6” even where it goes on „: 2 = 3”: a hurried eye stops there. */
const isWrittenAsResult = (text: string, value: Exact, names: readonly string[]): boolean =>
  STYLES.some((style) =>
    new RegExp(`(?<!\\d|[-+] )[${names.join('')}](?:_\\d)? = ${escaped(latexOfExact(value, style))}(?![\\d{a-z])`).test(
      text,
    ),
  );

const STYLES = ['decimal', 'fraction'] as const;

const escaped = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the result is that there is none (or that everything fits), the words must not be said. */
const saysVerdict = (text: string, { result }: WorkedTask): boolean =>
  [...result.matchAll(/\*\*(.+?)\*\*/g)].some(([, verdict = '']) => text.includes(verdict));

interface Said {
  readonly text: string;
  readonly numbers: readonly Rational[];
}

const numbersAndRoots = (text: string): Said => ({ text, numbers: numbersIn(text) });

const namesValue = ({ text, numbers }: Said, value: Exact, given: readonly Rational[], isPercent: boolean): boolean => {
  const plain = asRational(value);
  if (plain === undefined)
    return [latexOfExact(value), latexOfExact(value, 'fraction')].some((latex) => text.includes(latex));
  const forms = isPercent ? [plain, plain.div(HUNDRED)] : [plain];
  const revealing = forms.map((form) => form.abs()).filter((form) => !given.some((number) => number.equals(form)));
  return revealing.length > 0 && numbers.some((number) => revealing.some((form) => form.equals(number)));
};

const isOneOf = (value: Exact | undefined, values: readonly Exact[]): boolean =>
  value !== undefined && values.some((one) => areEqual(one, value));

/** Every number that a text shows, without its sign: whole, decimal, fraction and mixed. Exponents and indices are none. */
export const numbersIn = (text: string): readonly Rational[] => {
  const plain = plainNotation(text.replace(/[_^](?:\{\d\}|\d)/g, ' ').replace(/\\q?quad/g, ' ')).replace(
    /\(\((\d+)\)\/\((\d+)\)\)/g,
    ' $1/$2 ',
  );
  return [...plain.matchAll(/(?:(\d+) +)?(\d+)\/(\d+)|(\d+)(?:[.,](\d+))?/g)].flatMap(
    ([, whole = '', top, bottom, digits, decimals = '']) => {
      if (digits !== undefined) return [rational(BigInt(digits + decimals), 10n ** BigInt(decimals.length))];
      if (top === undefined || bottom === undefined || /^0+$/.test(bottom)) return [];
      const fraction = rational(BigInt(top), BigInt(bottom));
      return whole === '' ? [fraction] : [fraction, fraction.add(rational(BigInt(whole)))];
    },
  );
};

import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { chainsIn, type SaidChain } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { TermRule } from '#tutoring/families/family.types.ts';
import type { FamilyTask } from '#tutoring/families/worked-task.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import {
  CALCULATED,
  latexOfSide,
  LEADS_TO_RESULT,
  mistakeOf,
  ON_THE_WAY,
  TRUE_EQUATION,
} from './said-verdicts.rules.ts';

/** „a_7”, „S10”, „a_{n+1}”, „a₃”. */
const NAME = /(?<![a-z])([as])_?(?:\{?\s*(\d{1,3}|n\s*[-+]\s*1|n)\s*\}?|([₀-₉]{1,3}))(?![\d,.]*\d|\s*\()/gi;

/** Letters that stand for the names while they are read: no unit, no word, no letter of a sequence. */
const PLACES = ['u', 'y', 'z', 'k', 'j'] as const;

/** So many terms of „a_n = a_1 + (n - 1)r” are looked at. */
const SOME = [2, 3, 5] as const;

/** „a_7 = 23”, „a10 = a1 + 9r”, „r = a2 - a1”: what is said of named terms and sums; undefined where none is named, and for the answer itself. */
export const judgeTerms = (message: string, rule: TermRule, task: FamilyTask): Verdict | undefined => {
  const names: string[] = [];
  const placed = withWholeName(message, task).replace(NAME, (_all, letter: string, index = '', small = '') => {
    const name = `${letter.toLowerCase()}_${(index + inDigits(small)).replaceAll(' ', '')}`;
    if (!names.includes(name)) names.push(name);
    return ` ${PLACES[names.indexOf(name)] ?? '?'} `;
  });
  const chains = chainsIn(placed);
  if (names.length === 0 || names.length > PLACES.length || chains.length === 0) return undefined;
  const said = chains.map(sidesOf);
  if (isOfAnswerAlone(said, names, task)) return undefined;
  const values = SOME.map((n) => valuesAt(n, names, rule));
  if (said.flat().some((side) => valueOf(side, values[0] ?? {}) === undefined)) return undefined;
  const [only = [], ...more] = said;
  if (more.length === 0 && only.length === 1) return isResult(only[0], values, task) ? LEADS_TO_RESULT : undefined;
  const missed = chains[said.findIndex((sides) => !areEqualAt(sides, values))];
  if (missed !== undefined) return wrongTerm(missed, names, values, task);
  const isCalculated = more.length === 0 && endsInNumber(only);
  if (said.every(isTold) && said.every(endsInNumber) && isWholeList(names, task)) return { kind: 'solved' };
  if (isCalculated && names[0] === nameOf(task)) return { kind: 'solved' };
  if (said.every(isTold)) return areAsked(names, task) ? undefined : ON_THE_WAY;
  return isCalculated ? CALCULATED : TRUE_EQUATION;
};

/** „S = (a1 + a10)/2 · 10”: the only sum of a task needs no index. */
const withWholeName = (message: string, task: FamilyTask): string => {
  const name = nameOf(task);
  return name?.startsWith('s_') === true ? message.replace(/^\s*S(?=\s*=)/i, name) : message;
};

const wrongTerm = (
  missed: SaidChain,
  names: readonly string[],
  [letters = {}]: readonly Letters[],
  task: FamilyTask,
): Verdict => {
  const result = valueOf(missed.sides.at(-1)?.notation ?? '', letters);
  const [number] = result === undefined ? [] : chainsIn(String(result));
  const mistake = number && mistakeOf(number.sides, task);
  return {
    kind: 'wrong',
    step: [...(missed.symbol === undefined ? [] : [missed.symbol]), ...missed.sides.map(latexOfSide)]
      .join(' = ')
      .replace(/[uyzkj]/g, (place) => latexOfName(names[PLACES.findIndex((one) => one === place)] ?? place)),
    suspicion:
      mistake?.kind === 'wrong' ? mistake.suspicion : names[0]?.startsWith('s') === true ? OTHER_SUM : OTHER_TERM,
  };
};

const isResult = (side: string | undefined, values: readonly Letters[], { answer }: FamilyTask): boolean =>
  side !== undefined &&
  answer.kind === 'number' &&
  values.every((letters) => areClose(valueOf(side, letters) ?? Number.NaN, approximationOf(answer.value)));

const OTHER_TERM = 'Sprawdź numer wyrazu: ile kroków prowadzi do niego od pierwszego wyrazu?';
const OTHER_SUM = 'Sprawdź tę sumę: ile wyrazów dodajesz i od którego zaczynasz?';

const inDigits = (small: string): string => small.replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));

const latexOfName = (name: string): string => name.replace('s', 'S').replace(/_(.*)/, '_{$1}');

const sidesOf = ({ symbol, sides }: SaidChain): readonly string[] => [
  ...(symbol === undefined ? [] : [symbol]),
  ...sides.map(({ notation }) => notation),
];

const nameOf = ({ answer }: FamilyTask): string | undefined =>
  answer.kind === 'number' ? answer.symbol?.toLowerCase().replaceAll(/[{}]/g, '') : 'a_n';

/** „a_10 = 5 + 27” of a task that asks for a_10, and „a_n = 3n + 2”: other judges know more of them. */
const isOfAnswerAlone = (
  said: readonly (readonly string[])[],
  [name, ...others]: readonly string[],
  task: FamilyTask,
): boolean =>
  others.length === 0 &&
  name === nameOf(task) &&
  said.every((sides) => sides.every((side, index) => index === 0 || !/[^\d\s.+\-*/:^()n]/.test(side)));

/** Whether the answer has them all among its numbers. */
const areAsked = (names: readonly string[], { answer }: FamilyTask): boolean =>
  answer.kind === 'numbers' && names.every((name) => answer.values.some(({ symbol }) => symbol === name));

/** „a1 = 1, a2 = 4, a3 = 7” of a task that asks for these. */
const isWholeList = (names: readonly string[], { answer }: FamilyTask): boolean =>
  answer.kind === 'numbers' &&
  answer.values.length === names.length &&
  answer.values.every(({ symbol }) => symbol !== undefined && names.includes(symbol));

const endsInNumber = (sides: readonly string[]): boolean => /^-?\d+(?:[./]\d+)?$/.test(sides.at(-1) ?? '');

type Letters = Readonly<Record<string, number>>;

const valuesAt = (n: number, names: readonly string[], { term, sum, letters }: TermRule): Letters => {
  const places = names.map((name, place): readonly [string, number] => {
    const [letter, index = ''] = name.split('_');
    return [PLACES[place] ?? '', approximately(letter === 's' ? sum : term, { n: approximately(index, { n }) })];
  });
  return { ...letters, n, ...Object.fromEntries(places) };
};

const valueOf = (side: string, letters: Letters): number | undefined =>
  ifWithinReach(() => approximately(side, letters));

const areEqualAt = (sides: readonly string[], values: readonly Letters[]): boolean =>
  values.every((letters) => {
    const [first = Number.NaN, ...others] = sides.map((side) => valueOf(side, letters) ?? Number.NaN);
    return others.every((other) => areClose(other, first));
  });

/** „a_7 = 20 + 3 = 23”: numbers after a name. */
const isTold = (sides: readonly string[]): boolean =>
  sides.every((side, index) => (index === 0 ? /^[a-z]$/.test(side) : !/[a-z]/.test(side)));

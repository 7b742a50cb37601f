import { valuesCalculatedWithin, valuesWithin } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach, ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { areAlmostEqual } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, areEqual, type Exact } from '#tutoring/mathematics/exact.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import { grouped, latexOf } from '#tutoring/mathematics/latex.ts';
import { chainsIn, type Amount, type SaidChain, type SaidSide } from '#tutoring/reading/said.reader.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { isSameExpression } from '#tutoring/families/answer.rules.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { numbersAmong } from './mistaken-results.rules.ts';
import { isTrue, agrees, holdsAt } from './chain-truth.rules.ts';

export const BROKEN = 'Ta równość się nie zgadza. Policz każdą ze stron osobno, krok po kroku.';

export const ON_THE_WAY = {
  kind: 'right',
  praise: 'To rzeczywiście pojawia się po drodze.',
  remaining: undefined,
} as const satisfies Verdict;

export const CALCULATED: Verdict = { kind: 'right', praise: 'To obliczenie jest poprawne.', remaining: undefined };

export const LAW: Verdict = {
  kind: 'right',
  praise: 'Tak, to ten wzór. Podstaw do niego dane z zadania.',
  remaining: undefined,
};

export const LEADS_TO_RESULT: Verdict = {
  kind: 'right',
  praise: 'To wyrażenie prowadzi prosto do wyniku.',
  remaining: undefined,
};

export const TRUE_EQUATION: Verdict = {
  kind: 'right',
  praise: 'To równanie jest dobre. Co z niego wynika?',
  remaining: undefined,
};

export const TRUE_BY_ITSELF: Verdict = {
  kind: 'right',
  praise: 'Samo obliczenie się zgadza. Czy prowadzi do tego, o co pyta zadanie?',
  remaining: undefined,
};

/** What a right number is answered that is not the result yet (D64). */
export const stoppedAt = (suspicion: string | undefined): Verdict => ({
  kind: 'partial',
  praise: 'Ta liczba rzeczywiście pojawia się po drodze.',
  missing: suspicion ?? 'To jednak jeszcze nie koniec zadania. Co trzeba z nią dalej zrobić?',
});

export const wrong = (chain: SaidChain, suspicion: string | undefined): Verdict => {
  const name = nameOf(chain)?.replace('δ', '\\Delta');
  return {
    kind: 'wrong',
    step: [
      ...(name === undefined ? [] : [name]),
      ...chain.sides
        .map(areOfTwoUnits(chain) ? inUnits : latexOfSide)
        // „5! = 5 · 4 · 3 · 2 · 1” is written out by us.
        .filter((side, place, sides) => side !== sides[place - 1]),
    ].join(' = '),
    suspicion,
  };
};

/** „1 m = 10 cm” is not 1 = 10. */
const areOfTwoUnits = ({ sides }: SaidChain): boolean =>
  new Set(sides.flatMap(({ unit }) => unit ?? [])).size > 1 && sides.every(({ unit }) => unit !== undefined);

const inUnits = (side: SaidSide): string =>
  `${latexOfSide(side)}${side.unit === undefined ? '' : unitOf(side.unit).latex}`;

/** As it was said, for it to be pointed at. */
export const latexOfSide = ({ notation, hasPi, amounts }: SaidSide): string =>
  (amounts === undefined ? latexOfNotation(notation) : typed(withAmounts(notation, amounts))) + (hasPi ? '\\pi' : '');

const withAmounts = (notation: string, amounts: readonly Amount[]): string =>
  amounts.reduce((text, amount) => text.replace(amount.notation, amount.latex), notation);

/** A calculation of numbers stays as it was typed, „4,00 - 1,75”; a formula is set as ours are. */
const latexOfNotation = (notation: string): string =>
  functionValueIn(notation) ??
  (/[a-z^(]/.test(notation) ? ifWithinReach(() => formulaOf(notation)) : undefined) ??
  typed(notation);

/** „f(3)”; undefined for anything else. */
export const functionValueIn = (notation: string): string | undefined =>
  /^[a-z] \( -?[\d./ ]+ \)$/.exec(notation)?.[0].replaceAll(' ', '');

const formulaOf = (notation: string): string =>
  latexOf(readExpression(notation)).replace(/(\d) \\cdot (?=\\sqrt)/g, '$1');

const typed = (notation: string): string =>
  notation
    .replace(/(\d) (\d+)\/(\d+)/g, '$1\\frac{$2}{$3}')
    .replace(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}')
    .replace(/sqrt ?\( ?(\d+) ?\)/g, '\\sqrt{$1}')
    .replaceAll('*', '\\cdot')
    .replace(/(?<![\d.])\d{5,}(?![\d.])/g, grouped)
    .replace(/(\d)\.(\d)/g, '$1{,}$2');

/** The misconception that leads to what is said, named. */
export const mistakeOf = (sides: readonly SaidSide[], task: FamilyTask): Verdict | undefined => {
  const last = sides.at(-1);
  if (last === undefined) return undefined;
  const factor = task.answer.kind === 'number' && task.answer.times !== undefined ? Math.PI : 1;
  const isSaid = (value: Exact, side: SaidSide): boolean =>
    (side.exact !== undefined && areEqual(side.exact, value)) ||
    (factor !== 1 && !side.hasPi && areAlmostEqual(side.approximate, approximationOf(value) * factor));
  const isOrdered = task.answer.kind === 'numbers' && task.answer.isOrdered;
  const mistake = task.mistakes().find(({ answers }) => {
    const values = numbersAmong(answers);
    if (values.length === 0) return false;
    return task.answer.kind === 'number' || values.length === 1
      ? values.some((value) => isSaid(value, last))
      : values.length === sides.length &&
          values.every((value, index) =>
            isOrdered ? isSaid(value, sides[index] ?? last) : sides.some((side) => isSaid(value, side)),
          );
  });
  return mistake && { kind: 'wrong', step: latexOfSide(last), suspicion: mistake.says };
};

/** A value of the worked solution that the task has not given, or a true calculation. An equation of x and y is none. */
export const onTheWay = (chain: SaidChain, said: SaidSide, original: WorkedTask): Verdict | undefined => {
  if (chain.sides.some(({ notation }) => /x.*y/.test(notation))) return undefined;
  if (chain.sides.length > 1 && isFound(said, original)) return CALCULATED;
  // „P(A) = |A|/|Ω| = 6/16” claims a number, and calculates nothing.
  if (chain.sides.filter(({ notation }) => /\d/.test(notation)).length > 1) return TRUE_BY_ITSELF;
  const isExpression = /\d [-+*:] /.test(said.notation);
  // „x = 4” of the parts of 2 : 3 : 4 is no copy of the task.
  const isUnknown = /^[xyz]$/.test(chain.symbol ?? '') && /\d\s*:\s*\d/.test(original.statement);
  return isFound(said, original) && (isExpression || isUnknown || !isGivenIn(original, said)) ? ON_THE_WAY : undefined;
};

/** Whether the task itself has this number; 8/12 is not 2/3 there. */
export const isGivenIn = (original: WorkedTask, said: SaidSide): boolean => {
  const statement = givenTo(said, original);
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(said.notation) ?? [];
  if (top !== undefined && !new RegExp(`(?<!\\d)${top}(?:\\}\\{|/)${bottom}(?!\\d)`).test(statement)) return false;
  return numbersIn(statement).some((number) => agrees(said, said.approximate, number.valueOf()));
};

/** Another quantity, calculated in one step from two that are given: the voltage on the way from resistance and current to the power. An area is none on the way to a perimeter. */
export const isOfTwoGiven = (said: SaidSide, { statement }: WorkedTask): boolean => {
  if (isMeasure(said)) return false;
  const given = numbersIn(statement).map((number) => number.valueOf());
  return given.some((one, place) =>
    given.some(
      (other, index) =>
        index !== place && [one * other, one / other].some((value) => agrees(said, said.approximate, value)),
    ),
  );
};

/** Of a figure: a length, an area or a volume. */
export const isMeasure = ({ unit }: SaidSide): boolean => unit !== undefined && OF_FIGURES.has(unitOf(unit).dimension);

const OF_FIGURES: ReadonlySet<string> = new Set(['length', 'area', 'volume']);

/** The statement, without its roots for who says none, and without its percents and ratios for who says grams: „20 g soli” is no copy of „20%”. */
const givenTo = ({ unit, notation }: SaidSide, { statement }: WorkedTask): string => {
  const plain = notation.includes('sqrt') ? statement : statement.replace(/\d+\s*\\sqrt\s*\{?\d+\}?/g, ' ');
  return unit === undefined || unit === '%'
    ? plain
    : plain.replace(/\d+(?:(?:,|\{,\})\d+)?\s*\\?%|\d+(?:\s*:\s*\d+)+/g, ' ');
};

/** Whether the worked solution has this number, or calculates it on its way. */
export const isFound = (said: SaidSide, { steps }: WorkedTask): boolean =>
  steps.some(({ claims = [], shown }) =>
    claims.some(
      ({ at, sides }) =>
        at === undefined &&
        sides.some((side) => isPartOf(said, side) || (shown.includes('\\pi') && isPartWithPi(said, side))),
    ),
  );

/** The same, and factors of its products as well: 4 · 4 of `6 * 4 * 4`. */
export const isWithin = (said: SaidSide, original: WorkedTask): boolean =>
  isFound(said, original) ||
  original.steps.some(({ claims = [] }) =>
    claims.some(({ sides }) =>
      sides.some((side) => productsWithin(side).some((value) => agrees(said, said.approximate, value))),
    ),
  );

const isPartOf = (said: SaidSide, side: string): boolean =>
  valuesIn(side).some((value) => agrees(said, said.approximate, value));

/** Claims leave π out. It belongs to what is calculated, „81π” of `9^2`, and not to the radius. */
const isPartWithPi = (said: SaidSide, side: string): boolean =>
  said.hasPi && valuesIn(side, valuesCalculatedWithin).some((value) => agrees(said, said.approximate / Math.PI, value));

/** „x_s” */
export const nameOf = ({ symbol, index }: SaidChain): string | undefined =>
  symbol === undefined || index === undefined ? symbol : `${symbol}_${index}`;

/** The lines that calculate what is named: „a = 9” is not right because b is 9. */
export const ofName = (name: string, original: WorkedTask): WorkedTask => ({
  ...original,
  steps: original.steps.filter(({ shown }) => shown.toLowerCase().startsWith(`${name} = `)),
});

/** Whether a line of the worked solution comes to this number. */
export const isOutcome = (said: SaidSide, { steps }: WorkedTask): boolean =>
  steps.some(({ claims = [] }) =>
    claims.some(
      (claim) =>
        claim.at === undefined &&
        claim.sides.some((side) => agrees(said, said.approximate, valuesIn(side).at(0) ?? Number.NaN)),
    ),
  );

/** The same, but for bounds: of „1000 < 1033 < 1100” nothing comes to 1100. */
export const isReached = (said: SaidSide, { steps, ...others }: WorkedTask): boolean =>
  isOutcome(said, {
    ...others,
    steps: steps.map(({ claims = [], ...step }) => ({
      ...step,
      claims: claims.filter(({ relation = '=' }) => relation === '='),
    })),
  });

/** Whether it is an expression with letters that a line of the worked solution has: the derivative on the way to a tangent. */
export const isLineOf = ({ notation }: SaidSide, { steps }: WorkedTask): boolean =>
  /[a-z]/.test(notation) &&
  steps.some(({ claims = [] }) =>
    claims.some(({ at, sides }) => at === 'anywhere' && sides.some((side) => isSameExpression(side, notation))),
  );

const valuesIn = (notation: string, valuesOf = valuesWithin): readonly number[] => {
  try {
    return valuesOf(notation);
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return [];
    throw thrown;
  }
};

const productsWithin = (notation: string): readonly number[] => {
  if (!/^\d+(?:\.\d+)?(?: \* \d+(?:\.\d+)?){2,}$/.test(notation)) return [];
  const factors = notation.split(' * ').map(Number);
  return factors.flatMap((_factor, from) =>
    factors
      .slice(from)
      .map((_other, length) => factors.slice(from, from + length + 1).reduce((one, by) => one * by, 1)),
  );
};

/** Side calculations of a task whose answer is a word. */
export const judgeSideCalculation = (message: string, original: WorkedTask): Verdict | undefined => {
  const chain = chainsIn(message).at(-1);
  const said = chain?.sides.at(-1);
  if (chain === undefined || said === undefined) return undefined;
  if (!isTrue(chain, { kind: 'number', value: [] })) return wrong(chain, BROKEN);
  return judgeEquation(chain, original) ?? onTheWay(chain, said, original);
};

/** „4n = 60”, where the solution says what n is; undefined where it does not, and for what is no equation. */
const judgeEquation = (chain: SaidChain, { steps }: WorkedTask): Verdict | undefined => {
  const letters = new Set(chain.sides.flatMap(({ notation }) => notation.replaceAll('sqrt', '').match(/[a-z]/g) ?? []));
  const [letter, ...others] = letters;
  if (letter === undefined || others.length > 0 || chain.sides.length < 2) return undefined;
  const known = steps.flatMap(({ claims = [] }) =>
    claims.flatMap(({ at }) =>
      at === undefined || at === 'anywhere' ? [] : at.flatMap((values) => values[letter] ?? []),
    ),
  );
  if (known.length === 0) return undefined;
  return known.some((value) => holdsAt(chain.sides, letter, value)) ? CALCULATED : wrong(chain, undefined);
};

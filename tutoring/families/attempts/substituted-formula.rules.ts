import { approximately, valuesWithin } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { SaidChain, SaidSide } from '#tutoring/reading/said.reader.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';

export const OTHER_FORMULA =
  'To, co wstawiono, nie pasuje do zapisanego wzoru. Sprawdź, jakie liczby i działania stoją we wzorze.';

/** „a_1”, „P_p”, „x1”: letters that only their index tells apart. „5 m2” has a unit. */
const HAS_INDEX = /_|[₀-₉ₙ]|(?<![a-z])[a-ln-z]\d/i;
const MOST_TRIALS = 1500;
/** Characters of a formula of the school, which is calculated as often as that. */
const LONGEST = 60;

/** A chain with a formula behind which stands what no numbers make of it: „P = 7 · a · a = 6 · 7 · 7”, „w = n + 2 = 7 + 1”. */
export const otherFormulaIn = (
  message: string,
  chains: readonly SaidChain[],
  statement: string,
): SaidChain | undefined => {
  if (HAS_INDEX.test(message)) return undefined;
  return chains.find(({ symbol, sides }) =>
    sides.some((side, index) => {
      const behind = sides[index + 1];
      // „5² + b² = 13²” is an equation, and b need not be told.
      const isNamed = symbol !== undefined || index > 0;
      return (
        behind !== undefined &&
        isNamed &&
        isFormula(side) &&
        isCalculation(behind) &&
        !canBecome(side, behind, statement)
      );
    }),
  );
};

const lettersIn = ({ notation }: SaidSide): readonly string[] => [
  ...new Set(notation.replaceAll('sqrt', '').match(/[a-z]/g)),
];

const isFormula = (side: SaidSide): boolean =>
  side.expression !== undefined &&
  side.unit === undefined &&
  side.notation.length <= LONGEST &&
  /[-+*/:^]|\d [a-z]/.test(side.notation) &&
  lettersIn(side).length > 0;

const isCalculation = ({ notation, approximate }: SaidSide): boolean =>
  Number.isFinite(approximate) && /[\d)] [-+*/:^] |\d\/\d/.test(notation);

/** What is told, its squares and its roots, and for a single letter the opposites and the products of two as well: „3√3”. */
const candidatesFrom = (told: readonly number[], letters: number): readonly number[] => {
  const alone = letters === 1 ? told.flatMap((one) => [-one, ...told.map((other) => one * other)]) : [];
  const powers = told.flatMap((value) => [
    value ** 2,
    ...(Number.isInteger(Math.sqrt(value)) ? [Math.sqrt(value)] : []),
  ]);
  return [...new Set([...told, ...powers, ...alone])];
};

/** Whether some numbers of the task or of what stands behind it, in place of its letters, make the formula equal to that. */
const canBecome = (formula: SaidSide, behind: SaidSide, statement: string): boolean => {
  const told = [...(ifWithinReach(() => valuesWithin(behind.notation)) ?? []), ...numbersIn(statement).map(Number)];
  const letters = lettersIn(formula);
  const candidates = candidatesFrom(told, letters.length);
  if (candidates.length ** letters.length > MOST_TRIALS) return true;
  const factor = formula.hasPi ? Math.PI : 1;
  const holds = (values: Readonly<Record<string, number>>): boolean =>
    areClose(approximately(formula.notation, values) * factor, behind.approximate);
  const tried = ([letter, ...others]: readonly string[], values: Readonly<Record<string, number>>): boolean =>
    letter === undefined ? holds(values) : candidates.some((value) => tried(others, { ...values, [letter]: value }));
  return ifWithinReach(() => tried(letters, {})) ?? true;
};

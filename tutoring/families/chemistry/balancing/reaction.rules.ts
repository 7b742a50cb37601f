import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { greatestCommonDivisor } from '#tutoring/mathematics/rational.ts';
import { latexOfFormula, countedAtoms } from '../elements/formula.rules.ts';
import type { Portion, Reaction } from './reaction.types.ts';

export const portionsOf = ({ left, right }: Reaction): readonly Portion[] => [...left, ...right];

export const formulasOf = (reaction: Reaction): readonly string[] => portionsOf(reaction).map(({ formula }) => formula);

/** In the order in which they are first written. */
export const elementsOf = (reaction: Reaction): readonly string[] => [
  ...new Set(formulasOf(reaction).flatMap((formula) => [...(countedAtoms(formula)?.keys() ?? [])])),
];

export const atomsOf = (element: string, formula: string): number => countedAtoms(formula)?.get(element) ?? 0;

/** Atoms of an element on one side; an empty place holds none. */
export const atomsOn = (side: readonly Portion[], element: string): number =>
  side.reduce((sum, { formula, coefficient = 0 }) => sum + coefficient * atomsOf(element, formula), 0);

export const isBalancedIn = ({ left, right }: Reaction, element: string): boolean =>
  areClose(atomsOn(left, element), atomsOn(right, element));

/** Whether no atom is lost and none is won. */
export const isBalanced = (reaction: Reaction): boolean =>
  portionsOf(reaction).every(({ coefficient }) => coefficient !== undefined && coefficient > 0) &&
  elementsOf(reaction).every((element) => isBalancedIn(reaction, element));

/** Whole numbers of molecules that no number divides. */
export const isSmallest = (reaction: Reaction): boolean => {
  const numbers = portionsOf(reaction).map(({ coefficient = 0.5 }) => coefficient);
  return numbers.every(Number.isInteger) && numbers.map(BigInt).reduce(greatestCommonDivisor) === 1n;
};

/** The same equation with these coefficients, one after the other. */
export const withCoefficients = (
  { left, right }: Reaction,
  coefficients: readonly (number | undefined)[],
): Reaction => {
  const filled = (side: readonly Portion[], from: number): readonly Portion[] =>
    side.map(({ formula }, place) => {
      const coefficient = coefficients[from + place];
      return { formula, coefficient, isWritten: coefficient !== undefined && coefficient !== 1 };
    });
  return { left: filled(left, 0), right: filled(right, left.length) };
};

export const withOnes = (reaction: Reaction): Reaction =>
  withCoefficients(
    reaction,
    formulasOf(reaction).map(() => 1),
  );

/** „4Al + 3O2 -> 2Al2O3”, as a keyboard writes it. */
export const typedReaction = ({ left, right }: Reaction): string => `${typedSide(left)} -> ${typedSide(right)}`;

const typedSide = (side: readonly Portion[]): string =>
  side.map(({ formula, coefficient }) => `${numberBefore(coefficient, '_')}${formula}`).join(' + ');

/** Upright, with a box at each place that is still empty. */
export const latexOfReaction = ({ left, right }: Reaction): string =>
  `\\mathrm{${latexOfSide(left)} \\rightarrow ${latexOfSide(right)}}`;

const latexOfSide = (side: readonly Portion[]): string =>
  side.map(({ formula, coefficient }) => numberBefore(coefficient, '\\square ') + withIndices(formula)).join(' + ');

const withIndices = (formula: string): string => /^\\mathrm\{(.*)\}$/.exec(latexOfFormula(formula))?.[1] ?? formula;

const numberBefore = (coefficient: number | undefined, empty: string): string =>
  coefficient === undefined ? empty : coefficient === 1 ? '' : String(coefficient).replace('.', '{,}');

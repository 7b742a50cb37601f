import { unitOf } from '#tutoring/reading/units.ts';
import { remembered } from '#tutoring/mathematics/remembered.ts';
import { ATOMIC_MASSES, ELEMENTS } from './elements.ts';

/** How many atoms of each element, in the order in which they are first written. */
export type Atoms = ReadonlyMap<string, number>;

const TOKEN = /([A-Z][a-z]?)(\d*)|(\()|\)(\d*)/y;
const MOST_ATOMS = 200;

/** `Ca(OH)2`: undefined for what is no formula of elements whose masses the school's table tells. */
export const atomsIn = (formula: string): Atoms | undefined => {
  const atoms = countedAtoms(formula);
  return atoms !== undefined && [...atoms.keys()].every((element) => ATOMIC_MASSES[element] !== undefined)
    ? atoms
    : undefined;
};

/** The same for all elements there are. */
export const countedAtoms = (formula: string): Atoms | undefined => counted(formula).atoms;

const atomsOfAll = (formula: string): Atoms | undefined => {
  const outer: Map<string, number>[] = [new Map()];
  for (let at = 0; at < formula.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(formula);
    const inner = outer.at(-1);
    if (found === null || inner === undefined) return undefined;
    const [, element, count = '', opening, times = ''] = found;
    if (opening !== undefined) outer.push(new Map());
    else if (element !== undefined) {
      if (!ELEMENTS.has(element)) return undefined;
      add(inner, element, Number(count || 1));
    } else {
      outer.pop();
      const around = outer.at(-1);
      if (around === undefined || inner.size === 0) return undefined;
      for (const [one, number] of inner) add(around, one, number * Number(times || 1));
    }
  }
  const [atoms, ...open] = outer;
  if (atoms === undefined || open.length > 0 || atoms.size === 0) return undefined;
  return [...atoms.values()].every((count) => count > 0 && count <= MOST_ATOMS) ? atoms : undefined;
};

/** The formulas of an equation are counted again and again. */
const counted = remembered((formula) => ({ atoms: atomsOfAll(formula) }), 500);

const add = (atoms: Map<string, number>, element: string, count: number): void => {
  atoms.set(element, (atoms.get(element) ?? 0) + count);
};

/** In u, and in g/mol. */
export const massOf = (atoms: Atoms): number =>
  [...atoms].reduce((sum, [element, count]) => sum + count * (ATOMIC_MASSES[element] ?? 0), 0);

/** `12 + 2 * 16`, in the notation of calculators. */
export const massNotation = (atoms: Atoms): string =>
  [...atoms]
    .map(([element, count]) => {
      const mass = String(ATOMIC_MASSES[element] ?? 0);
      return count === 1 ? mass : `${count} * ${mass}`;
    })
    .join(' + ');

/** „2 · 1 u + 16 u” in LaTeX. */
export const massLatex = (atoms: Atoms, unit: 'u' | 'g/mol', sign: '+' | '-' = '+'): string =>
  [...atoms]
    .map(([element, count]) => {
      const mass = String(ATOMIC_MASSES[element] ?? 0).replace('.', '{,}') + unitOf(unit).latex;
      return count === 1 ? mass : `${count} \\cdot ${mass}`;
    })
    .join(` ${sign} `);

/** `H_2SO_4`, upright. */
export const latexOfFormula = (formula: string): string => `\\mathrm{${formula.replace(/\d+/g, '_{$&}')}}`;

/** Indices of a book and of LaTeX as plain digits. */
export const withPlainIndices = (message: string): string =>
  message
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(/\\mathrm\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
    .replace(/_\{?(\d+)\}?/g, '$1');

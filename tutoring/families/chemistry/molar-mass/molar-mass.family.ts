import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { unitLine } from '#tutoring/families/physics/law/unit-line.rules.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { countedMass } from '../elements/counted-mass.rules.ts';
import { ATOMIC_MASSES } from '../elements/elements.ts';
import {
  atomsIn,
  latexOfFormula,
  massLatex,
  massNotation,
  massOf,
  withPlainIndices,
} from '../elements/formula.rules.ts';

export interface MolarMassGiven {
  readonly formula: string;
  /** In u for the mass of a molecule, in g/mol for a mole. */
  readonly unit: 'u' | 'g/mol';
}

const ASKING =
  /^(?:(?:oblicz|policz|podaj|wyznacz|jaka|jest|ile|wynosi)\s+)*(?:(mas[aęe] (?:molow[aąe]|molową))|(mas[aęe] (?:cząsteczkow[aąe]|czasteczkow[aąe]))|(M))\s+(?:(?:związku|zwiazku|cząsteczki|czasteczki|substancji)\s+)?(?:\p{Ll}{3,}\s+){0,2}([A-Z][A-Za-z0-9()]*)(?:\s*=)?\s*\??\.?$/u;

/** Half atoms do not exist, half units do: chlorine. */
const sizeOf = (mass: number): Rational => rational(Math.round(mass * 2), 2);

const FORMULAS = {
  1: ['H2O', 'CO2', 'NH3', 'CH4', 'SO2', 'SO3', 'HCl', 'N2O5', 'MgO', 'CaO', 'NaCl', 'H2S', 'Na2O', 'K2O', 'CO'],
  2: [
    'H2SO4',
    'HNO3',
    'NaOH',
    'KOH',
    'CaCO3',
    'Al2O3',
    'Fe2O3',
    'H3PO4',
    'Na2CO3',
    'KNO3',
    'MgCl2',
    'FeCl3',
    'H2CO3',
    'C2H6',
    'P2O5',
  ],
  3: [
    'Ca(OH)2',
    'Al(OH)3',
    'Mg(OH)2',
    'Fe(OH)3',
    'Al2(SO4)3',
    'Ca(NO3)2',
    'Ca3(PO4)2',
    'C6H12O6',
    'Mg(NO3)2',
    'C2H5OH',
  ],
} as const;

/** „98 u - 2 · 1 u - 32 u - 4 · 16 u = 0 u”. */
const leftOver = (atoms: ReadonlyMap<string, number>, unit: MolarMassGiven['unit']): string =>
  `${withUnit(sizeOf(massOf(atoms)), unit)} - ${massLatex(atoms, unit, '-')} = ${withUnit(rational(0), unit)}`;

const nameOf = (unit: MolarMassGiven['unit']): string => (unit === 'u' ? 'masę cząsteczkową' : 'masę molową');

/** O₂ is none. */
const isCompound = (formula: string): boolean => (atomsIn(formula)?.size ?? 0) > 1;

const aboutBracket = (formula: string): string =>
  formula.includes('(') ? ' Liczba za nawiasem mnoży wszystko, co w nawiasie.' : '';

export const molarMassFamily: Family<MolarMassGiven> = {
  id: 'molar-mass',
  title: 'Masa cząsteczkowa i molowa',
  grades: [7, 10],
  read: (message) => {
    const plain = withPlainIndices(message).replaceAll('$', '').replaceAll(/\s+/g, ' ').trim();
    const [, molar, , symbol, formula = ''] =
      ASKING.exec(plain.replace(/^\p{Lu}(?=\p{Ll}{2})/u, (first) => first.toLowerCase())) ?? [];
    if (atomsIn(formula) === undefined) return undefined;
    return { formula, unit: molar === undefined && symbol === undefined ? 'u' : 'g/mol' };
  },
  tell: ({ formula, unit }) =>
    `Oblicz ${nameOf(unit)} ${isCompound(formula) ? 'związku ' : ''}$${latexOfFormula(formula)}$.`,
  solve: ({ formula, unit }) => {
    const atoms = atomsIn(formula) ?? new Map<string, number>();
    const result = sizeOf(massOf(atoms));
    const symbol = unit === 'u' ? 'm' : 'M';
    const line = unitLine(
      [symbol],
      [
        { shown: massLatex(atoms, unit), notation: massNotation(atoms) },
        { shown: withUnit(result, unit), notation: result.toString() },
      ],
    );
    const masses = [...atoms.keys()].map(
      (element) => `$\\mathrm{${element}}$: ${String(ATOMIC_MASSES[element]).replace('.', ',')}`,
    );
    return {
      steps: [
        {
          operation: 'add',
          what: 'Dodajemy masy wszystkich atomów ze wzoru',
          todo: 'policz atomy każdego pierwiastka, pomnóż ich liczbę przez masę atomu i dodaj',
          why: `Masy atomów odczytujemy z układu okresowego (${masses.join('; ')}). Liczba u dołu wzoru mówi, ile jest atomów.${unit === 'u' ? '' : ' Masa molowa w g/mol jest liczbowo równa masie cząsteczkowej w u.'}`,
          ...line,
        },
      ],
      answer: { kind: 'number', value: exact(result), unit, symbol, isUnitNeeded: true },
      proof: `Od wyniku odejmujemy po kolei masy wszystkich atomów: $${leftOver(atoms, unit)}$. Nic nie zostało, więc się zgadza.`,
      notice: isCompound(formula)
        ? 'Z jakich pierwiastków składa się ten związek i ile atomów każdego z nich pokazuje wzór?'
        : 'Ile atomów tego pierwiastka pokazuje wzór?',
      nudge: `Masy atomów odczytaj z układu okresowego. Każdą pomnóż przez liczbę atomów, a wyniki dodaj.${aboutBracket(formula)}`,
      setup: `Zapisz sumę: dla każdego pierwiastka liczba atomów razy masa atomu.${aboutBracket(formula)}`,
    };
  },
  check: ({ formula }, answer) => {
    const value = rationalIn(answer);
    return value !== undefined && value.equals(countedMass(formula));
  },
  make: (pick, difficulty) => ({
    formula: pick.oneOf(FORMULAS[difficulty]),
    unit: pick.oneOf(['u', 'g/mol']),
  }),
  mistakes: [
    // Before the small numbers in general: in Ca(OH)₂ it is the only one.
    {
      id: 'bracket-ignored',
      leadsTo: ({ formula }) => changed(formula, (text) => text.replace(/\)\d+/g, ')')),
      says: 'Pominięta jest liczba za nawiasem, a mnoży ona wszystkie atomy w nawiasie.',
    },
    {
      id: 'indices-ignored',
      leadsTo: ({ formula }) => changed(formula, (text) => text.replace(/\d+/g, '')),
      says: 'Pominięte są małe liczby u dołu wzoru. Mówią one, ile jest atomów danego pierwiastka.',
    },
    {
      id: 'bracket-for-last-only',
      leadsTo: ({ formula }) => changed(formula, (text) => text.replaceAll(/[()]/g, '')),
      says: 'Liczba za nawiasem dotyczy tu tylko ostatniego pierwiastka, a powinna każdego w nawiasie.',
    },
    {
      id: 'one-atom-less',
      leadsTo: ({ formula }) => changed(formula, (text) => text.replace(/\d+$/, '')),
      says: 'Ostatnia liczba we wzorze została pominięta. Do czego się odnosi?',
    },
  ],
};

const changed = (formula: string, change: (text: string) => string): readonly Exact[] | undefined => {
  const atoms = atomsIn(change(formula));
  return atoms === undefined ? undefined : [exact(sizeOf(massOf(atoms)))];
};

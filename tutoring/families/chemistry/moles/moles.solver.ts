import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { unitLine, type UnitSide } from '#tutoring/families/physics/law/unit-line.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { decimalPlaces, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { atomsIn, latexOfFormula, massLatex, massNotation, massOf } from '../elements/formula.rules.ts';
import type { MolesGiven } from './moles.types.ts';

/** Cubic decimetres of a mole of any gas at 0 °C and 1013 hPa. */
export const MOLAR_VOLUME = rational(224, 10);

/** Chlorine has half units. */
export const molarMassOf = (formula: string): Rational =>
  rational(Math.round(massOf(atomsIn(formula) ?? new Map()) * 2), 2);

const MOST_PLACES = 4;

const shortly = (value: Rational): Rational => {
  const places = decimalPlaces(value);
  if (places === undefined || places > MOST_PLACES) throw new BeyondReach('operation');
  return value;
};

export const molarMassStep = (formula: string): FamilyStep => {
  const mass = molarMassOf(formula);
  const atoms = atomsIn(formula) ?? new Map<string, number>();
  const notation = massNotation(atoms);
  const sum = { shown: massLatex(atoms, 'g/mol'), notation };
  const outcome = { shown: withUnit(mass, 'g/mol'), notation: plain(mass) };
  return {
    operation: 'molar-mass',
    what: `Obliczamy masę molową $${latexOfFormula(formula)}$ z mas atomów odczytanych z układu okresowego`,
    todo: `oblicz masę molową $${latexOfFormula(formula)}$: dodaj masy wszystkich atomów ze wzoru`,
    why: 'Masa molowa to masa jednego mola: tyle gramów, ile wynosi masa cząsteczkowa.',
    ...(/[+*]/.test(notation)
      ? unitLine(['M'], [sum, outcome])
      : { ...unitLine(['M'], [outcome]), claims: [{ sides: [plain(mass)] }] }),
  };
};

const LATEX_OF_MOLAR_VOLUME = '22{,}4\\ \\text{dm}^3\\text{/mol}';

/** How what is told and what is sought hang together. */
const PARTS = {
  'amount-of-mass': { symbol: 'n', formula: '\\frac{m}{M}', unit: 'mol' },
  mass: { symbol: 'm', formula: 'n \\cdot M', unit: 'g' },
  'amount-of-volume': { symbol: 'n', formula: `\\frac{V}{${LATEX_OF_MOLAR_VOLUME}}`, unit: 'mol' },
  volume: { symbol: 'V', formula: `n \\cdot ${LATEX_OF_MOLAR_VOLUME}`, unit: 'dm3' },
} as const;

const isDivided = (asked: MolesGiven['asked']): boolean => asked.startsWith('amount');

export const ratioOf = ({ asked, formula }: MolesGiven): Rational =>
  asked.endsWith('volume') ? MOLAR_VOLUME : molarMassOf(formula);

export const resultOf = (given: MolesGiven): Rational =>
  shortly(isDivided(given.asked) ? given.told.div(ratioOf(given)) : given.told.mul(ratioOf(given)));

export const toldUnit = (asked: MolesGiven['asked']): string =>
  asked === 'amount-of-mass' ? 'g' : asked === 'amount-of-volume' ? 'dm3' : 'mol';

export const solveMoles = (given: MolesGiven): FamilySolution => {
  const { asked, formula, told } = given;
  const result = resultOf(given);
  const { symbol, formula: school, unit } = PARTS[asked];
  const ofGas = asked.endsWith('volume');
  const line = lineOf([told, toldUnit(asked)], isDivided(asked), given, [result, unit]);
  const back = lineOf([result, unit], !isDivided(asked), given, [told, toldUnit(asked)]);
  const direction = isDivided(asked) ? 'dzielimy przez' : 'mnożymy przez';
  const bid = isDivided(asked) ? 'podziel przez' : 'pomnóż przez';
  const measure = ofGas ? 'objętość jednego mola gazu' : 'masę molową';
  const subject = { g: 'masę substancji', dm3: 'objętość gazu', mol: 'liczbę moli' }[toldUnit(asked)] ?? '';
  return {
    steps: [
      ...(ofGas ? [] : [molarMassStep(formula)]),
      {
        operation: isDivided(asked) ? 'divide' : 'multiply',
        what: `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${direction} ${measure}`,
        todo: `${subject} ${bid} ${measure}`,
        why: ofGas
          ? 'W warunkach normalnych mol każdego gazu zajmuje $22{,}4\\ \\text{dm}^3$.'
          : 'Masa molowa mówi, ile waży jeden mol.',
        ...unitLine([symbol, school], line),
      },
    ],
    answer: { kind: 'number', value: exact(result), symbol, unit, ...(unit === 'mol' ? {} : { isUnitNeeded: true }) },
    proof: `Sprawdzamy w drugą stronę: $${unitLine([], back).shown}$, a tyle podano w zadaniu.`,
    notice: ofGas
      ? 'To gaz w warunkach normalnych. Co wtedy wiadomo o objętości jednego mola?'
      : 'Ile waży jeden mol tej substancji? Skąd to odczytać?',
    nudge: ofGas
      ? `Skorzystaj z tego, że mol każdego gazu zajmuje w tych warunkach tyle samo. Czy trzeba mnożyć, czy dzielić?`
      : `Oblicz masę molową, a potem skorzystaj ze wzoru $${symbol} = ${school}$.`,
    ...(ofGas ? { setup: `Podstaw dane do wzoru $${symbol} = ${school}$.` } : {}),
  };
};

type Sized = readonly [value: Rational, unit: string];

/** Of moles and of what they weigh or hold: „36 g by 18 g/mol are 2 mol”. */
const lineOf = (
  [told, toldIn]: Sized,
  isDivision: boolean,
  given: MolesGiven,
  [result, unit]: Sized,
): readonly [UnitSide, UnitSide] => {
  const ratio = ratioOf(given);
  const one = withUnit(told, toldIn);
  const other = given.asked.endsWith('volume') ? LATEX_OF_MOLAR_VOLUME : withUnit(ratio, 'g/mol');
  return [
    {
      shown: isDivision ? `\\frac{${one}}{${other}}` : `${one} \\cdot ${other}`,
      notation: `${plain(told)} ${isDivision ? '/' : '*'} ${plain(ratio)}`,
    },
    { shown: withUnit(result, unit), notation: plain(result) },
  ];
};

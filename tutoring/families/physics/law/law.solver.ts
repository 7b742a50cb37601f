import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational, exact, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isTerminating, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import { conversion, subtraction } from './law-conversion.rules.ts';
import {
  latexOfData,
  latexOfLaw,
  lettersOfLaw,
  notationOfLaw,
  quantityOf,
  solvedFor,
  valueOfLaw,
} from './law-formula.rules.ts';
import type { LawTask, UnitSystem } from './law.types.ts';
import { unitLatex, unitLine, type UnitSide } from './unit-line.rules.ts';

/** The units in which the result is wanted, else those in which the fewest values must be converted. */
export const systemOf = ({ law, asked, data, target }: LawTask): UnitSystem => {
  const strangers = (system: UnitSystem): number =>
    Object.entries(data).filter(([letter, { unit }]) => system[letter] !== unit).length +
    (target === undefined || system[asked] === target ? 0 : law.quantities.length);
  return law.systems.reduce((best, one) => (strangers(one) < strangers(best) ? one : best));
};

export const valuesIn = ({ data }: LawTask, system: UnitSystem): Readonly<Record<string, Rational>> =>
  Object.fromEntries(
    Object.entries(data).map(([letter, { value, unit }]) => [letter, inUnit(value, unit, system[letter] ?? unit)]),
  );

const inUnit = (value: Rational, from: string, to: string): Rational =>
  from === to ? value : converted(value, from, to);

/** An empty unit is none. */
export const unitOrNone = (unit: string | undefined): string | undefined => (unit === '' ? undefined : unit);

/** Throws `BeyondReach` for a root that is no fraction and for a result without a short decimal expansion. */
export const solveLaw = (task: LawTask): FamilySolution => {
  const { law, asked, data } = task;
  const system = systemOf(task);
  const quantity = quantityOf(law, asked);
  const values = valuesIn(task, system);
  const solved = solvedFor(law, asked);
  const size = valueOfLaw(solved, values);
  const result = solved.isRoot ? asRational(squareRootOf(size) ?? []) : size;
  if (result === undefined || !isTerminating(result)) throw new BeyondReach('operation');
  const [defined] = law.quantities;
  const formula = latexOfLaw(solved);
  const original = `${defined.symbol} = ${latexOfLaw(solvedFor(law, defined.letter))}`;
  const unit = unitOrNone(system[asked]);
  const assumed = Object.entries(data)
    .filter(([, { isAssumed }]) => isAssumed)
    .map(([letter, one]) => `$${quantityOf(law, letter).symbol} = ${withUnit(one.value, unitOrNone(one.unit))}$`);
  const whys = [
    ...(asked === defined.letter ? [] : [`Ten wzór powstaje z przekształcenia wzoru $${original}$.`]),
    ...(assumed.length === 0 ? [] : [`Przyjmujemy wartość z tablic: ${assumed.join(', ')}.`]),
  ];
  const substitution: FamilyStep = {
    operation: 'substitute',
    what: `Podstawiamy dane do wzoru na ${quantity.accusative} i obliczamy`,
    todo: `podstaw dane do wzoru $${quantity.symbol} = ${formula}$ i oblicz`,
    why: whys.join(' '),
    ...unitLine([quantity.symbol, formula], sidesOf(task, system, values, size, result)),
  };
  const letters = lettersOfLaw(law);
  const wanted = unitOrNone(task.target ?? unit);
  const answer = unit === undefined || wanted === undefined ? result : converted(result, unit, wanted);
  return {
    steps: [
      ...Object.entries(data).flatMap(([letter, one]) => [
        ...subtraction(law, letter, one),
        ...conversion(quantityOf(law, letter), one, system[letter] ?? one.unit),
      ]),
      substitution,
      ...(unit === undefined || wanted === undefined ? [] : conversion(quantity, { value: result, unit }, wanted)),
    ],
    answer: {
      kind: 'number',
      value: exact(answer),
      symbol: quantity.symbol,
      ...(wanted === undefined ? {} : { unit: wanted, isUnitNeeded: true }),
    },
    law: letters,
    ...proofOf(task, system, { ...values, [asked]: result }),
    notice: `Szukane: ${quantity.nominative.toLowerCase()}. Wypisz dane z jednostkami. Czy te jednostki do siebie pasują?`,
    nudge:
      asked === defined.letter
        ? `Skorzystaj ze wzoru $${original}$.`
        : `Skorzystaj ze wzoru $${original}$ i przekształć go tak, żeby po jednej stronie zostało samo $${quantity.symbol}$.`,
    setup: setupOf(task, `$${quantity.symbol} = ${formula}$`, system),
  };
};

/** With the data one by one, where they go into the formula as they are given. */
const setupOf = ({ law, data }: LawTask, formula: string, system: UnitSystem): string => {
  const given = Object.entries(data);
  if (given.some(([letter, { unit, difference }]) => isStranger(unit, system[letter]) || difference !== undefined))
    return `Podstaw swoje dane, już po przeliczeniu, do wzoru ${formula}.`;
  const put = given.map(
    ([letter, { value, unit }]) => `$${quantityOf(law, letter).symbol} = ${withUnit(value, unitOrNone(unit))}$`,
  );
  return `Do wzoru ${formula} podstaw: ${put.join(', ')}.`;
};

/** „m/s²” is „N/kg”: one may stand for the other. */
const isStranger = (unit: string, own = unit): boolean =>
  unit !== own && !(isOfGravity(unit) && unitOf(unit).factor.equals(unitOf(own).factor));

const isOfGravity = (unit: string): boolean => unit !== '' && unitOf(unit).dimension === 'acceleration';

/** Those in which the numbers go into the formula. */
const unitsIn = ({ data }: LawTask, system: UnitSystem): UnitSystem => ({
  ...system,
  ...Object.fromEntries(
    Object.entries(data).flatMap(([letter, { unit }]) => (isStranger(unit, system[letter]) ? [] : [[letter, unit]])),
  ),
});

const sidesOf = (
  task: LawTask,
  system: UnitSystem,
  values: Readonly<Record<string, Rational>>,
  size: Rational,
  result: Rational,
): readonly [UnitSide, ...UnitSide[]] => {
  const solved = solvedFor(task.law, task.asked);
  const unit = system[task.asked] ?? '';
  const notation = notationOfLaw(solved, values);
  const put = latexOfData(solved, values, unitsIn(task, system));
  const outcome = { shown: withUnit(result, unitOrNone(unit)), notation: plain(result) };
  if (!solved.isRoot) return [{ shown: put, notation }, outcome];
  return [
    { shown: put, notation: `sqrt(${notation})` },
    { shown: `\\sqrt{${latexOfRational(size)}}${unitLatex(unit)}`, notation: `sqrt(${plain(size)})` },
    outcome,
  ];
};

/** Another of the letters calculated back, one that needs no root where there is such. */
const proofOf = (
  task: LawTask,
  system: UnitSystem,
  values: Readonly<Record<string, Rational>>,
): { readonly proof?: string } => {
  const { law, asked } = task;
  const others = law.quantities.filter(({ letter }) => letter !== asked);
  const back = others.find(({ letter }) => !solvedFor(law, letter).isRoot);
  if (back === undefined) return {};
  const backLaw = solvedFor(law, back.letter);
  const units = unitsIn(task, system);
  const shown = [
    back.symbol,
    latexOfLaw(backLaw),
    latexOfData(backLaw, values, units),
    latexOfRational(values[back.letter] ?? ONE) + unitLatex(units[back.letter] ?? ''),
  ].join(' = ');
  return { proof: `$${shown}$: zgadza się z danymi z zadania.` };
};

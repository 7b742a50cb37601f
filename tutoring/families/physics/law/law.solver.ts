import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational, exact, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { isTerminating, ONE, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import {
  latexOfLaw,
  lettersOfLaw,
  notationOfLaw,
  quantityOf,
  solvedFor,
  valueOfLaw,
  type SolvedLaw,
} from './law-formula.rules.ts';
import type { Law, LawTask, Measured, UnitSystem } from './law.types.ts';

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
    ...calculated(sidesOf(solved, values, size, result), {
      symbol: quantity.symbol,
      formula,
      ...(unit ? { unit } : {}),
    }),
  };
  const letters = lettersOfLaw(law);
  const wanted = unitOrNone(task.target ?? unit);
  const answer = unit === undefined || wanted === undefined ? result : converted(result, unit, wanted);
  return {
    steps: [
      ...Object.entries(data).flatMap(([letter, one]) => [
        ...subtraction(law, letter, one),
        ...conversion(law, letter, one, system[letter] ?? one.unit),
      ]),
      substitution,
      ...(unit === undefined || wanted === undefined ? [] : conversion(law, asked, { value: result, unit }, wanted)),
    ],
    answer: {
      kind: 'number',
      value: exact(answer),
      symbol: quantity.symbol,
      ...(wanted === undefined ? {} : { unit: wanted, isUnitNeeded: true }),
    },
    sentence: `${quantity.nominative} wynosi $${withUnit(answer, wanted)}$.`,
    ...(letters === undefined ? {} : { law: letters }),
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
  if (given.some(([letter, { unit, difference }]) => unit !== system[letter] || difference !== undefined))
    return `Podstaw swoje dane, już po przeliczeniu, do wzoru ${formula}.`;
  const put = given.map(
    ([letter, { value, unit }]) => `$${quantityOf(law, letter).symbol} = ${withUnit(value, unitOrNone(unit))}$`,
  );
  return `Do wzoru ${formula} podstaw: ${put.join(', ')}.`;
};

const sidesOf = (
  solved: SolvedLaw,
  values: Readonly<Record<string, Rational>>,
  size: Rational,
  result: Rational,
): readonly [string, ...string[]] => {
  const notation = notationOfLaw(solved, values);
  return solved.isRoot ? [`sqrt(${notation})`, `sqrt(${plain(size)})`, plain(result)] : [notation, plain(result)];
};

/** Another of the letters calculated back, one that needs no root where there is such. */
const proofOf = (
  { law, asked }: LawTask,
  system: UnitSystem,
  values: Readonly<Record<string, Rational>>,
): { readonly proof?: string } => {
  const others = law.quantities.filter(({ letter }) => letter !== asked);
  const back = others.find(({ letter }) => !solvedFor(law, letter).isRoot);
  if (back === undefined) return {};
  const backLaw = solvedFor(law, back.letter);
  const unit = unitOrNone(system[back.letter]);
  const { shown } = calculated([notationOfLaw(backLaw, values), plain(values[back.letter] ?? ONE)], {
    symbol: back.symbol,
    formula: latexOfLaw(backLaw),
    ...(unit === undefined ? {} : { unit }),
  });
  return { proof: `$${shown}$: zgadza się z danymi z zadania.` };
};

const subtraction = (law: Law, letter: string, { value, unit, difference }: Measured): readonly FamilyStep[] => {
  if (difference === undefined) return [];
  const { symbol, accusative } = quantityOf(law, letter);
  const isGrown = difference.to.compare(difference.from) > 0;
  const [more, less] = isGrown ? [difference.to, difference.from] : [difference.from, difference.to];
  return [
    {
      operation: 'subtract',
      what: `Obliczamy ${accusative}`,
      todo: `oblicz ${accusative}: od wartości ${isGrown ? 'końcowej odejmij początkową' : 'początkowej odejmij końcową'}`,
      why: 'We wzorze stoi zmiana, a nie wartość końcowa.',
      ...calculated([`${plain(more)} - ${plain(less)}`, plain(value)], { symbol, unit }),
    },
  ];
};

const conversion = (law: Law, letter: string, { value, unit }: Measured, to: string): readonly FamilyStep[] => {
  if (to === unit) return [];
  const { symbol, accusative } = quantityOf(law, letter);
  const ratio = quotientOf(unitOf(unit).factor, unitOf(to).factor);
  if (ratio.equals(ONE)) return [];
  const inverse = quotientOf(ONE, ratio);
  const isDivided = ratio.compare(ONE) < 0 && isTerminating(inverse);
  const after = value.mul(ratio);
  if (!isTerminating(after)) throw new BeyondReach('operation');
  return [
    {
      operation: 'convert',
      what: `Zamieniamy ${accusative} na $${unitOf(to).latex.replace(/^\\ /, '')}$`,
      todo: `zamień ${accusative} na $${unitOf(to).latex.replace(/^\\ /, '')}$`,
      why: 'Jednostki muszą do siebie pasować.',
      ...calculated([`${plain(value)} ${isDivided ? `: ${plain(inverse)}` : `* ${plain(ratio)}`}`, plain(after)], {
        symbol,
        unit: to,
      }),
    },
  ];
};

import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

import { unitLine } from '../law/unit-line.rules.ts';

/** Two forces along one line. */
export interface ResultantGiven {
  readonly forces: readonly [Rational, Rational];
  readonly unit: string;
  readonly isOpposite: boolean;
}

/** Not „w tym samym kierunku”: forces of one direction may point either way. */
const WAYS = {
  opposite: '(przeciwnie|przeciwnie zwrocon*|w przeciwn* stron*|w rozn* stron*|o przeciwn* zwrot*|o zwrot* przeciwn*)',
  same: '(zgodnie|zgodnie zwrocon*|w sama strone|w 1 strone|o zgodn* zwrot*|o tym samym zwrocie|o takim samym zwrocie)',
} as const;

/** In the canonical form „dwie” is 2, and „tę samą” is „sama”. */
const templatesOf = (way: string) => {
  const forces = `[2|dwoch] [sil*] {a:force} & {b:force} [dzialaj*|skierowan*|zwrocon*] ${way}`;
  return [
    template(`[na <body>] [dzialaj*] ${forces} [sil*] wypadkow* [sil*] [dzialajac* na cialo]`),
    template(`[sil*] wypadkow* [sil*] ${forces}`),
  ];
};

const TEMPLATES = { opposite: templatesOf(WAYS.opposite), same: templatesOf(WAYS.same) };

const larger = ([one, other]: ResultantGiven['forces']): Rational => (one.gte(other) ? one : other);
const smaller = ([one, other]: ResultantGiven['forces']): Rational => (one.gte(other) ? other : one);
const sum = ([one, other]: ResultantGiven['forces']): Rational => one.add(other);
const difference = (forces: ResultantGiven['forces']): Rational => larger(forces).sub(smaller(forces));

/** „5 N + 3 N = 8 N”. */
const lineOf = (one: Rational, sign: '+' | '-', other: Rational, outcome: Rational, unit: string) =>
  unitLine(
    [],
    [
      {
        shown: `${withUnit(one, unit)} ${sign} ${withUnit(other, unit)}`,
        notation: `${plain(one)} ${sign} ${plain(other)}`,
      },
      { shown: withUnit(outcome, unit), notation: plain(outcome) },
    ],
  );

/** The resultant of two forces along one line. */
export const resultantForceFamily: Family<ResultantGiven> = {
  id: 'force',
  title: 'Siła wypadkowa',
  grades: [7, 8],
  read: (message) => {
    const opposite = firstFit(TEMPLATES.opposite, message);
    const found = opposite ?? firstFit(TEMPLATES.same, message);
    if (found === undefined) return undefined;
    const [one, other] = [found.quantity('a'), found.quantity('b')];
    const isSound = [one, other].every(({ value }) => isPositive(value));
    return isSound && one.unit !== undefined && one.unit === other.unit
      ? { forces: [one.value, other.value], unit: one.unit, isOpposite: opposite !== undefined }
      : undefined;
  },
  tell: ({ forces: [one, other], unit, isOpposite }) =>
    `Na ciało działają siły $${withUnit(one, unit)}$ i $${withUnit(other, unit)}$ ${isOpposite ? 'o przeciwnych zwrotach' : 'o zgodnych zwrotach'}. Oblicz siłę wypadkową.`,
  solve: ({ forces, unit, isOpposite }) => {
    const [one, other] = isOpposite ? [larger(forces), smaller(forces)] : forces;
    const result = isOpposite ? difference(forces) : sum(forces);
    const isBalanced = result.n === 0n;
    return {
      steps: [
        isOpposite
          ? {
              operation: 'subtract',
              what: 'Od większej siły odejmujemy mniejszą',
              todo: 'odejmij od większej siły mniejszą',
              why: 'Siły działają w przeciwne strony, więc jedna osłabia skutek drugiej.',
              ...lineOf(one, '-', other, result, unit),
            }
          : {
              operation: 'add',
              what: 'Dodajemy obie siły',
              todo: 'dodaj obie siły',
              why: 'Siły działają w tę samą stronę, więc ich skutki się dodają.',
              ...lineOf(one, '+', other, result, unit),
            },
      ],
      answer: { kind: 'number', value: exact(result), unit, isUnitNeeded: !isBalanced },
      sentence: isBalanced
        ? 'Siły się równoważą.'
        : isOpposite
          ? 'Siła wypadkowa ma zwrot większej z sił.'
          : 'Siła wypadkowa ma taki sam zwrot jak obie siły.',
      proof: isOpposite
        ? `$${lineOf(result, '+', other, one, unit).shown}$: to większa siła z zadania.`
        : `$${lineOf(result, '-', other, one, unit).shown}$: to pierwsza siła z zadania.`,
      notice: 'Narysuj obie siły jako strzałki z jednego punktu. W którą stronę działa każda z nich?',
      nudge: isOpposite
        ? 'Jedna siła ciągnie w jedną stronę, druga w przeciwną. Pomyśl, ile zostaje tej większej.'
        : 'Obie siły ciągną w tę samą stronę. Pomyśl, jaka jedna siła zastąpi je razem.',
      setup: isOpposite
        ? `Oblicz różnicę sił: od $${withUnit(one, unit)}$ odejmij $${withUnit(other, unit)}$.`
        : `Oblicz sumę sił: do $${withUnit(one, unit)}$ dodaj $${withUnit(other, unit)}$.`,
    };
  },
  check: ({ forces, isOpposite }, answer) => {
    const result = rationalIn(answer);
    if (result === undefined || result.s < 0n) return false;
    return isOpposite ? smaller(forces).add(result).equals(larger(forces)) : result.sub(forces[0]).equals(forces[1]);
  },
  make: (pick, difficulty) => {
    const parts = difficulty === 3 ? 2 : 1;
    const size = () => rational(pick.int(2, difficulty === 1 ? 20 : 90), parts);
    const [one, other] = [size(), size()];
    // Two that balance each other leave nothing to say of the direction.
    return { forces: [one, other.equals(one) ? one.add(1) : other], unit: 'N', isOpposite: pick.oneOf([true, false]) };
  },
  mistakes: [
    {
      id: 'added-though-opposite',
      leadsTo: ({ forces, isOpposite }) => (isOpposite ? [exact(sum(forces))] : undefined),
      says: 'Tu siły zostały dodane. Sprawdź, czy działają w tę samą stronę.',
    },
    {
      id: 'subtracted-though-same',
      leadsTo: ({ forces, isOpposite }) => (isOpposite ? undefined : [exact(difference(forces))]),
      says: 'Tu siły zostały odjęte. Sprawdź, czy działają w przeciwne strony.',
    },
    {
      id: 'smaller-minus-larger',
      leadsTo: ({ forces, isOpposite }) => (isOpposite ? [exact(smaller(forces).sub(larger(forces)))] : undefined),
      says: 'Wartość siły nie może być ujemna. Którą siłę trzeba od której odjąć?',
    },
    {
      id: 'only-larger',
      leadsTo: ({ forces }) => [exact(larger(forces))],
      says: 'To dopiero większa z sił. Druga też działa na ciało.',
    },
    {
      id: 'mean',
      leadsTo: ({ forces }) => [exact(sum(forces).div(2))],
      says: 'To średnia obu sił. Siła wypadkowa ma zastąpić obie naraz, a nie leżeć pomiędzy nimi.',
    },
    {
      id: 'multiplied',
      leadsTo: ({ forces: [one, other] }) => [exact(one.mul(other))],
      says: 'Siły zostały pomnożone. Narysuj je jako strzałki, jedna za drugą: jak daleko sięgają razem?',
    },
  ],
};

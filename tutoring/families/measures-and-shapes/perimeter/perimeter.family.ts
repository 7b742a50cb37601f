import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, withUnit, inUnit } from '#tutoring/families/calculated.rules.ts';
import { eitherFamily } from '#tutoring/families/either.family.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { doClose } from './closed-figure.rules.ts';
import { sideOfPerimeterFamily } from './side-of-perimeter.family.ts';

type Outline = 'square' | 'rhombus' | 'rectangle' | 'parallelogram' | 'equilateral' | 'isosceles' | 'triangle';

/** For an isosceles triangle the base comes first, then the leg. */
interface PerimeterGiven {
  readonly outline: Outline;
  readonly lengths: readonly Rational[];
  /** An id of a unit of length; undefined where the task has none. */
  readonly unit: string | undefined;
}

const SIDE = '[o] [ma] (bok|boku|boki|bokach|boku dlugosci|bokach dlugosci|wymiarach|=)';
const NAMES: readonly (readonly [Outline, string, string])[] = [
  ['square', '(kwadrat|kwadratu)', `${SIDE} {a:length?}`],
  ['rectangle', '(prostokat|prostokata)', `${SIDE} {a:length?} & {b:length?}`],
  ['rhombus', '(romb|rombu)', `${SIDE} {a:length?}`],
  ['parallelogram', '(rownoleglobok|rownolegloboku)', `${SIDE} {a:length?} & {b:length?}`],
  ['equilateral', '(trojkat|trojkata) (rownoboczny|rownobocznego)', `${SIDE} {a:length?}`],
  [
    'isosceles',
    '(trojkat|trojkata) (rownoramienny|rownoramiennego)',
    '[o] [ma] (podstawa|podstawie) [dlugosci] {a:length?} [i|oraz|;] (ramie|ramieniu|ramiona|ramionach) [dlugosci] {b:length?}',
  ],
  ['triangle', '(trojkat|trojkata)', `${SIDE} {a:length?} & {b:length?} & {c:length?}`],
];

const PLOT = '(dzialki|ogrodu|ogrodka|boiska|placu|parku|sadu|pola|laki)';
const FENCED = '(ogrodek|ogrod|dzialka|plac|boisko|sad|pole|laka|park)';
const FENCES = [
  `(prostokatny|prostokatna|prostokatne) ${FENCED} [o] [ma] (wymiary|wymiarach|boki|bokach) {a:length?} & {b:length?} [{u:unit}] (siatki|plotu|ogrodzenia) [potrzeba|potrzebujemy|potrzebne|kupic] [na|do] (ogrodzenie|ogrodzenia|plot)`,
  `[{u:unit}] (siatki|plotu|ogrodzenia) [potrzeba|potrzebujemy|potrzebne|kupic] [na|do] (ogrodzenie|ogrodzenia|plot) [prostokatnej|prostokatnego] ${PLOT} [o] [bokach|wymiarach] {a:length?} & {b:length?}`,
];

const HAVE = '[ma|maja|ma dlugosc|maja dlugosc|maja dlugosci|=]';
/** „Boki prostokąta mają …” */
const TOLD_BY_SIDES: Readonly<Partial<Record<Outline, readonly string[]>>> = {
  square: [`bok kwadratu ${HAVE} {a:length?} obwod [kwadratu]`],
  rhombus: [`bok rombu ${HAVE} {a:length?} obwod [rombu]`],
  rectangle: [`boki prostokata ${HAVE} {a:length?} & {b:length?} obwod [prostokata]`],
  parallelogram: [`boki rownolegloboku ${HAVE} {a:length?} & {b:length?} obwod [rownolegloboku]`],
  equilateral: [`bok trojkata rownobocznego ${HAVE} {a:length?} obwod [trojkata]`],
  triangle: [`boki trojkata ${HAVE} {a:length?} & {b:length?} & {c:length?} obwod [trojkata]`],
};

const TEMPLATES = NAMES.map(
  ([outline, name, sides]) =>
    [
      outline,
      [
        template(`obwod ${name} ${sides}`),
        template(`${name} ${sides} [ma] obwod [${name}]`),
        ...(TOLD_BY_SIDES[outline] ?? []).map(template),
        ...(outline === 'rectangle' ? FENCES.map(template) : []),
      ],
    ] as const,
);

const TOLD: Readonly<Record<Outline, string>> = {
  square: 'kwadratu o boku',
  rhombus: 'rombu o boku',
  rectangle: 'prostokąta o bokach',
  parallelogram: 'równoległoboku o bokach',
  equilateral: 'trójkąta równobocznego o boku',
  isosceles: 'trójkąta równoramiennego o podstawie',
  triangle: 'trójkąta o bokach',
};

const sidesOf = ({ outline, lengths: [a = ZERO, b = a, c = b] }: PerimeterGiven): readonly Rational[] =>
  ({
    square: [a, a, a, a],
    rhombus: [a, a, a, a],
    rectangle: [a, b, a, b],
    parallelogram: [a, b, a, b],
    equilateral: [a, a, a],
    isosceles: [a, b, b],
    triangle: [a, b, c],
  })[outline];

const notationOf = ({ outline, lengths }: PerimeterGiven): string => {
  const [a = '', b = '', c = ''] = lengths.map(plain);
  return {
    square: `4 * ${a}`,
    rhombus: `4 * ${a}`,
    rectangle: `2 * (${a} + ${b})`,
    parallelogram: `2 * (${a} + ${b})`,
    equilateral: `3 * ${a}`,
    isosceles: `${a} + 2 * ${b}`,
    triangle: `${a} + ${b} + ${c}`,
  }[outline];
};

const isPossible = (given: PerimeterGiven): boolean => doClose(sidesOf(given));

const perimeterOf = (given: PerimeterGiven): Rational => sidesOf(given).reduce((sum, side) => sum.add(side), ZERO);

const wayAroundFamily: Family<PerimeterGiven> = {
  id: 'perimeter',
  title: 'Obwody figur',
  grades: [4, 8],
  read: (message) => {
    for (const [outline, templates] of TEMPLATES)
      for (const one of templates) {
        const found = one.find(message);
        if (found === undefined) continue;
        const quantities = ['a', 'b', 'c'].filter(found.has).map(found.quantity);
        const units = new Set(quantities.map(({ unit }) => unit));
        const given = { outline, lengths: quantities.map(({ value }) => value), unit: quantities[0]?.unit };
        return units.size === 1 && isPossible(given) ? given : undefined;
      }
    return undefined;
  },
  tell: ({ outline, lengths, unit }) => {
    const between = outline === 'isosceles' ? ' i ramieniu ' : ' i ';
    return `Oblicz obwód ${TOLD[outline]} ${lengths.map((length) => `$${withUnit(length, unit)}$`).join(outline === 'triangle' ? ', ' : between)}.`;
  },
  solve: (given) => {
    const value = perimeterOf(given);
    const { unit } = given;
    return {
      steps: [
        {
          operation: 'add',
          what:
            given.outline === 'triangle'
              ? 'Dodajemy długości wszystkich boków'
              : 'Dodajemy długości wszystkich boków, a zamiast dodawać równe boki, mnożymy',
          todo: 'dodaj długości wszystkich boków',
          why: 'Obwód to długość drogi dookoła figury.',
          ...calculated([notationOf(given), plain(value)], { symbol: 'O', unit }),
        },
      ],
      answer: { kind: 'number', value: exact(value), symbol: 'O', ...inUnit(unit) },
      proof: `Obchodzimy figurę bok po boku: $${calculated([sidesOf(given).map(plain).join(' + '), plain(value)]).shown}$. Zgadza się.`,
      notice:
        given.outline === 'triangle'
          ? 'Pytanie jest o obwód. Które odcinki trzeba przejść, żeby obejść figurę dookoła?'
          : 'Pytanie jest o obwód. Które boki figury mają równe długości, choć podano je tylko raz?',
      nudge: 'Obwód to suma długości wszystkich boków, także tych, których nie wypisano drugi raz.',
      setup: 'Wypisz długości wszystkich boków figury po kolei i dodaj je.',
    };
  },
  check: (given, answer) => {
    const left = rationalIn(answer);
    return (
      left !== undefined &&
      sidesOf(given)
        .reduce((rest, side) => rest.sub(side), left)
        .equals(0)
    );
  },
  make: (pick, difficulty) => {
    const outline = pick.oneOf(
      difficulty === 1
        ? ['square', 'rectangle']
        : difficulty === 2
          ? ['rectangle', 'equilateral', 'isosceles', 'rhombus', 'parallelogram']
          : ['isosceles', 'triangle'],
    );
    // From five up: neither „3 · 3” nor „4 · 4”, where the sides could be taken for their number.
    const a = pick.int(5, 6 + 4 * difficulty);
    const b = a + pick.int(1, 4);
    const numbers = {
      square: [a],
      rhombus: [a],
      equilateral: [a],
      rectangle: [a, b],
      parallelogram: [a, b],
      isosceles: [a, b],
      triangle: [a, b, b + 1],
    }[outline];
    return { outline, lengths: numbers.map((one) => rational(one)), unit: pick.oneOf(['cm', 'm', 'dm']) };
  },
  mistakes: [
    {
      id: 'area',
      leadsTo: ({ outline, lengths: [a = ZERO, b = a] }) =>
        outline === 'square' || outline === 'rectangle' ? [exact(a.mul(b))] : undefined,
      says: 'To wygląda na pole. Obwód to długość dookoła figury: boki dodajemy.',
    },
    {
      id: 'one-side',
      leadsTo: ({ lengths: [a = ZERO, ...others] }) => (others.length === 0 ? [exact(a)] : undefined),
      says: 'To długość jednego boku. Ile boków ma ta figura?',
    },
    {
      id: 'only-written-sides',
      leadsTo: (given) =>
        given.outline === 'triangle' || given.lengths.length < 2
          ? undefined
          : [exact(given.lengths.reduce((sum, one) => sum.add(one), ZERO))],
      says: 'Dodane zostały tylko boki wypisane w zadaniu. Ile boków ma ta figura?',
    },
    {
      id: 'side-forgotten',
      leadsTo: (given) => given.lengths.map((side) => exact(perimeterOf(given).sub(side))),
      says: 'Brakuje jednego boku. Obejdź figurę dookoła i policz wszystkie.',
    },
  ],
};

export const perimeterFamily = eitherFamily({ first: wayAroundFamily, second: sideOfPerimeterFamily });

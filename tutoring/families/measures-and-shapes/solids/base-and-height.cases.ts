import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers, solvedInOneLine } from '../formulas/formula-lines.rules.ts';
import { AND, BASE_AREA, HEIGHT, VOLUME, WITH, type Solid } from './solid-words.ts';

/** The volume of a base and a height, and each of them of the other two. */
export const baseAndHeightCases = (solid: Solid): readonly FormulaCase[] => [
  volumeCase(solid),
  lacking(solid, {
    key: 'base-of-volume',
    slot: 'length',
    given: HEIGHT,
    asked: BASE_AREA,
    tell: (volume, height) =>
      `Objętość ${solid.genitive} wynosi ${volume}, a wysokość ${height}. Oblicz pole podstawy.`,
    symbol: 'P_p',
    other: 'H',
    name: 'pole podstawy',
    otherName: 'wysokość',
    result: 'area',
  }),
  lacking(solid, {
    key: 'height-of-volume',
    slot: 'area',
    given: BASE_AREA,
    asked: HEIGHT,
    tell: (volume, base) => `Objętość ${solid.genitive} wynosi ${volume}, a pole podstawy ${base}. Oblicz wysokość.`,
    symbol: 'H',
    other: 'P_p',
    name: 'wysokość',
    otherName: 'pole podstawy',
    result: 'length',
  }),
];

const THREE = rational(3);

const isThird = ({ part }: Solid): boolean => part.d === 3n;

const volumeCase = (solid: Solid): FormulaCase => ({
  key: 'volume',
  slots: ['area', 'length'],
  templates: [
    `${VOLUME} ${solid.read} ${WITH} ${BASE_AREA} [=] {a} ${AND} ${HEIGHT} [=] {b}`,
    `${solid.read} ${WITH} ${BASE_AREA} [=] {a} ${AND} ${HEIGHT} [=] {b} ${VOLUME} [=]`,
    `${WITH} ${BASE_AREA} ${solid.read} [ma|=] {a} ${AND} ${HEIGHT} [=] {b} ${VOLUME} [${solid.read}]`,
    `${BASE_AREA} [=] {a} ${AND} ${HEIGHT} [=] {b} ${VOLUME} ${solid.read}`,
  ],
  level: 1,
  tell: ([base = '', height = '']) =>
    `Oblicz objętość ${solid.genitive} o polu podstawy ${base} i wysokości ${height}.`,
  make: (pick) => numbers((isThird(solid) ? 3 : 1) * pick.int(4, 15), pick.int(3, 12)),
  solve: ([base = ZERO, height = ZERO], { volume: unit }) => {
    const volume = base.mul(height).mul(solid.part);
    return solvedInOneLine({
      operation: 'multiply',
      what: isThird(solid)
        ? 'Mnożymy pole podstawy przez wysokość i bierzemy trzecią część'
        : 'Mnożymy pole podstawy przez wysokość',
      todo: isThird(solid)
        ? 'pomnóż pole podstawy przez wysokość i weź trzecią część wyniku'
        : 'pomnóż pole podstawy przez wysokość',
      why: solid.why,
      symbol: 'V',
      formula: solid.formula,
      sides: [isThird(solid) ? `1/3 * ${plain(base)} * ${plain(height)}` : `${plain(base)} * ${plain(height)}`],
      value: volume,
      unit,
      proof: backToHeight(solid, volume, base, height),
      notice: `Pytanie jest o objętość. Co wiadomo o podstawie i o wysokości ${solid.genitive}?`,
    });
  },
  isRight: ([base = ZERO, height = ZERO], answer) =>
    rationalIn(answer)?.div(base).div(height).equals(solid.part) ?? false,
  mistakes: ([base = ZERO, height = ZERO]) => ({
    ...(isThird(solid)
      ? { 'third-forgotten': exact(base.mul(height)) }
      : { 'third-taken': exact(base.mul(height).div(3)) }),
    halved: exact(base.mul(height).div(2)),
    added: exact(base.add(height)),
  }),
});

const backToHeight = (solid: Solid, volume: Rational, base: Rational, height: Rational): string =>
  isThird(solid)
    ? `Trzy takie ostrosłupy to graniastosłup: $${calculated([`3 * ${plain(volume)}`, plain(volume.mul(3))]).shown}$. Dzielimy przez pole podstawy: $${calculated([`${plain(volume.mul(3))} : ${plain(base)}`, plain(height)]).shown}$. To wysokość, więc się zgadza.`
    : `Dzielimy objętość przez wysokość: $${calculated([`${plain(volume)} : ${plain(height)}`, plain(base)]).shown}$. To pole podstawy, więc się zgadza.`;

interface Lacking {
  readonly key: string;
  readonly slot: 'length' | 'area';
  readonly given: string;
  readonly asked: string;
  readonly tell: (volume: string, other: string) => string;
  readonly symbol: string;
  readonly other: string;
  readonly name: string;
  readonly otherName: string;
  readonly result: 'length' | 'area';
}

const lacking = (solid: Solid, part: Lacking): FormulaCase => ({
  key: part.key,
  slots: ['volume', part.slot],
  templates: [
    `${VOLUME} ${solid.read} [ma|=] {a} ${AND} ${part.given} [=] {b} ${part.asked} [=|ma]`,
    `${VOLUME} [=] {a} ${AND} ${part.given} [=] {b} ${solid.read} ${part.asked}`,
    `${solid.read} ${WITH} ${VOLUME} [=] {a} ${AND} ${part.given} [=] {b} ${part.asked} [=]`,
    `${part.asked} ${solid.read} ${WITH} ${VOLUME} [=] {a} ${AND} ${part.given} [=] {b}`,
    `${solid.read} ${WITH} (objetosci|objetosc) {a} ${AND} ${part.given} {b} ${part.asked}`,
    `${part.asked} ${solid.read} ${WITH} (objetosci|objetosc) {a} ${AND} ${part.given} {b}`,
  ],
  level: 3,
  tell: ([volume = '', other = '']) => part.tell(volume, other),
  make: (pick) => {
    const other = pick.int(3, 12);
    return numbers(other * pick.int(4, 15), other);
  },
  solve: ([volume = ZERO, other = ZERO], units) => {
    const value = volume.div(solid.part).div(other);
    return solvedInOneLine({
      operation: 'divide',
      what: isThird(solid)
        ? `Mnożymy objętość przez 3 i dzielimy przez ${part.otherName}`
        : `Dzielimy objętość przez ${part.otherName}`,
      todo: isThird(solid)
        ? `pomnóż objętość przez 3 i podziel przez ${part.otherName}`
        : `podziel objętość przez ${part.otherName}`,
      why: isThird(solid)
        ? 'Trzy takie ostrosłupy to graniastosłup o tej samej podstawie i wysokości.'
        : 'Objętość graniastosłupa to iloczyn pola podstawy i wysokości.',
      symbol: part.symbol,
      formula: isThird(solid) ? `3 V : ${part.other}` : `V : ${part.other}`,
      sides: [isThird(solid) ? `3 * ${plain(volume)} : ${plain(other)}` : `${plain(volume)} : ${plain(other)}`],
      value,
      unit: units[part.result],
      proof: `Wstawiamy do wzoru na objętość: $${calculated([`${isThird(solid) ? '1/3 * ' : ''}${plain(value)} * ${plain(other)}`, plain(volume)]).shown}$. Zgadza się z zadaniem.`,
      notice: `Pytanie jest o ${part.name}. W którym wzorze jest razem z objętością?`,
    });
  },
  isRight: ([volume = ZERO, other = ZERO], answer) =>
    rationalIn(answer)?.mul(other).mul(solid.part).equals(volume) ?? false,
  mistakes: ([volume = ZERO, other = ZERO]) => ({
    ...(isThird(solid)
      ? { 'third-forgotten': exact(volume.div(other)), 'third-divided': exact(volume.div(other).div(THREE)) }
      : { 'third-taken': exact(volume.mul(THREE).div(other)) }),
    multiplied: exact(volume.mul(other)),
    subtracted: volume.gt(other) ? exact(volume.sub(other)) : undefined,
  }),
});

import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { isTerminating, rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { bareUnit, unitLatex, unitLine } from '../law/unit-line.rules.ts';

export interface SpeedUnitsGiven {
  readonly value: Rational;
  readonly from: 'km/h' | 'm/s';
}

const TEMPLATES = [
  template('[zamien|przelicz|wyraz] [predkosc] {v:speed} (na|w|do) {u:unit}'),
  template('{v:speed} {u:unit}'),
];

const FACTOR = rational(18, 5);
const otherThan = (from: SpeedUnitsGiven['from']): SpeedUnitsGiven['from'] => (from === 'km/h' ? 'm/s' : 'km/h');
const bare = (unit: string): string => `$${bareUnit(unit)}$`;

/** What is gone in an hour: „72 km = 72 · 1000 m = 72 000 m” and „20 m/s · 3600 s = 72 000 m”. */
const hourlyLine = (value: Rational, from: SpeedUnitsGiven['from'], metres: Rational) =>
  from === 'km/h'
    ? unitLine(
        [withUnit(value, 'km')],
        [
          { shown: `${latexOfRational(value)} \\cdot 1000${unitLatex('m')}`, notation: `${plain(value)} * 1000` },
          { shown: withUnit(metres, 'm'), notation: plain(metres) },
        ],
      )
    : unitLine(
        [],
        [
          { shown: `${withUnit(value, from)} \\cdot 3600${unitLatex('s')}`, notation: `${plain(value)} * 3600` },
          { shown: withUnit(metres, 'm'), notation: plain(metres) },
        ],
      );

/** „72 000 m through 3600 s is 20 m/s”, and the same in kilometres through an hour. */
const speedLine = (metres: Rational, result: Rational, to: SpeedUnitsGiven['from']) =>
  unitLine(
    [],
    [
      to === 'm/s'
        ? {
            shown: `\\frac{${withUnit(metres, 'm')}}{3600${unitLatex('s')}}`,
            notation: `${plain(metres)} / 3600`,
          }
        : {
            shown: `\\frac{${latexOfRational(metres)} : 1000${unitLatex('km')}}{1${unitLatex('h')}}`,
            notation: `${plain(metres)} : 1000 / 1`,
          },
      { shown: withUnit(result, to), notation: plain(result) },
    ],
  );

/** „20 m/s = 20 · 3,6 km/h = 72 km/h”. */
const backLine = (result: Rational, { value, from }: SpeedUnitsGiven): string =>
  [
    withUnit(result, otherThan(from)),
    `${latexOfRational(result)} ${from === 'km/h' ? '\\cdot' : ':'} 3{,}6${unitLatex(from)}`,
    withUnit(value, from),
  ].join(' = ');

/** 72 km/h in metres per second and back. */
export const speedUnitsFamily: Family<SpeedUnitsGiven> = {
  id: 'uniform-motion',
  title: 'Jednostki prędkości',
  grades: [7, 9],
  read: (message) => {
    const found = firstFit(TEMPLATES, message);
    if (found === undefined) return undefined;
    const { value, unit } = found.quantity('v');
    const isSound = isPositive(value);
    return isSound && (unit === 'km/h' || unit === 'm/s') && found.text('u') === otherThan(unit)
      ? { value, from: unit }
      : undefined;
  },
  tell: ({ value, from }) => `Zamień $${withUnit(value, from)}$ na ${bare(otherThan(from))}.`,
  solve: ({ value, from }) => {
    const to = otherThan(from);
    const isSlower = from === 'km/h';
    const result = isSlower ? value.div(FACTOR) : value.mul(FACTOR);
    if (!isTerminating(result)) throw new BeyondReach('operation');
    const small = isSlower ? value.mul(1000) : value.mul(3600);
    return {
      steps: [
        isSlower
          ? {
              operation: 'convert',
              what: 'Zamieniamy kilometry na metry',
              todo: 'zamień kilometry na metry',
              why: 'Tyle metrów ciało przebywa w ciągu godziny.',
              ...hourlyLine(value, from, small),
            }
          : {
              operation: 'multiply',
              what: 'Obliczamy, ile metrów ciało przebywa w ciągu godziny',
              todo: 'oblicz, ile metrów ciało przebywa w ciągu godziny',
              why: 'Godzina ma 3600 sekund.',
              ...hourlyLine(value, from, small),
            },
        isSlower
          ? {
              operation: 'divide',
              what: 'Dzielimy przez liczbę sekund w godzinie',
              todo: 'podziel metry przez liczbę sekund w godzinie',
              why: 'Godzina ma 3600 sekund, a szukamy drogi w jednej sekundzie.',
              ...speedLine(small, result, to),
            }
          : {
              operation: 'convert',
              what: 'Zamieniamy metry na kilometry',
              todo: 'zamień metry na kilometry',
              why: 'Kilometr ma 1000 metrów.',
              ...speedLine(small, result, to),
            },
      ],
      answer: { kind: 'number', value: exact(result), unit: to, isUnitNeeded: true },
      proof: `$${backLine(result, { value, from })}$: wracamy do liczby z zadania.`,
      notice: `Szukamy tej samej prędkości w ${bare(to)}. Jaką drogę i w jakim czasie opisuje prędkość z zadania?`,
      nudge: 'Zamień osobno drogę i osobno czas: pomyśl, ile metrów ma kilometr i ile sekund ma godzina.',
    };
  },
  check: ({ value, from }, answer) => {
    const result = rationalIn(answer);
    if (result === undefined) return false;
    const [metres, kilometres] = from === 'km/h' ? [result, value] : [value, result];
    return metres.mul(3600).equals(kilometres.mul(1000));
  },
  make: (pick, difficulty) => {
    const metres = rational(pick.int(3, difficulty === 1 ? 20 : 40), difficulty === 3 ? 2 : 1);
    return pick.oneOf([true, false]) ? { value: metres, from: 'm/s' } : { value: metres.mul(FACTOR), from: 'km/h' };
  },
  mistakes: [
    {
      id: 'wrong-direction',
      leadsTo: ({ value, from }) => [exact(from === 'km/h' ? value.mul(FACTOR) : value.div(FACTOR))],
      says: 'Zamiana poszła w drugą stronę. Pomyśl, która liczba powinna być większa: ta w metrach na sekundę czy ta w kilometrach na godzinę?',
    },
    {
      id: 'only-distance',
      leadsTo: ({ value, from }) => [exact(from === 'km/h' ? value.mul(1000) : value.div(1000))],
      says: 'Tu zamieniona jest tylko droga. Trzeba jeszcze zamienić czas.',
    },
    {
      id: 'minutes-for-seconds',
      leadsTo: ({ value, from }) => [exact(from === 'km/h' ? value.mul(1000).div(60) : value.mul(60).div(1000))],
      says: 'Tu godzina ma tyle sekund, ile minut. Sprawdź, ile sekund ma cała godzina.',
    },
  ],
};

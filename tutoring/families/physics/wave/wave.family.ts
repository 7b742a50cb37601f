import { formFor } from '#tutoring/families/polish-count.ts';
import type { Mistake } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { quotientOf, rational } from '#tutoring/mathematics/rational.ts';
import { SPEED, TIME } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import { ownValues } from '../law/law-size.rules.ts';
import type { Law, LawQuantity, LawTask } from '../law/law.types.ts';

const WORDS =
  'drgan|drgania|drgajac\\w*|ruchu|fal[aieę]?|dzwiek\\w*|rozchodz\\w*|wahad\\w*|ktor\\w*|osrodku|powietrzu|wodzie|morsk\\w*|dzwiekow\\w*|strun\\w*';

const FREQUENCY: Omit<LawQuantity, 'power'> = {
  letter: 'f',
  symbol: 'f',
  nominative: 'Częstotliwość',
  accusative: 'częstotliwość',
  dimension: 'frequency',
  words: 'czestotliwosc\\w*',
};

const PERIOD: Omit<LawQuantity, 'power'> = {
  ...TIME,
  symbol: 'T',
  nominative: 'Okres drgań',
  accusative: 'okres drgań',
  words: 'okres\\w*',
};

const WAVELENGTH: Omit<LawQuantity, 'power'> = {
  letter: 'λ',
  symbol: '\\lambda',
  nominative: 'Długość fali',
  accusative: 'długość fali',
  dimension: 'length',
  words: 'dlugosc\\w*|lambda',
};

const VIBRATION: Law = {
  id: 'vibration',
  quantities: [
    { ...FREQUENCY, power: 1 },
    { ...PERIOD, power: -1 },
  ],
  systems: [{ f: 'Hz', t: 's' }],
  words: WORDS,
  formulas: ['f = 1/ t', 'f = 1 / t', 't = 1 / f', 't = 1/ f'],
  told: {
    f: 'Okres drgań wynosi {t}. Oblicz częstotliwość drgań.',
    t: 'Częstotliwość drgań wynosi {f}. Oblicz okres drgań.',
  },
  values: { f: [2, 4, 5, 8, 10, 20, 25, 40, 50, 80, 100, 200, 250, 400, 500] },
};

const WAVE: Law = {
  id: 'wave',
  quantities: [
    { ...SPEED, power: 1 },
    { ...WAVELENGTH, power: 1 },
    { ...FREQUENCY, power: 1 },
  ],
  systems: [{ v: 'm/s', λ: 'm', f: 'Hz' }],
  words: WORDS,
  formulas: ['v = λ * f', 'v = f * λ', 'λ = v / f', 'f = v / λ', 'v = λf'],
  told: {
    v: 'Fala ma długość {λ} i częstotliwość {f}. Oblicz prędkość fali.',
    λ: 'Fala rozchodzi się z prędkością {v} i ma częstotliwość {f}. Oblicz długość fali.',
    f: 'Fala rozchodzi się z prędkością {v} i ma długość {λ}. Oblicz częstotliwość fali.',
  },
  values: { λ: [2, 3, 4, 5, 6], f: [5, 10, 20, 50, 100, 170] },
  otherUnits: { λ: 'cm' },
};

const WAVE_WITH_PERIOD: Law = {
  id: 'wave-with-period',
  quantities: [
    { ...WAVELENGTH, power: 1 },
    { ...SPEED, power: 1 },
    { ...PERIOD, power: 1 },
  ],
  systems: [{ λ: 'm', v: 'm/s', t: 's' }],
  needs: ' fal\\w* ',
  words: WORDS,
  formulas: ['λ = v * t', 'v = λ / t', 't = λ / v'],
  told: {
    λ: 'Fala rozchodzi się z prędkością {v}, a okres drgań wynosi {t}. Oblicz długość fali.',
    v: 'Fala ma długość {λ}, a okres drgań wynosi {t}. Oblicz prędkość fali.',
    t: 'Fala rozchodzi się z prędkością {v} i ma długość {λ}. Oblicz okres drgań.',
  },
  values: { v: [3, 4, 5, 6, 10, 12], t: [2, 3, 4, 5] },
};

const SWINGS: Law = {
  id: 'swings',
  quantities: [
    { letter: 'o', symbol: 'T', nominative: 'Okres drgań', accusative: 'okres drgań', power: 1, words: 'okres\\w*' },
    {
      letter: 't',
      symbol: 't',
      nominative: 'Czas',
      accusative: 'czas',
      dimension: 'time',
      power: 1,
      words: 'czas|dlugo',
    },
    {
      letter: 'n',
      symbol: 'n',
      nominative: 'Liczba drgań',
      accusative: 'liczbę drgań',
      power: -1,
      words: 'liczba',
      isConstant: true,
      inWords: (value) =>
        `$${latexOfRational(value)}$ ${formFor(value.valueOf(), ['pełne wahnięcie', 'pełne wahnięcia', 'pełnych wahnięć'])}`,
    },
  ],
  systems: [{ o: 's', t: 's', n: '' }],
  rewritings: [[/ (\d+) (?:pelny\w* |pelne )?(?:wahni\w*|drgan\w*)(?= )/g, ' n = $1']],
  needs: ' okres\\w* ',
  words: `${WORDS}|wykon\\w*|zrobi\\w*|pelnych`,
  told: { o: 'Wahadło wykonało {n} w czasie {t}. Oblicz okres drgań wahadła.' },
  values: { o: [2, 3, 4, 5], n: [10, 15, 20, 30, 40] },
  otherUnits: { t: 'min' },
};

const SECONDS_OF_A_MINUTE = rational(60);

const MISTAKES: readonly Mistake<LawTask>[] = [
  {
    id: 'of-a-minute',
    leadsTo: (task): readonly Exact[] | undefined => {
      const [told] = Object.values(ownValues(task));
      return task.law.id === VIBRATION.id && told !== undefined
        ? [exact(quotientOf(SECONDS_OF_A_MINUTE, told))]
        : undefined;
    },
    says: 'Tak liczy się drgania w ciągu minuty. Herc to jedno drganie w ciągu sekundy.',
  },
  {
    id: 'frequency-for-the-period',
    leadsTo: (task): readonly Exact[] | undefined => {
      const { n: swings, t: time } = ownValues(task);
      return task.law.id === SWINGS.id && swings !== undefined && time !== undefined
        ? [exact(quotientOf(swings, time))]
        : undefined;
    },
    says: 'Tyle drgań przypada na sekundę, a to częstotliwość. Okres to czas jednego drgania.',
  },
];

export const waveFamily = createLawFamily({
  id: 'wave',
  title: 'Drgania i fale',
  grades: [8, 9],
  laws: [VIBRATION, WAVE, WAVE_WITH_PERIOD, SWINGS],
  mistakes: MISTAKES,
});

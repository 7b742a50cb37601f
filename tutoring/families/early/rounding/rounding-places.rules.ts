import { rational, type Rational } from '#tutoring/mathematics/rational.ts';

interface Place {
  /** Behind „do”. */
  readonly genitive: string;
  /** „dwie sąsiednie …”, of the numbers that have no further digits; and behind „dwóch sąsiednich”. */
  readonly numbers: readonly [nominative: string, genitive: string];
  /** Part of an id. */
  readonly english: string;
  /** The ways to say it behind „do”, without marks. */
  readonly said: RegExp;
}

export const PLACES: ReadonlyMap<number, Place> = new Map([
  [
    6,
    {
      genitive: 'milionów',
      numbers: ['pełne miliony', 'pełnych milionów'],
      english: 'millions',
      said: /^milion(?:ow|a)$/,
    },
  ],
  [
    4,
    {
      genitive: 'dziesiątek tysięcy',
      numbers: ['pełne dziesiątki tysięcy', 'pełnych dziesiątek tysięcy'],
      english: 'ten-thousands',
      said: /^dziesiatek tysiecy$/,
    },
  ],
  [
    3,
    {
      genitive: 'tysięcy',
      numbers: ['pełne tysiące', 'pełnych tysięcy'],
      english: 'thousands',
      said: /^tysi(?:ecy|aca)$/,
    },
  ],
  [2, { genitive: 'setek', numbers: ['pełne setki', 'pełnych setek'], english: 'hundreds', said: /^setek$/ }],
  [
    1,
    {
      genitive: 'dziesiątek',
      numbers: ['pełne dziesiątki', 'pełnych dziesiątek'],
      english: 'tens',
      said: /^dziesiatek$/,
    },
  ],
  [
    0,
    {
      genitive: 'jedności',
      numbers: ['liczby całkowite', 'liczb całkowitych'],
      english: 'ones',
      said: /^(?:jednosci|calosci|calych|calkowitych)$/,
    },
  ],
  [
    -1,
    {
      genitive: 'części dziesiątych',
      numbers: ['liczby z jedną cyfrą po przecinku', 'liczb z jedną cyfrą po przecinku'],
      english: 'tenths',
      said: /^dziesiat(?:ych|ej)(?: czesci)?$/,
    },
  ],
  [
    -2,
    {
      genitive: 'części setnych',
      numbers: ['liczby z dwiema cyframi po przecinku', 'liczb z dwiema cyframi po przecinku'],
      english: 'hundredths',
      said: /^setn(?:ych|ej)(?: czesci)?$/,
    },
  ],
  [
    -3,
    {
      genitive: 'części tysięcznych',
      numbers: ['liczby z trzema cyframi po przecinku', 'liczb z trzema cyframi po przecinku'],
      english: 'thousandths',
      said: /^tysieczn(?:ych|ej)(?: czesci)?$/,
    },
  ],
]);

export const placeIn = (words: string): number | undefined => [...PLACES].find(([, { said }]) => said.test(words))?.[0];

/** „Z dokładnością do 0,1”. */
export const placeOf = (unit: Rational): number | undefined =>
  [...PLACES.keys()].find((place) => unitOfPlace(place).equals(unit));

export const unitOfPlace = (place: number): Rational =>
  place >= 0 ? rational(10n ** BigInt(place)) : rational(1, 10n ** BigInt(-place));

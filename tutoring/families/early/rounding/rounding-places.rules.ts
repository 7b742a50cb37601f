import { rational, type Rational } from '#tutoring/mathematics/rational.ts';

interface Place {
  /** Behind „do”. */
  readonly genitive: string;
  /** The ways to say it behind „do”, without marks. */
  readonly said: RegExp;
}

export const PLACES: ReadonlyMap<number, Place> = new Map([
  [6, { genitive: 'milionów', said: /^milion(?:ow|a)$/ }],
  [4, { genitive: 'dziesiątek tysięcy', said: /^dziesiatek tysiecy$/ }],
  [3, { genitive: 'tysięcy', said: /^tysi(?:ecy|aca)$/ }],
  [2, { genitive: 'setek', said: /^setek$/ }],
  [1, { genitive: 'dziesiątek', said: /^dziesiatek$/ }],
  [0, { genitive: 'jedności', said: /^(?:jednosci|calosci|calych|calkowitych)$/ }],
  [-1, { genitive: 'części dziesiątych', said: /^dziesiat(?:ych|ej)(?: czesci)?$/ }],
  [-2, { genitive: 'części setnych', said: /^setn(?:ych|ej)(?: czesci)?$/ }],
  [-3, { genitive: 'części tysięcznych', said: /^tysieczn(?:ych|ej)(?: czesci)?$/ }],
]);

export const placeIn = (words: string): number | undefined => [...PLACES].find(([, { said }]) => said.test(words))?.[0];

/** „Z dokładnością do 0,1”. */
export const placeOf = (unit: Rational): number | undefined =>
  [...PLACES.keys()].find((place) => unitOfPlace(place).equals(unit));

export const unitOfPlace = (place: number): Rational =>
  place >= 0 ? rational(10n ** BigInt(place)) : rational(1, 10n ** BigInt(-place));

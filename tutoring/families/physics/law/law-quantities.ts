import type { LawQuantity } from './law.types.ts';

/** The quantities that several laws share; each law gives the power. */
type SharedQuantity = Omit<LawQuantity, 'power'>;

export const MASS: SharedQuantity = {
  letter: 'm',
  symbol: 'm',
  nominative: 'Masa',
  accusative: 'masę',
  dimension: 'mass',
  words: 'mas[aey]|masie',
};

export const TIME: SharedQuantity = {
  letter: 't',
  symbol: 't',
  nominative: 'Czas',
  accusative: 'czas',
  dimension: 'time',
  words: 'czas|czasu|czasie|dlugo',
};

export const DISTANCE: SharedQuantity = {
  letter: 's',
  symbol: 's',
  nominative: 'Droga',
  accusative: 'drogę',
  dimension: 'length',
  words: 'drog[aei]|drodze|odleglosc|daleko',
};

export const SPEED: SharedQuantity = {
  letter: 'v',
  symbol: 'v',
  nominative: 'Prędkość',
  accusative: 'prędkość',
  dimension: 'speed',
  words: 'predkosc\\w*|szybkosc\\w*',
};

export const ACCELERATION: SharedQuantity = {
  letter: 'a',
  symbol: 'a',
  nominative: 'Przyspieszenie',
  accusative: 'przyspieszenie',
  dimension: 'acceleration',
  words: 'przyspieszeni\\w*|opoznieni\\w*',
};

export const HEIGHT: SharedQuantity = {
  letter: 'h',
  symbol: 'h',
  nominative: 'Wysokość',
  accusative: 'wysokość',
  dimension: 'length',
  words: 'wysokosc\\w*',
};

/** Ten newtons for a kilogram, but on the Earth alone. */
export const GRAVITY: SharedQuantity = {
  letter: 'g',
  symbol: 'g',
  nominative: 'Współczynnik grawitacji',
  accusative: 'współczynnik grawitacji',
  dimension: 'acceleration',
  words: 'grawitacj\\w*|przyspieszeni\\w*',
  isConstant: true,
  fallback: 10,
  fallbackWhen: '^(?!.*(?:ksiezyc|mars|jowisz|planet|wenus))',
};

/** Bodies of school tasks: they change nothing. */
export const BODIES =
  'ciel\\w*|samochod\\w*|aut[oaem]+|motocykl\\w*|pociag\\w*|rower\\w*|rowerzyst\\w*|biegacz\\w*|zawodnik\\w*|wozek|wozka|kamien\\w*|pilk\\w*|kul[aiek]\\w*|plecak\\w*|skrzyn\\w*|ksiazk\\w*|jabl\\w*|czlowiek\\w*|uczen|ucznia|uczennic\\w*|chlop\\w*|dziewczyn\\w*|astronaut\\w*|cegl\\w*|doniczk\\w*|tramwaj\\w*|autobus\\w*|sank\\w*|walizk\\w*|wiewiork\\w*|kot|kota|pies|psa';

export const CURRENT: SharedQuantity = {
  letter: 'i',
  symbol: 'I',
  nominative: 'Natężenie prądu',
  accusative: 'natężenie prądu',
  dimension: 'current',
  words: 'nateze\\w*|prad|pradu|pradem|pradzie',
};

export const VOLTAGE: SharedQuantity = {
  letter: 'u',
  symbol: 'U',
  nominative: 'Napięcie',
  accusative: 'napięcie',
  dimension: 'voltage',
  words: 'napieci\\w*',
};

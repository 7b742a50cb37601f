import { eitherFamily } from '#tutoring/families/either.family.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';
import { pressureUnitsFamily } from './pressure-units.family.ts';

const PRESSURE: Law = {
  id: 'pressure',
  quantities: [
    {
      letter: 'p',
      symbol: 'p',
      nominative: 'Ciśnienie',
      accusative: 'ciśnienie',
      dimension: 'pressure',
      power: 1,
      words: 'cisnieni\\w*',
    },
    {
      letter: 'f',
      symbol: 'F',
      nominative: 'Siła nacisku',
      accusative: 'siłę nacisku',
      dimension: 'force',
      power: 1,
      words: 'sil[aey]|nacisk|nacisku|ciezar\\w*',
    },
    {
      letter: 's',
      symbol: 'S',
      nominative: 'Pole powierzchni',
      accusative: 'pole powierzchni',
      dimension: 'area',
      power: -1,
      words: 'powierzchni\\w*|pole|polu|podstaw\\w*',
    },
  ],
  systems: [{ p: 'Pa', f: 'N', s: 'm2' }],
  words: 'skrzyn\\w*|dziala\\w*|stoi|naciska|wywiera\\w*|podloz\\w*',
  formulas: ['p = f / s', 'f = p * s', 's = f / p'],
  told: {
    p: 'Siła nacisku {f} działa na powierzchnię {s}. Oblicz ciśnienie.',
    f: 'Ciśnienie na powierzchni {s} wynosi {p}. Oblicz siłę nacisku.',
    s: 'Siła nacisku {f} wywiera ciśnienie {p}. Oblicz pole powierzchni.',
  },
  values: { p: [50, 200, 400, 1500, 2500], s: [0.2, 0.4, 0.5, 2, 4, 5] },
  otherUnits: { p: 'kPa', s: 'cm2' },
};

export const pressureFamily = eitherFamily({
  first: createLawFamily({ id: 'pressure', title: 'Ciśnienie', grades: [7, 8], laws: [PRESSURE] }),
  second: pressureUnitsFamily,
});

import { eitherFamily } from '#tutoring/families/either.family.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';
import { densityUnitsFamily } from './density-units.family.ts';

const DENSITY: Law = {
  id: 'density',
  quantities: [
    {
      letter: 'd',
      symbol: 'd',
      nominative: 'Gęstość',
      accusative: 'gęstość',
      dimension: 'density',
      power: 1,
      words: 'gestosc\\w*',
    },
    {
      letter: 'm',
      symbol: 'm',
      nominative: 'Masa',
      accusative: 'masę',
      dimension: 'mass',
      power: 1,
      words: 'mas[aey]|masie',
    },
    {
      letter: 'v',
      symbol: 'V',
      nominative: 'Objętość',
      accusative: 'objętość',
      dimension: 'volume',
      power: -1,
      words: 'objetosc\\w*',
    },
  ],
  systems: [
    { d: 'kg/m3', m: 'kg', v: 'm3' },
    { d: 'g/cm3', m: 'g', v: 'cm3' },
  ],
  words: 'bryl\\w*|kawal\\w*|metal\\w*|lodu|lod|zelaza|drewna|aluminium|szkla|oleju|wody|substancji',
  formulas: ['d = m / v', 'm = d * v', 'v = m / d'],
  told: {
    d: 'Ciało ma masę {m} i objętość {v}. Oblicz gęstość ciała.',
    m: 'Ciało ma objętość {v} i gęstość {d}. Oblicz masę ciała.',
    v: 'Ciało ma masę {m} i gęstość {d}. Oblicz objętość ciała.',
  },
  values: { d: [700, 800, 900, 2500, 2700], v: [2, 3, 4, 5] },
  otherUnits: { m: 't', v: 'dm3' },
};

export const densityFamily = eitherFamily({
  first: createLawFamily({ id: 'density', title: 'Gęstość', grades: [7, 8], laws: [DENSITY] }),
  second: densityUnitsFamily,
});

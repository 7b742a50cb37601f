import { eitherFamily } from '#tutoring/families/either.family.ts';
import { BODIES } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';
import { resultantForceFamily } from './resultant-force.family.ts';

const FORCE: Law = {
  id: 'force',
  quantities: [
    {
      letter: 'f',
      symbol: 'F',
      nominative: 'Siła',
      accusative: 'siłę',
      dimension: 'force',
      power: 1,
      words: 'sil[aey]',
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
      letter: 'a',
      symbol: 'a',
      nominative: 'Przyspieszenie',
      accusative: 'przyspieszenie',
      dimension: 'acceleration',
      power: 1,
      words: 'przyspieszeni\\w*',
    },
  ],
  systems: [{ f: 'N', m: 'kg', a: 'm/s2' }],
  words: `${BODIES}|dziala|dzialajaca|nadaje|wypadkowa|porusza\\w*`,
  formulas: ['f = m *'],
  told: {
    f: 'Ciało o masie {m} porusza się z przyspieszeniem {a}. Oblicz siłę.',
    m: 'Siła {f} nadaje ciału przyspieszenie {a}. Oblicz masę ciała.',
    a: 'Na ciało o masie {m} działa siła {f}. Oblicz przyspieszenie.',
  },
  values: { m: [3, 4, 5, 6, 8, 12, 15], a: [2, 3, 4, 5] },
  otherUnits: { m: 'g' },
};

export const forceFamily = eitherFamily({
  first: createLawFamily({ id: 'force', title: 'Druga zasada dynamiki', grades: [7, 9], laws: [FORCE] }),
  second: resultantForceFamily,
});

import { BODIES, GRAVITY, MASS } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';

const WEIGHT: Law = {
  id: 'weight',
  quantities: [
    {
      letter: 'f',
      symbol: 'F_g',
      nominative: 'Ciężar',
      accusative: 'ciężar',
      dimension: 'force',
      power: 1,
      words: 'ciezar\\w*|fg|fc|q',
    },
    { ...MASS, power: 1 },
    { ...GRAVITY, power: 1 },
  ],
  systems: [{ f: 'N', m: 'kg', g: 'N/kg' }],
  needs: ' (?:ciezar\\w*|fg|fc|q) ',
  rewritings: [
    [/ sil[aeyi] (?:ciezkosci|grawitacji)(?= )/g, ' ciezar'],
    [/ wazy(?= w @N )/g, ' ciezar'],
  ],
  words: `${BODIES}|dzialajac\\w*|dziala|waz[yae]\\w*|ziem\\w*|ksiezyc\\w*|mars\\w*|powierzchni|planeci\\w*|ktor\\w*|rownego`,
  formulas: ['fg = m * g', 'f = m * g', 'q = m * g', 'fc = m * g', 'fg = mg', 'f = mg'],
  told: {
    f: 'Oblicz ciężar ciała o masie {m}. Przyjmij {g=}.',
    m: 'Ciężar ciała wynosi {f}. Oblicz masę ciała. Przyjmij {g=}.',
  },
  values: { m: [3, 4, 5, 6, 8, 12, 15, 25, 40, 60, 75], g: [10] },
  otherUnits: { m: 'g', f: 'kN' },
};

export const weightFamily = createLawFamily({ id: 'weight', title: 'Ciężar ciała', grades: [7, 9], laws: [WEIGHT] });

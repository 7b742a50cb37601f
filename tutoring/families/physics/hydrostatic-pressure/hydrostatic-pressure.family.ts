import { GRAVITY } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';

const HYDROSTATIC: Law = {
  id: 'hydrostatic-pressure',
  quantities: [
    {
      letter: 'p',
      symbol: 'p',
      nominative: 'Ciśnienie hydrostatyczne',
      accusative: 'ciśnienie hydrostatyczne',
      dimension: 'pressure',
      power: 1,
      words: 'cisnieni\\w*',
    },
    {
      letter: 'd',
      symbol: 'd',
      nominative: 'Gęstość cieczy',
      accusative: 'gęstość cieczy',
      dimension: 'density',
      power: 1,
      words: 'gestosc\\w*|ρ',
      fallback: 1000,
      fallbackWhen: '^(?!.*(?: slon| morsk| oleju| nafty)).* wod',
    },
    { ...GRAVITY, power: 1 },
    {
      letter: 'h',
      symbol: 'h',
      nominative: 'Głębokość',
      accusative: 'głębokość',
      dimension: 'length',
      power: 1,
      words: 'gleboko\\w*|wysokosc\\w*',
    },
  ],
  systems: [{ p: 'Pa', d: 'kg/m3', g: 'N/kg', h: 'm' }],
  words:
    'hydrostatyczn\\w*|wod\\w*|ciecz\\w*|olej\\w*|naft\\w*|rtec\\w*|morsk\\w*|slon\\w*|slup\\w*|nurek|nurka|pod|wywiera|niego|panuje|dnie|dno|zbiornik\\w*|basen\\w*|jezior\\w*|morz\\w*|znajduje|zanurzy\\w*|ktor\\w*|powierzchni[aą]',
  formulas: ['p = d * g * h', 'p = dgh', 'p = ρ * g * h', 'p = ρgh'],
  told: {
    p: 'Oblicz ciśnienie hydrostatyczne cieczy o gęstości {d} na głębokości {h}. Przyjmij {g=}.',
    h: 'Ciśnienie hydrostatyczne cieczy o gęstości {d} wynosi {p}. Oblicz głębokość. Przyjmij {g=}.',
    d: 'Ciśnienie hydrostatyczne cieczy na głębokości {h} wynosi {p}. Oblicz gęstość cieczy. Przyjmij {g=}.',
  },
  values: { d: [800, 900, 1000, 1200], h: [3, 4, 5, 6, 8, 12, 20], g: [10] },
  otherUnits: { p: 'kPa', h: 'cm' },
};

export const hydrostaticPressureFamily = createLawFamily({
  id: 'hydrostatic-pressure',
  title: 'Ciśnienie hydrostatyczne',
  grades: [7, 8],
  laws: [HYDROSTATIC],
});

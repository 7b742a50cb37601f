import { CURRENT, VOLTAGE } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';

const OHM: Law = {
  id: 'ohm',
  quantities: [
    { ...VOLTAGE, power: 1 },
    { ...CURRENT, power: 1 },
    {
      letter: 'r',
      symbol: 'R',
      nominative: 'Opór',
      accusative: 'opór',
      dimension: 'resistance',
      power: 1,
      words: 'opor|oporu|oporze|rezystancj\\w*',
    },
  ],
  systems: [{ u: 'V', i: 'A', r: 'ohm' }],
  words:
    'opornik\\w*|przewodnik\\w*|odbiornik\\w*|plynie|plynacego|plynacy|ktory|koncach|podlaczon\\w*|elektryczn\\w*|do|miedzy|jego|koncami',
  formulas: ['u = i * r', 'u = r * i', 'i = u / r', 'r = u / i'],
  told: {
    u: 'Przez opornik o oporze {r} płynie prąd o natężeniu {i}. Oblicz napięcie na końcach opornika.',
    i: 'Opornik ma opór {r}, a napięcie na jego końcach wynosi {u}. Oblicz natężenie prądu.',
    r: 'Przez opornik przy napięciu {u} płynie prąd o natężeniu {i}. Oblicz opór opornika.',
  },
  values: { i: [2, 3, 4, 5], r: [4, 5, 6, 8, 12, 15, 20] },
  otherUnits: { i: 'mA' },
};

export const ohmFamily = createLawFamily({ id: 'ohm', title: 'Prawo Ohma', grades: [8, 9], laws: [OHM] });

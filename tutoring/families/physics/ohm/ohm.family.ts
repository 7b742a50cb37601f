import type { Family } from '#tutoring/families/family.types.ts';
import { CURRENT, VOLTAGE } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law, LawTask } from '../law/law.types.ts';

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
    'opornik\\w*|przewodnik\\w*|odbiornik\\w*|plynie|plynacego|plynacy|koncach|podlaczon\\w*|elektryczn\\w*|do|miedzy|koncami',
  formulas: ['u = i * r', 'u = r * i', 'i = u / r', 'r = u / i'],
  told: {
    u: 'Przez opornik o oporze {r} płynie prąd o natężeniu {i}. Oblicz napięcie na końcach opornika.',
    i: 'Opornik ma opór {r}, a napięcie na jego końcach wynosi {u}. Oblicz natężenie prądu.',
    r: 'Przez opornik przy napięciu {u} płynie prąd o natężeniu {i}. Oblicz opór opornika.',
  },
  values: { i: [2, 3, 4, 5], r: [4, 5, 6, 8, 12, 15, 20] },
  otherUnits: { i: 'mA' },
};

const ohmsLaw = createLawFamily({ id: 'ohm', title: 'Prawo Ohma', grades: [8, 9], laws: [OHM] });

const SMALL_CURRENT: Law = {
  ...OHM,
  told: { i: 'Opornik ma opór {r}, a napięcie na jego końcach wynosi {u}. Oblicz natężenie prądu.' },
  values: { i: [0.2, 0.3, 0.4, 0.5], r: [10, 20, 30, 40] },
};

const smallCurrents = createLawFamily({ ...ohmsLaw, laws: [SMALL_CURRENT] });

export const ohmFamily: Family<LawTask> = {
  ...ohmsLaw,
  make: (pick, difficulty) =>
    difficulty > 1 && pick.int(1, 4) === 1
      ? { ...smallCurrents.make(pick, 2), law: OHM, target: 'mA' }
      : ohmsLaw.make(pick, difficulty),
};

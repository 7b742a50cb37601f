import type { Family } from '#tutoring/families/family.types.ts';
import { CURRENT, TIME } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law, LawTask } from '../law/law.types.ts';

const CHARGE: Law = {
  id: 'charge',
  quantities: [
    {
      letter: 'q',
      symbol: 'q',
      nominative: 'Ładunek',
      accusative: 'ładunek',
      dimension: 'charge',
      power: 1,
      words: 'ladun\\w*',
    },
    { ...CURRENT, power: 1 },
    { ...TIME, power: 1 },
  ],
  systems: [{ q: 'C', i: 'A', t: 's' }],
  words:
    'przewodnik\\w*|opornik\\w*|zarow\\w*|odbiornik\\w*|grzalk\\w*|plyn\\w*|przeplyn\\w*|przeplywa\\w*|elektryczn\\w*|ktory\\w*|nia|niego',
  formulas: ['q = i * t', 'i = q / t', 't = q / i'],
  told: {
    q: 'Przez przewodnik płynie prąd o natężeniu {i}. Oblicz ładunek, który przepłynie w czasie {t}.',
    i: 'Przez przewodnik w czasie {t} przepłynął ładunek {q}. Oblicz natężenie prądu.',
    t: 'Przez przewodnik płynie prąd o natężeniu {i}. Oblicz czas, w którym przepłynie ładunek {q}.',
  },
  values: { i: [2, 3, 4, 5], t: [30, 60, 120, 180, 300] },
  otherUnits: { i: 'mA', t: 'min' },
};

const allCharges = createLawFamily({
  id: 'electric-charge',
  title: 'Ładunek i natężenie prądu',
  grades: [8, 9],
  laws: [CHARGE],
});

const MINUTES: Law = { ...CHARGE, values: { i: [0.5, 2, 3, 4], t: [60, 120, 180, 300] }, otherUnits: { t: 'min' } };

const chargesInMinutes = createLawFamily({ ...allCharges, laws: [MINUTES] });

export const electricChargeFamily: Family<LawTask> = {
  ...allCharges,
  make: (pick, difficulty) =>
    difficulty > 1 && pick.int(1, 3) === 1
      ? { ...chargesInMinutes.make(pick, 3), law: CHARGE }
      : allCharges.make(pick, difficulty),
};

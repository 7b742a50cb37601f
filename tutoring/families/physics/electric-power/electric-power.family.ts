import { CURRENT, TIME, VOLTAGE } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law, LawQuantity } from '../law/law.types.ts';

const WORDS =
  'zarow\\w*|opornik\\w*|odbiornik\\w*|grzejnik\\w*|grzalk\\w*|czajnik\\w*|odkurzacz\\w*|lamp\\w*|telewizor\\w*|komputer\\w*|pralk\\w*|zelazk\\w*|suszark\\w*|silnik\\w*|urzadzeni\\w*|elektryczn\\w*|plynie|plynacy|plynacego|podlaczon\\w*|pod|do|pracuj\\w*|pracowal\\w*|dzial\\w*|zuzy\\w*|pobiera\\w*|pobral\\w*|wlaczon\\w*|swieci\\w*|wydziel\\w*|zasilan\\w*|koncach|sieci|napieciem';

const POWER: Omit<LawQuantity, 'power'> = {
  letter: 'p',
  symbol: 'P',
  nominative: 'Moc',
  accusative: 'moc',
  dimension: 'power',
  words: 'moc|mocy',
};

const RESISTANCE: Omit<LawQuantity, 'power'> = {
  letter: 'r',
  symbol: 'R',
  nominative: 'Opór',
  accusative: 'opór',
  dimension: 'resistance',
  words: 'opor|oporu|oporze|rezystancj\\w*',
};

const OF_CURRENT: Law = {
  id: 'power-of-current',
  quantities: [
    { ...POWER, power: 1 },
    { ...VOLTAGE, power: 1 },
    { ...CURRENT, power: 1 },
  ],
  systems: [{ p: 'W', u: 'V', i: 'A' }],
  words: WORDS,
  formulas: ['p = u * i', 'p = i * u', 'i = p / u', 'u = p / i'],
  told: {
    p: 'Przez odbiornik przy napięciu {u} płynie prąd o natężeniu {i}. Oblicz moc odbiornika.',
    u: 'Przez odbiornik o mocy {p} płynie prąd o natężeniu {i}. Oblicz napięcie.',
    i: 'Odbiornik ma moc {p} i działa przy napięciu {u}. Oblicz natężenie prądu.',
  },
  values: { u: [6, 12, 24, 230], i: [3, 4, 5, 6, 8] },
  otherUnits: { i: 'mA', p: 'kW' },
};

const OF_RESISTANCE: Law = {
  id: 'power-of-resistance',
  quantities: [
    { ...POWER, power: 1 },
    { ...CURRENT, power: 2 },
    { ...RESISTANCE, power: 1 },
  ],
  systems: [{ p: 'W', i: 'A', r: 'ohm' }],
  words: WORDS,
  formulas: ['p = i ^ 2 * r', 'p = r * i ^ 2'],
  told: {
    p: 'Przez opornik o oporze {r} płynie prąd o natężeniu {i}. Oblicz moc opornika.',
    r: 'Przez opornik o mocy {p} płynie prąd o natężeniu {i}. Oblicz opór opornika.',
    i: 'Opornik o oporze {r} ma moc {p}. Oblicz natężenie prądu.',
  },
  values: { i: [3, 4, 5, 6], r: [5, 10, 12, 20, 50] },
};

const OF_VOLTAGE: Law = {
  id: 'power-of-voltage',
  quantities: [
    { ...POWER, power: 1 },
    { ...VOLTAGE, power: 2 },
    { ...RESISTANCE, power: -1 },
  ],
  systems: [{ p: 'W', u: 'V', r: 'ohm' }],
  words: WORDS,
  formulas: ['p = u ^ 2 / r'],
  told: {
    p: 'Opornik o oporze {r} działa przy napięciu {u}. Oblicz moc opornika.',
    r: 'Opornik ma moc {p} i działa przy napięciu {u}. Oblicz opór opornika.',
    u: 'Opornik o oporze {r} ma moc {p}. Oblicz napięcie.',
  },
  values: { u: [12, 20, 24, 60], r: [4, 8, 10, 16] },
};

const ENERGY: Law = {
  id: 'electric-energy',
  quantities: [
    {
      letter: 'e',
      symbol: 'E',
      nominative: 'Energia',
      accusative: 'energię',
      dimension: 'energy',
      power: 1,
      words: 'energi\\w*',
    },
    { ...POWER, power: 1 },
    { ...TIME, power: 1 },
  ],
  systems: [
    { e: 'kWh', p: 'kW', t: 'h' },
    { e: 'J', p: 'W', t: 's' },
  ],
  needs: ' (?:energi\\w*|@kWh) ',
  words: WORDS,
  formulas: ['e = p * t', 'w = p * t'],
  told: {
    e: 'Urządzenie o mocy {p} działa przez {t}. Oblicz zużytą energię.',
    p: 'Urządzenie w czasie {t} zużywa energię {e}. Oblicz moc urządzenia.',
    t: 'Urządzenie o mocy {p} zużyło energię {e}. Oblicz czas.',
  },
  values: { p: [2, 3, 4, 5], t: [3, 4, 5, 6, 8] },
  otherUnits: { p: 'W' },
};

export const electricPowerFamily = createLawFamily({
  id: 'electric-power',
  title: 'Moc i energia prądu',
  grades: [8, 9],
  laws: [OF_CURRENT, OF_RESISTANCE, OF_VOLTAGE, ENERGY],
});

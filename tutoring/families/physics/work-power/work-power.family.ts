import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';

const WORK: Law = {
  id: 'work',
  quantities: [
    {
      letter: 'w',
      symbol: 'W',
      nominative: 'Praca',
      accusative: 'pracę',
      dimension: 'energy',
      power: 1,
      words: 'prac[aey]',
    },
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
      letter: 's',
      symbol: 's',
      nominative: 'Droga',
      accusative: 'drogę',
      dimension: 'length',
      power: 1,
      words: 'drog[aei]|drodze',
    },
  ],
  systems: [{ w: 'J', f: 'N', s: 'm' }],
  // Lifted straight up, a body is pulled by the force of its weight.
  rewritings: [
    [/ ciezar\w*(?=(?: \S+)* na wysokosc )/g, ' sila'],
    [/(?<= (?:sila|prac[aey])(?: \S+)*) na wysokosc(?= )/g, ' droga'],
  ],
  words:
    'zgodnie|kierunkiem|ruchu|wykona|wykonal|wykonala|wykonuje|wykonan[aej]+|dziala|dzialajaca|dzwig\\w*|ladun\\w*|skrzyni\\w*|podn[io]\\w*|wciag\\w*|cegl\\w*|worek|worka',
  formulas: ['w = f * s', 'f = w / s', 's = w / f'],
  told: {
    w: 'Siła {f} działa zgodnie z kierunkiem ruchu na drodze {s}. Oblicz pracę.',
    f: 'Na drodze {s} siła wykonała pracę {w}. Oblicz siłę.',
    s: 'Siła {f} wykonała pracę {w}. Oblicz drogę.',
  },
  values: { f: [20, 30, 40, 50, 60, 80], s: [3, 4, 5, 6, 8] },
  otherUnits: { s: 'cm', w: 'kJ' },
};

const POWER: Law = {
  id: 'power',
  quantities: [
    { letter: 'p', symbol: 'P', nominative: 'Moc', accusative: 'moc', dimension: 'power', power: 1, words: 'moc|mocy' },
    {
      letter: 'w',
      symbol: 'W',
      nominative: 'Praca',
      accusative: 'pracę',
      dimension: 'energy',
      power: 1,
      words: 'prac[aey]',
    },
    {
      letter: 't',
      symbol: 't',
      nominative: 'Czas',
      accusative: 'czas',
      dimension: 'time',
      power: -1,
      words: 'czas|czasu|dlugo',
    },
  ],
  systems: [{ p: 'W', w: 'J', t: 's' }],
  words:
    'silnik|silnika|wykonal[ao]?|wykona|wykonuje|wykonan[aej]+|urzadzeni[ae]|pracowal\\w*|pracuj\\w*|dzwig\\w*|pomp\\w*',
  formulas: ['p = w / t', 'w = p * t', 't = w / p'],
  told: {
    p: 'W czasie {t} została wykonana praca {w}. Oblicz moc.',
    w: 'Urządzenie ma moc {p}. Oblicz pracę wykonaną w czasie {t}.',
    t: 'Urządzenie o mocy {p} wykonało pracę {w}. Oblicz czas.',
  },
  values: { p: [100, 150, 200, 250, 300], t: [30, 60, 120, 180] },
  otherUnits: { t: 'min', w: 'kJ' },
};

export const workPowerFamily = createLawFamily({
  id: 'work-power',
  title: 'Praca i moc',
  grades: [7, 9],
  laws: [WORK, POWER],
});

import { BODIES, DISTANCE, SPEED, TIME } from '../law/law-quantities.ts';
import type { Law } from '../law/law.types.ts';

export const UNIFORM_MOTION: Law = {
  id: 'uniform-motion',
  quantities: [
    { ...SPEED, power: 1 },
    { ...DISTANCE, power: 1 },
    { ...TIME, power: -1 },
  ],
  systems: [
    { v: 'm/s', s: 'm', t: 's' },
    { v: 'km/h', s: 'km', t: 'h' },
    { v: 'km/s', s: 'km', t: 's' },
  ],
  needs: ' (?:cial\\w*|jednostajn\\w*|w @(?:m/s|km/h)|[vst] =) ',
  words: `${BODIES}|porusz\\w*|przeb\\w*|pokona\\w*|ruch\\w*|jednostajn\\w*|prostoliniow\\w*|sred\\w*|ktorym|tym|jedzie|biegnie|potrzeb\\w*|na|przebycie|pokonanie`,
  formulas: ['v = s / t', 's = v * t', 't = s / v', 'v = s : t', 't = s : v'],
  told: {
    v: 'Ciało porusza się ruchem jednostajnym i w czasie {t} przebywa drogę {s}. Oblicz prędkość ciała.',
    s: 'Ciało porusza się ruchem jednostajnym z prędkością {v}. Oblicz drogę, którą przebędzie w czasie {t}.',
    t: 'Ciało porusza się ruchem jednostajnym z prędkością {v}. Oblicz czas, w którym przebędzie drogę {s}.',
  },
  values: { v: [3, 4, 5, 6, 8, 12, 15, 20], t: [30, 60, 90, 120, 300] },
  otherUnits: { t: 'min' },
};

import { rational } from '#tutoring/mathematics/rational.ts';
import { ACCELERATION, BODIES, DISTANCE, GRAVITY, HEIGHT, SPEED, TIME } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';

const WORDS = `${BODIES}|przyspiesza\\w*|rozpedz\\w*|ciagu|bylo|hamuj\\w*|hamowani\\w*|wzros\\w*|zmal\\w*|zmniejsz\\w*|zwieksz\\w*|rusz\\w*|(?:wy)?start\\w*|osiag\\w*|porusz\\w*|przeb\\w*|ruch\\w*|jednostajnie|przyspieszon\\w*|prostoliniow\\w*|miejsc\\w*|stanu|spoczynku|bez|poczatkow\\w*|ktor\\w*|swoj[aey]|stal\\w*|zmian\\w*|uzyska\\w*|od|do|czyli|wartosc`;
const FROM_REST =
  ' (?:rusza|ruszyl[ao]?|startuje|wystartowal[ao]?|(?<! do )(?:z )?(?:miejsca|stanu spoczynku|spoczynku)) ';
const REST_WITHOUT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/ (?:v 0 = 0(?: @m\/s)?|bez (?:v 0|predkosci poczatkowej)) /g, ' z miejsca '],
];

const CHANGE: Law = {
  id: 'change-of-speed',
  quantities: [
    { ...ACCELERATION, power: 1 },
    {
      ...SPEED,
      symbol: '\\Delta v',
      nominative: 'Zmiana prędkości',
      accusative: 'zmianę prędkości',
      power: 1,
      isChange: true,
    },
    { ...TIME, power: -1 },
  ],
  systems: [{ a: 'm/s2', v: 'm/s', t: 's' }],
  needs: ' (?:~\\S+|o \\d\\S* @\\S+) ',
  words: WORDS,
  told: {
    a: 'Prędkość ciała wzrosła {v} w czasie {t}. Oblicz przyspieszenie ciała.',
    t: 'Prędkość ciała wzrosła {v}, a przyspieszenie wynosi {a}. Oblicz czas.',
  },
  falling: {
    words: ' (?:zmal|zmniejsz|hamuj|hamow|opoznien)',
    told: {
      a: 'Prędkość ciała zmalała {v} w czasie {t}. Oblicz opóźnienie, czyli wartość przyspieszenia.',
      t: 'Prędkość ciała zmalała {v}, a opóźnienie wynosi {a}. Oblicz czas.',
    },
  },
  values: { a: [3, 4, 5, 6], t: [3, 4, 5, 6, 8, 10] },
};

const START: Law = {
  id: 'speed-after-start',
  quantities: [
    { ...SPEED, power: 1 },
    { ...ACCELERATION, power: 1 },
    { ...TIME, power: 1 },
  ],
  systems: [{ v: 'm/s', a: 'm/s2', t: 's' }],
  needs: FROM_REST,
  rewritings: REST_WITHOUT_WORDS,
  words: WORDS,
  formulas: ['v = a * t', 'v = at', 'a = v / t', 't = v / a'],
  told: {
    v: 'Ciało rusza z miejsca z przyspieszeniem {a}. Oblicz jego prędkość po czasie {t}.',
    a: 'Ciało rusza z miejsca i w czasie {t} osiąga prędkość {v}. Oblicz przyspieszenie ciała.',
    t: 'Ciało rusza z miejsca z przyspieszeniem {a} i osiąga prędkość {v}. Oblicz czas.',
  },
  values: { a: [3, 4, 5], t: [3, 4, 5, 6, 8, 10] },
};

const PATH: Law = {
  id: 'path-after-start',
  quantities: [
    { ...DISTANCE, power: 1 },
    { ...ACCELERATION, power: 1 },
    { ...TIME, power: 2 },
  ],
  coefficient: rational(1, 2),
  systems: [{ s: 'm', a: 'm/s2', t: 's' }],
  needs: FROM_REST,
  rewritings: REST_WITHOUT_WORDS,
  words: WORDS,
  formulas: ['s = a * t ^ 2 / 2', 's = at ^ 2 / 2'],
  told: {
    s: 'Ciało rusza z miejsca z przyspieszeniem {a}. Oblicz drogę, którą przebędzie w czasie {t}.',
    a: 'Ciało rusza z miejsca i w czasie {t} przebywa drogę {s}. Oblicz przyspieszenie ciała.',
    t: 'Ciało rusza z miejsca z przyspieszeniem {a} i przebywa drogę {s}. Oblicz czas.',
  },
  values: { a: [3, 4, 5, 6], t: [4, 6, 8, 10] },
};

const FALLING = ' (?:spad\\w*|swobodn\\w*) ';
const FALLING_WORDS = `${BODIES}|spad\\w*|swobodn\\w*|osiag\\w*|uzyska\\w*|upadn\\w*|uderz\\w*|ziemi\\w*|chwili|tuz|przed|koncow\\w*|pokona\\w*|przeb\\w*|ktor\\w*|z|do|bez|tarcia|opor\\w*|powietrza|pomin\\w*|pomija\\w*`;

const FALL_SPEED: Law = {
  id: 'speed-of-fall',
  quantities: [
    { ...SPEED, power: 1 },
    { ...GRAVITY, power: 1 },
    { ...TIME, power: 1 },
  ],
  systems: [{ v: 'm/s', g: 'm/s2', t: 's' }],
  needs: FALLING,
  words: FALLING_WORDS,
  formulas: ['v = g * t', 'v = gt'],
  told: {
    v: 'Ciało spada swobodnie przez {t}. Oblicz prędkość, którą osiągnie. Przyjmij {g=}.',
    t: 'Ciało spada swobodnie i osiąga prędkość {v}. Oblicz czas. Przyjmij {g=}.',
  },
  values: { g: [10], t: [2, 3, 4, 5, 6, 8] },
};

const FALL_PATH: Law = {
  id: 'path-of-fall',
  quantities: [
    { ...HEIGHT, power: 1, words: 'wysokosc\\w*|drog[aei]|s' },
    { ...GRAVITY, power: 1 },
    { ...TIME, power: 2 },
  ],
  coefficient: rational(1, 2),
  systems: [{ h: 'm', g: 'm/s2', t: 's' }],
  needs: FALLING,
  words: FALLING_WORDS,
  formulas: ['h = g * t ^ 2 / 2', 'h = gt ^ 2 / 2', 's = gt ^ 2 / 2'],
  told: {
    h: 'Ciało spada swobodnie przez {t}. Oblicz wysokość, z której spada. Przyjmij {g=}.',
    t: 'Ciało spada swobodnie z wysokości {h}. Oblicz czas. Przyjmij {g=}.',
  },
  values: { g: [10], t: [2, 3, 4, 5, 6] },
};

export const accelerationFamily = createLawFamily({
  id: 'acceleration',
  title: 'Ruch jednostajnie zmienny',
  grades: [7, 9],
  laws: [CHANGE, START, PATH, FALL_SPEED, FALL_PATH],
});

import { rational } from '#tutoring/mathematics/rational.ts';
import { BODIES, GRAVITY, HEIGHT, MASS, SPEED } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law } from '../law/law.types.ts';

const WORDS = `${BODIES}|porusz\\w*|jad\\w*|biegn\\w*|lec\\w*|znajduj\\w*|lez\\w*|podnies\\w*|ktor\\w*|wzgledem|nad|ziemi[aą]?|podlog\\w*|poziom\\w*|rown\\w*`;

const KINETIC: Law = {
  id: 'kinetic-energy',
  quantities: [
    {
      letter: 'ek',
      symbol: 'E_k',
      nominative: 'Energia kinetyczna',
      accusative: 'energię kinetyczną',
      dimension: 'energy',
      power: 1,
      words: 'energi\\w*|e',
    },
    { ...MASS, power: 1 },
    { ...SPEED, power: 2 },
  ],
  coefficient: rational(1, 2),
  systems: [{ ek: 'J', m: 'kg', v: 'm/s' }],
  words: `${WORDS}|kinetyczn\\w*`,
  formulas: ['ek = m * v ^ 2 / 2', 'ek = mv ^ 2 / 2', 'ek = 1/2 mv ^ 2', 'ek = 1/2 * m * v ^ 2'],
  told: {
    ek: 'Ciało o masie {m} porusza się z prędkością {v}. Oblicz energię kinetyczną ciała.',
    m: 'Ciało porusza się z prędkością {v} i ma energię kinetyczną {ek}. Oblicz masę ciała.',
    v: 'Ciało o masie {m} ma energię kinetyczną {ek}. Oblicz prędkość ciała.',
  },
  values: { m: [4, 6, 8, 10, 20, 60], v: [5, 15, 20, 30] },
  otherUnits: { ek: 'kJ', v: 'km/h' },
};

const POTENTIAL: Law = {
  id: 'potential-energy',
  quantities: [
    {
      letter: 'ep',
      symbol: 'E_p',
      nominative: 'Energia potencjalna',
      accusative: 'energię potencjalną',
      dimension: 'energy',
      power: 1,
      words: 'energi\\w*|e',
    },
    { ...MASS, power: 1 },
    { ...GRAVITY, power: 1 },
    { ...HEIGHT, power: 1 },
  ],
  systems: [{ ep: 'J', m: 'kg', g: 'N/kg', h: 'm' }],
  words: `${WORDS}|potencjaln\\w*|ciezkosci|grawitacji`,
  formulas: ['ep = m * g * h', 'ep = mgh'],
  told: {
    ep: 'Oblicz energię potencjalną ciała o masie {m} na wysokości {h}. Przyjmij {g=}.',
    h: 'Ciało o masie {m} ma energię potencjalną {ep}. Oblicz wysokość. Przyjmij {g=}.',
    m: 'Ciało na wysokości {h} ma energię potencjalną {ep}. Oblicz masę ciała. Przyjmij {g=}.',
  },
  values: { m: [3, 4, 5, 6, 8, 12], h: [4, 5, 6, 8, 12, 20], g: [10] },
  otherUnits: { ep: 'kJ', h: 'cm' },
};

const FALL: Law = {
  id: 'free-fall',
  quantities: [
    { ...HEIGHT, power: 1, words: `${HEIGHT.words}|wysoko` },
    { ...SPEED, power: 2 },
    { ...GRAVITY, power: -1 },
  ],
  coefficient: rational(1, 2),
  systems: [{ h: 'm', v: 'm/s', g: 'm/s2' }],
  needs: ' (?:spad\\w*|upad\\w*|upuszczon\\w*) ',
  words: `${BODIES}|spad\\w*|upad\\w*|upuszczon\\w*|swobodnie|bez|oporu|oporow|powietrza|ziemi|tuz|przed|nad|zderzeniem|uderzeniem|ziemie|upadkiem|ktor\\w*|uderzy|osiagnie|chwili|upadku`,
  told: {
    h: 'Ciało spada swobodnie i przy ziemi ma prędkość {v}. Oblicz wysokość, z której spadało. Przyjmij {g=}.',
    v: 'Ciało spada swobodnie z wysokości {h}. Oblicz prędkość ciała przy ziemi. Przyjmij {g=}.',
  },
  values: { v: [10, 20, 30, 40], g: [10] },
};

export const energyFamily = createLawFamily({
  id: 'energy',
  title: 'Energia kinetyczna i potencjalna',
  grades: [7, 9],
  laws: [KINETIC, POTENTIAL, FALL],
});

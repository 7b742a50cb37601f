import { MASS } from '../law/law-quantities.ts';
import { createLawFamily } from '../law/law.family.ts';
import type { Law, LawQuantity } from '../law/law.types.ts';

const WORDS =
  'wlasciw\\w*|potrzeb\\w*|zeby|aby|ogrz\\w*|podgrz\\w*|ostyg\\w*|stygn\\w*|schlodz\\w*|dostarcz\\w*|odda\\w*|pobier\\w*|pobra\\w*|do|wod\\w*|zelaz\\w*|aluminium|miedzi|olow\\w*|oleju|olej|szkla|lod|lodu|ilosc|zmian\\w*|wzros\\w*|przyrost\\w*|substancj\\w*|ktor\\w*|stopi\\w*|stopn\\w*|topni\\w*|na|roznic\\w*';

const HEAT: Omit<LawQuantity, 'power'> = {
  letter: 'q',
  symbol: 'Q',
  nominative: 'Ciepło',
  accusative: 'ciepło',
  dimension: 'energy',
  words: 'ciepl[ao]|energi\\w*',
};

const WARMING: Law = {
  id: 'warming',
  quantities: [
    { ...HEAT, power: 1 },
    {
      letter: 'c',
      symbol: 'c',
      nominative: 'Ciepło właściwe',
      accusative: 'ciepło właściwe',
      dimension: 'specificHeat',
      power: 1,
      words: 'cieplowlasciwe',
      isConstant: true,
      fallback: 4200,
      fallbackWhen: '^(?!.*(?:zelaz|alum|miedz|olow|olej|szkl| lod)).* wod',
    },
    { ...MASS, power: 1, words: `${MASS.words}|wody` },
    {
      letter: 't',
      symbol: '\\Delta T',
      nominative: 'Zmiana temperatury',
      accusative: 'zmianę temperatury',
      dimension: 'temperature',
      power: 1,
      words: 'temperatur\\w*|δt',
      isConstant: true,
      isChange: true,
    },
  ],
  systems: [{ q: 'J', c: 'J/kgC', m: 'kg', t: 'celsius' }],
  needs:
    ' (?:ogrz\\w*|podgrz\\w*|~\\S+|o \\d\\S* @celsius|t =|δt =|przyrost\\w*|zmian\\w*|ostyg\\w*|schlodz\\w*|@celsius) ',
  rewritings: [
    [/ @deg(?= )/g, ' @celsius'],
    [/ delta t(?= )/g, ' t'],
    [/ ciepl[aoe]m? wlasciw\w*(?= )/g, ' cieplowlasciwe'],
  ],
  words: WORDS,
  formulas: ['q = m * c * t', 'q = c * m * t', 'q = mct', 'q = cmt', 'q = m * c * δt', 'q = c * m * δt'],
  told: {
    q: 'Oblicz ciepło potrzebne do ogrzania {m} substancji {t}. Ciepło właściwe substancji to {c}.',
    m: 'Aby ogrzać substancję {t}, dostarczono {q} ciepła. Ciepło właściwe substancji to {c}. Oblicz masę substancji.',
    t: 'Do {m} substancji dostarczono {q} ciepła. Ciepło właściwe substancji to {c}. Oblicz zmianę temperatury.',
    c: 'Aby ogrzać {m} substancji {t}, dostarczono {q} ciepła. Oblicz ciepło właściwe substancji.',
  },
  falling: {
    words: ' (?:ostyg|stygn|schlodz|odd[ae])',
    told: {
      q: 'Oblicz ciepło, które odda {m} substancji, gdy ostygnie {t}. Ciepło właściwe substancji to {c}.',
      m: 'Substancja ostygła {t} i oddała {q} ciepła. Ciepło właściwe substancji to {c}. Oblicz masę substancji.',
      t: 'Stygnąc, {m} substancji oddało {q} ciepła. Ciepło właściwe substancji to {c}. Oblicz zmianę temperatury.',
      c: 'Stygnąc {t}, {m} substancji oddało {q} ciepła. Oblicz ciepło właściwe substancji.',
    },
  },
  values: { c: [400, 500, 900, 2000, 4200], m: [2, 3, 4, 5], t: [10, 20, 30, 40, 60] },
  otherUnits: { q: 'kJ', m: 'g' },
};

const MELTING: Law = {
  id: 'melting',
  quantities: [
    { ...HEAT, power: 1 },
    { ...MASS, power: 1 },
    {
      letter: 'l',
      symbol: 'L',
      nominative: 'Ciepło topnienia',
      accusative: 'ciepło topnienia',
      dimension: 'latentHeat',
      power: 1,
      words: 'cieplotopnienia|cieplowrzenia|cieploparowania',
    },
  ],
  systems: [
    { q: 'J', m: 'kg', l: 'J/kg' },
    { q: 'kJ', m: 'kg', l: 'kJ/kg' },
  ],
  rewritings: [[/ ciepl[aoe]m? (topnienia|parowania|wrzenia)(?= )/g, ' cieplo$1']],
  words: `${WORDS}|stopien\\w*|odparow\\w*|wyparow\\w*|wystarcz\\w*`,
  formulas: ['q = m * l', 'q = l * m'],
  told: {
    q: 'Ciepło topnienia substancji to {l}. Oblicz ilość energii potrzebną do stopienia {m} substancji.',
    m: 'Energia {q} wystarczyła do stopienia substancji o cieple topnienia {l}. Oblicz masę substancji.',
    l: 'Do stopienia {m} substancji potrzeba energii {q}. Oblicz ciepło topnienia.',
  },
  values: { m: [2, 3, 4, 5, 6], l: [60_000, 205_000, 270_000, 330_000] },
  otherUnits: { m: 'g', q: 'kJ', l: 'kJ/kg' },
};

export const heatFamily = createLawFamily({
  id: 'heat',
  title: 'Ciepło właściwe i ciepło topnienia',
  grades: [7, 9],
  laws: [WARMING, MELTING],
});

import { createLawFamily } from '#tutoring/families/physics/law/law.family.ts';
import type { Law } from '#tutoring/families/physics/law/law.types.ts';
import { molesText } from '../moles/moles-words.rules.ts';

const MOLAR_CONCENTRATION: Law = {
  id: 'molar-concentration',
  quantities: [
    {
      letter: 'c',
      symbol: 'C_m',
      nominative: 'Stężenie molowe',
      accusative: 'stężenie molowe',
      dimension: 'molarity',
      power: 1,
      words: 'stezeni\\w*',
    },
    {
      letter: 'n',
      symbol: 'n',
      nominative: 'Liczba moli',
      accusative: 'liczbę moli',
      dimension: 'amount',
      power: 1,
      words: 'liczb[aey]',
      inWords: molesText,
    },
    {
      letter: 'v',
      symbol: 'V',
      nominative: 'Objętość roztworu',
      accusative: 'objętość roztworu',
      dimension: 'volume',
      power: -1,
      words: 'objetosc\\w*',
    },
  ],
  systems: [{ c: 'mol/dm3', n: 'mol', v: 'dm3' }],
  words:
    'molow\\w*|roztwor\\w*|zawier\\w*|znajduje|rozpuszczon\\w*|substancji|kwasu|soli|zasady|wodorotlenku|sodu|potasu|solnego|naoh|koh|hcl|nacl|kcl|kbr|hbr|liczono',
  // A formula with indices changes nothing either.
  rewritings: [
    [/ (?:h 2 so 4|hno 3|h 3 po 4|cuso 4|kno 3|cacl 2|mgcl 2|agno 3|na 2 co 3|na 2 so 4)(?= )/g, ' substancji'],
    [/ liczbe @mol(?= )/g, ' n'],
    [/ liczba @mol(?= )/g, ' n'],
    [/ c _ m(?= )/g, ' c'],
    [/ (?:cm|cmol)(?= )/g, ' c'],
  ],
  formulas: ['c = n / v', 'n = c * v', 'v = n / c'],
  told: {
    c: 'Roztwór o objętości {v} zawiera {n} substancji. Oblicz stężenie molowe.',
    n: 'Roztwór o stężeniu {c} ma objętość {v}. Oblicz liczbę moli substancji.',
    v: 'Roztwór o stężeniu {c} zawiera {n} substancji. Oblicz objętość roztworu.',
  },
  values: { c: [0.1, 0.2, 0.25, 0.5, 1.5, 2, 2.5], v: [0.2, 0.4, 0.5, 2, 3, 4] },
  otherUnits: { v: 'cm3' },
};

export const molarConcentrationFamily = createLawFamily({
  id: 'molar-concentration',
  title: 'Stężenie molowe',
  grades: [9, 11],
  laws: [MOLAR_CONCENTRATION],
});

import { numberIn as wholeIn } from '#tutoring/families/early/whole.rules.ts';
import type { Difficulty, Family } from '#tutoring/families/family.types.ts';
import { ROMAN_NUMERAL_MISTAKES } from './roman-numeral.mistakes.ts';
import { readRomanNumeral } from './roman-numeral.reader.ts';
import { solveRomanNumeral } from './roman-numeral.solver.ts';
import type { RomanNumeralGiven } from './roman-numeral.types.ts';
import { givenOf, numeralOf, readBack, writtenByPieces } from './roman-signs.rules.ts';

/** Up to 3000, as in the curriculum. */
const RANGES: Readonly<Record<Difficulty, readonly [from: number, to: number]>> = {
  1: [11, 99],
  2: [101, 999],
  3: [1001, 2999],
};

export const romanNumeralFamily: Family<RomanNumeralGiven> = {
  id: 'roman-numeral',
  title: 'Liczby rzymskie',
  grades: [4, 6],
  read: readRomanNumeral,
  tell: ({ asks, number }) =>
    asks === 'roman'
      ? `Zapisz liczbę $${number}$ w systemie rzymskim.`
      : `Jaką liczbę zapisano w systemie rzymskim: ${numeralOf(number)}?`,
  solve: solveRomanNumeral,
  check: ({ asks, number }, answer) =>
    asks === 'roman'
      ? answer.kind === 'choice' && readBack(answer.value) === number && !/(.)\1{3}/.test(answer.value)
      : writtenByPieces(wholeIn(answer) ?? 0) === numeralOf(number),
  make: (pick, difficulty) => {
    const number = pick.int(...RANGES[difficulty]);
    return numeralOf(number).length > 1
      ? givenOf(pick.oneOf(['roman', 'arabic']), number)
      : romanNumeralFamily.make(pick, difficulty);
  },
  mistakes: ROMAN_NUMERAL_MISTAKES,
};

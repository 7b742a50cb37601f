import { ELEMENTS } from '../elements/elements.ts';
import { countedAtoms } from '../elements/formula.rules.ts';

/** No formula has an index 1, or one that begins with a nought. */
const STRANGE_INDEX = /(?<!\d)(?:0|1(?!\d))/;

/** A formula whose capital and small letters say which elements are meant. */
export const isFormula = (written: string): boolean =>
  !STRANGE_INDEX.test(written) && countedAtoms(written) !== undefined;

const MOST_READINGS = 8;

/** Everything that letters may mean whose size says nothing, „co2” of a hurried keyboard: CO2 and Co2. */
export const formulasLike = (written: string): readonly string[] => {
  let readings: readonly string[] = [''];
  for (const part of written.match(/[a-z]+|[^a-z]+/gi) ?? []) {
    const continued = /[a-z]/i.test(part) ? symbolsIn(part.toLowerCase()) : [part];
    readings = readings.flatMap((before) => continued.map((next) => before + next)).slice(0, MOST_READINGS);
  }
  return readings.filter(isFormula);
};

const symbolsIn = (letters: string): readonly string[] =>
  letters === ''
    ? ['']
    : [1, 2].flatMap((length) => {
        const symbol = letters.charAt(0).toUpperCase() + letters.slice(1, length);
        return symbol.length === length && ELEMENTS.has(symbol)
          ? symbolsIn(letters.slice(length)).map((rest) => symbol + rest)
          : [];
      });

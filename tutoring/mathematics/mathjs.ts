import { create, Fraction, parseDependencies } from 'mathjs';
import { remembered } from './remembered.ts';

/** Only the parser, with exact fractions: nothing here can evaluate, import or define. */
const math = create({ ...parseDependencies }, { number: 'Fraction' });

/** A line is parsed for its claim, its look and its hints, each time the same. Nobody changes the tree. */
export const parse = remembered((notation: string) => math.parse(notation), 500);
export { Fraction };

// The first parse builds the parser's tables (some 50 ms): at start, not with the first pupil.
parse('1');

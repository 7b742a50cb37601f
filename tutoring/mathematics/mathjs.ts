import { create, fractionDependencies, parseDependencies } from 'mathjs';

/** Only the parser and exact fractions: nothing here can evaluate, import or define. */
const math = create({ ...parseDependencies, ...fractionDependencies }, { number: 'Fraction' });

export const parse = math.parse;
export const fraction = math.fraction;

// The first parse builds the parser's tables (some 50 ms): at start, not with the first pupil.
parse('1');

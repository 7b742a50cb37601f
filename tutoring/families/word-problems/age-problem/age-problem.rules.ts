import { ONE, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import type { AgeProblemGiven, OfKind } from './age-problem.types.ts';

/** What is asked for: years, or an age. */
export const ageIn = (given: Exclude<AgeProblemGiven, OfKind<'together'>>): Rational => {
  switch (given.kind) {
    case 'times': {
      const gap = quotientOf(given.older.sub(given.younger.mul(given.factor)), given.factor.sub(ONE));
      return given.isPast ? gap.neg() : gap;
    }
    case 'ownAge':
      return quotientOf(given.ahead.add(given.factor.mul(given.ago)), given.factor.sub(ONE));
    case 'otherAge': {
      const then = given.own.sub(given.ago);
      return (given.isYounger ? then.div(given.factor) : then.mul(given.factor)).add(given.ago);
    }
  }
};

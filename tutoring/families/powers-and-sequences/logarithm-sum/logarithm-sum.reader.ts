import { isPositive, ONE, type Rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { logarithmsIn } from '#tutoring/reading/logarithm.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { commonPowers } from '../rational-root.rules.ts';
import type { LogarithmSumGiven, Term } from './logarithm-sum.types.ts';

const SUM = /^(?: wartosc)?(?: wyrazenia| sume| sumy| roznice)?( [-+])? λ((?: [-+] λ){1,2})(?: =)?$/;
const NUMBER = /^\d+(?:\.\d+|\/\d+)?$/;

export const readLogarithmSum = (message: string): LogarithmSumGiven | undefined => {
  const { found, rest } = logarithmsIn(message);
  const [, first = '', others = ''] = SUM.exec(canonicalOf(rest)) ?? [];
  const signs = `${first.includes('-') ? '-' : '+'}${others.replace(/[^-+]/g, '')}`;
  if (others === '' || found.length !== signs.length) return undefined;
  const terms = found.flatMap(({ base, argument }, place): readonly Term[] => {
    const [own, value] = [positive(base), positive(argument.replaceAll(' ', ''))];
    return own === undefined || value === undefined || own.equals(ONE)
      ? []
      : [{ isTakenAway: signs[place] === '-', base: own, argument: value }];
  });
  const areReadable = terms.every(({ base, argument }) => commonPowers(base, argument) !== undefined);
  return terms.length === found.length && areReadable && hasTwoBases(terms) ? { terms } : undefined;
};

/** Those of one base are joined first: another method, and another family. */
const hasTwoBases = ([first, ...others]: readonly Term[]): boolean =>
  first !== undefined && others.some(({ base }) => !base.equals(first.base));

const positive = (written: string): Rational | undefined => {
  const value = NUMBER.test(written) ? numberOf(written) : ZERO;
  return isPositive(value) ? value : undefined;
};

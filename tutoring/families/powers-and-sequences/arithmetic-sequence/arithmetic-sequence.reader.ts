import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { coefficientOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isInteger, isNegative, isZero } from '#tutoring/mathematics/rational.ts';
import { numberOf, template, type Found } from '#tutoring/reading/template.reader.ts';
import { readSequence, spelled } from '../sequence/sequence.reader.ts';
import { goesThrough } from '../sequence/sequence.rules.ts';
import { differenceOf } from './arithmetic-sequence.rules.ts';
import type { ArithmeticGiven } from './arithmetic-sequence.types.ts';

const BY_FORMULA = [
  template('[w] [ciag*] [arytmetyczn*] [okreslon*] [o] [wyraz*] [wzor*] [ogoln*] an = {f=formula} [wyraz] a {n} [=]'),
  template('[w] [ciag*] [arytmetyczn*] [okreslon*] [o] [wyraz*] [wzor*] [ogoln*] an = {f=formula} {n} wyraz*'),
  template(
    '[wyraz] a {n} [wyraz*] [w] [ciag*] [arytmetyczn*] [okreslon*] [o] [wyraz*] [wzor*] [ogoln*] an = {f=formula}',
  ),
];
const SERIES = /^(?: sum\w*)? (\d+) \+ (\d+)(?: \+ (\d+))?(?: \+ (\d+))? \+(?: \+)? (\d+)(?: =)?$/;
const MOST_TERMS = 1000;

const byFormula = (found: Found): ArithmeticGiven | undefined => {
  const index = found.number('n');
  const line = polynomialIn(found);
  if (line === undefined || !isInteger(index) || isNegative(index) || isZero(index)) return undefined;
  const [slope, free] = [coefficientOf(line, 'n'), coefficientOf(line, '')];
  const isLine = [...line.keys()].every((letters) => letters === 'n' || letters === '');
  return isLine && !isZero(slope) ? { asks: { what: 'value', index: index.valueOf() }, slope, free } : undefined;
};

const polynomialIn = (found: Found): ReturnType<typeof polynomialOf> | undefined =>
  ifWithinReach(() => polynomialOf(found.expression('f')));

/** `1 + 2 + 3 + … + 100`: the dots are needed, and the last term must be one of the sequence. */
const seriesIn = (message: string): ArithmeticGiven | undefined => {
  const [all, ...written] = /\.{2,}|…|\\l?c?dots/.test(message) ? (SERIES.exec(spelled(message)) ?? []) : [];
  const terms = written.flatMap((term: string | undefined) => (term === undefined ? [] : [numberOf(term)]));
  const [first, second] = terms;
  const last = terms.at(-1);
  if (all === undefined || first === undefined || second === undefined || last === undefined) return undefined;
  const step = second.sub(first);
  const isEven = terms.slice(1, -1).every((term, index) => term.sub(terms[index] ?? term).equals(step));
  const count = isZero(step) ? 0 : last.sub(first).div(step).add(1).valueOf();
  return isEven && Number.isInteger(count) && count >= terms.length && count <= MOST_TERMS
    ? { asks: { what: 'series', count }, first, step }
    : undefined;
};

export const readArithmetic = (message: string): ArithmeticGiven | undefined => {
  const series = seriesIn(message);
  if (series !== undefined) return series;
  const formula = BY_FORMULA.map((one) => one.find(spelled(message))).find((found) => found !== undefined);
  if (formula !== undefined) return byFormula(formula);
  const given = readSequence('arithmetic', message);
  return given !== undefined && !given.isPositive && goesThrough('arithmetic', given, differenceOf(given))
    ? given
    : undefined;
};

import { asRational } from '#tutoring/mathematics/exact.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import {
  coefficientOf,
  degreeOf,
  polynomialOf,
  unknownsOf,
  zeroForm,
  type Polynomial,
} from '#tutoring/mathematics/polynomial.rules.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { onlyAsks } from '../relation/asking.rules.ts';
import { readFormulaText } from '../relation/formula-text.reader.ts';
import { expressionIn, isInequalitySign, readRelation } from '../relation/relation.reader.ts';
import { turned } from '../relation/relation-text.rules.ts';
import { modulusRelation } from './modulus-relation.solver.ts';
import type { AbsoluteValueGiven, ModulusCalculation, ModulusRelation } from './absolute-value.types.ts';

const TOPIC = String.raw`wartosc bezwzgledna|wartoscia bezwzgledna|wartosci bezwzglednej|wartosci bezwzgledne|wartosc|wyrazenia|wyrazenie|modul|modulem|rownanie|rownania|nierownosc|nierownosci|zbior rozwiazan|dla jakich [a-z]|liczby spelniaja|w postaci przedzialu|na osi|na osi liczbowej|zaznacz|ile|rowna sie|wynosi`;

/** Stands for what is between the bars; no pupil writes it. */
const MODULUS = 'Δ';

export const readAbsoluteValue = (message: string): AbsoluteValueGiven | undefined => {
  const text = readFormulaText(message) ?? spoken(message);
  if (text === undefined || !onlyAsks(text.before, TOPIC) || !onlyAsks(text.behind, TOPIC)) return undefined;
  const bars = text.formula.split('|').length - 1;
  if (bars === 0 || bars % 2 !== 0) return undefined;
  return bars === 2 ? (relationIn(text.formula) ?? calculationIn(text.formula)) : calculationIn(text.formula);
};

/** „wartość bezwzględna z -7”. */
const spoken = (message: string): ReturnType<typeof readFormulaText> => {
  const [, number] =
    /^(?:oblicz |podaj |ile to |ile wynosi |jaka jest )?(?:wartość|wartosc) (?:bezwzględna|bezwzgledna|bezwzględną|bezwzgledna) (?:z |liczby |z liczby )\(?\s*([-−–]?\s?\d+(?:[.,]\d+)?)\)?[.?!]?$/iu.exec(
      message.trim(),
    ) ?? [];
  return number === undefined ? undefined : { before: '', formula: `|${number.replace(/[−–]\s?/, '-')}|`, behind: '' };
};

const relationIn = (formula: string): ModulusRelation | undefined => {
  const [before = '', within = '', behind = ''] = formula.split('|');
  const inner = expressionIn(within.trim());
  const relation = readRelation(`${before} ${MODULUS} ${behind}`.replace(/([\d)])\s*Δ/g, '$1 * Δ'));
  if (inner === undefined || relation === undefined) return undefined;
  const [unknown, ...others] = unknownsOf(inner);
  if (unknown === undefined || others.length > 0) return undefined;
  if (!isLinear(() => polynomialOf(inner), unknown) || !isLinear(() => zeroForm(relation), MODULUS)) return undefined;
  const { left, right } = relation;
  const isOnLeft = unknownsOf(left).length > 0;
  const [held, free] = isOnLeft ? [left, right] : [right, left];
  const sides = polynomialOf(held);
  const [factor, shift] = [coefficientOf(sides, MODULUS), coefficientOf(sides, '')];
  return modulusRelation({
    inner,
    unknown,
    factor,
    shift,
    sign: isOnLeft || !isInequalitySign(relation.sign) ? relation.sign : turned(relation.sign),
    right: coefficientOf(polynomialOf(free), ''),
  });
};

/** Of the first degree in just that letter. */
const isLinear = (form: () => Polynomial, letter: string): boolean => {
  const polynomial = ifWithinReach(form);
  return (
    polynomial !== undefined &&
    degreeOf(polynomial) === 1 &&
    [...polynomial.keys()].every((key) => key === '' || key === letter)
  );
};

const calculationIn = (formula: string): ModulusCalculation | undefined => {
  const notation = formula.replace(/\s*=\s*$/, '').trim();
  const parts = notation.split('|');
  const letters = parts.map((part, index) => (index % 2 === 1 ? part.replace(/sqrt(?=\s*\()/g, '') : part));
  if (/[<>=≤≥a-z]/i.test(letters.join('|'))) return undefined;
  const insides = parts.filter((_part, index) => index % 2 === 1).map((part) => expressionIn(part.trim()));
  const isWhole =
    parts.length % 2 === 1 &&
    insides.every((inside) => inside !== undefined && asRational(valueIfAny(inside) ?? []) !== undefined) &&
    expressionIn(withBars(notation, () => '(1)')) !== undefined;
  return isWhole ? { kind: 'calculation', notation } : undefined;
};

/** Each pair of bars with what stands between them, rewritten. */
export const withBars = (notation: string, rewrite: (inside: string) => string): string =>
  notation
    .split('|')
    .map((part, index) => (index % 2 === 1 ? rewrite(part.trim()) : part.replace(/(\d)\s*$/, '$1 * ')))
    .join('')
    .replace(/ \* $/, '');

import { readLetters } from '#tutoring/families/letters.reader.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { coefficientAt, letterIn, valueNumber } from './unknown-coefficient.rules.ts';
import type { UnknownCoefficient } from './unknown-coefficient.types.ts';

const NUMBER = String.raw`-?\s?\d{1,6}(?:[.,]\d{1,4}|\s?/\s?\d{1,4})?`;
const POINT = new RegExp(String.raw`(?:(?<![a-z])[a-z] ?= ?)?\( ?(${NUMBER}) ?[;,|] ?(${NUMBER}) ?\)`, 'g');
const VALUE = new RegExp(String.raw`(?<![a-z])[fg] ?\( ?(${NUMBER}) ?\) ?= ?(${NUMBER})(?![\d,.]*\d)`, 'g');
const RUN = String.raw`(?:\d+(?:[.,]\d+)?|(?<![a-z])[a-hj-nprst]x(?![a-z])|(?<![a-z])[a-z](?![a-z])|[-+*/^() ])+`;
const EQUATION = new RegExp(`(${RUN})=(${RUN})`, 'g');
/** Where something stood: its neighbours are not read together. */
const TAKEN = ' § ';

const WORDS =
  /^(?:prost\w*|wykres\w*|funkcj\w*|liniow\w*|kwadratow\w*|parabol\w*|rownani\w*|wielomian\w*|wspolczynnik\w*|parametr\w*|wartosc\w*|liczb\w*|punkt\w*|wzor\w*|okreslon\w*|przechodz\w*|przez|nalezy|nalezacy|lezy|wspolrzedn\w*|do|na|o|i|w|jej|miejscem|zerowym|pierwiastkiem|rozwiazaniem|spelnia|niewiadom\w*|wiedzac|§|[=;,:.])$/;
/** Asked of the text: „należy” is a filler of the canonical form. */
const ON_GRAPH = /(?<![a-z])(?:przechodz|lezy (?=na )|nalez(?:y|ac\w*) (?=do |punkt))/;
/** What a number is said to be; „ma jedno rozwiązanie” and „ma miejsce zerowe” count them. */
const ZERO_OF = / miejscem zerowym(?= |$)/;
const ROOT_OF = / (?:pierwiastkiem|rozwiazaniem|spelnia)(?= |$)/;

const number = (written: string): Rational => numberOf(written.replace(/\s/g, '').replace(',', '.'));

/** „Prosta y = 2x + b przechodzi przez punkt (1, 5). Oblicz b.” */
export const readUnknownCoefficient = (message: string): UnknownCoefficient | undefined => {
  if (message.length > 300 || /[<>≤≥≠|]/.test(message)) return undefined;
  const points: (readonly [x: Rational, y: Rational])[] = [];
  const equations: (readonly [left: string, right: string])[] = [];
  let isValueTold = false;
  const text = withoutMarks(plainNotation(message))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(VALUE, (_all, x: string, y: string) => {
      points.push([number(x), number(y)]);
      isValueTold = true;
      return TAKEN;
    })
    .replace(POINT, (all, x: string, y: string) => {
      if (!/[;|]/.test(all) && all.split(',').length > 2) return all;
      points.push([number(x), number(y)]);
      return TAKEN;
    })
    .replace(/(?<![a-z])(?:f|g|w) ?\( ?x ?\)/g, 'f')
    .replace(EQUATION, (_all, left: string, right: string) => {
      equations.push([left.trim(), right.replace(/(?<=[a-z\d)]) +[aiowz] *$/, '').trim()]);
      return TAKEN;
    });
  const [equation, ...more] = equations;
  const given = equation && more.length === 0 ? formulaOf(equation) : undefined;
  if (given === undefined) return undefined;
  const numbers: Rational[] = [];
  const words = canonicalOf(text).replace(/ (-?\d+(?:\.\d+)?(?:\/\d+)?)(?= |$)/g, (_all, written: string) => {
    numbers.push(numberOf(written));
    return '';
  });
  const others = words.split(' ').filter((word) => word !== '' && !WORDS.test(word));
  if (numbers.length > 0 && !/\d/.test(text)) return undefined;
  if (others.length === 0 || others.some((word) => word !== given.letter)) return undefined;
  return settled(given, points, numbers, { words, isOnGraph: isValueTold || ON_GRAPH.test(text) });
};

interface Formula {
  readonly name: 'f(x)' | 'y' | undefined;
  readonly left: UnknownCoefficient['left'];
  readonly right: UnknownCoefficient['right'] | undefined;
  readonly letter: string;
}

/** „y = …” and „f(x) = …” tell a function, anything else an equation. */
const formulaOf = ([left, right]: readonly [string, string]): Formula | undefined => {
  const name = left === 'f' ? 'f(x)' : left === 'y' ? 'y' : undefined;
  const [one, other] = [left, right].map(readLetters);
  if (other === undefined || one === undefined) return undefined;
  const letter = letterIn(name === undefined ? { left: one, right: other } : { left: other, right: other });
  if (letter === undefined || letter === 'y' || letter === 'f') return undefined;
  return name === undefined
    ? { name, left: one, right: other, letter }
    : { name, left: other, right: undefined, letter };
};

const settled = (
  { name, left, right, letter }: Formula,
  [point, ...morePoints]: readonly (readonly [Rational, Rational])[],
  [lone, ...moreNumbers]: readonly Rational[],
  { words, isOnGraph }: { readonly words: string; readonly isOnGraph: boolean },
): UnknownCoefficient | undefined => {
  if (morePoints.length + moreNumbers.length > 0 || (point === undefined) === (lone === undefined)) return undefined;
  const [isZeroOf, isRootOf] = [ZERO_OF.test(words), ROOT_OF.test(words)];
  if ([isOnGraph, isZeroOf, isRootOf].filter(Boolean).length !== 1) return undefined;
  const made = ((): UnknownCoefficient | undefined => {
    if (name !== undefined && point !== undefined)
      return isOnGraph ? { kind: 'point', name, left, right: valueNumber(point[1]), letter, x: point[0] } : undefined;
    if (lone === undefined) return undefined;
    if (name !== undefined)
      return isOnGraph ? undefined : { kind: 'zero', name, left, right: valueNumber(ZERO), letter, x: lone };
    return right !== undefined && isRootOf ? { kind: 'root', left, right, letter, x: lone } : undefined;
  })();
  return made !== undefined && coefficientAt(made, letter, made.x) !== undefined ? made : undefined;
};

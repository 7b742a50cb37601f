import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { polynomialOf, unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { expressionIn } from '#tutoring/families/equations/relation/relation.reader.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import type { FunctionText, Point, SchoolFunction } from './function.types.ts';

const LONGEST_TASK = 300;
const NUMBER = String.raw`-?\s?\d{1,6}(?:[.,]\d{1,4}|\s?/\s?\d{1,4})?`;
const FORMULA = String.raw`[\dx+\-*/^().,\s]+`;
/** Where a formula stood: its neighbours are not read together. */
const TAKEN = ' § ';

const PLACE = new RegExp(String.raw`(?<![a-z])[fgh]\s*\(\s*(${NUMBER})\s*\)`, 'g');
const SLOPE_PLACE = new RegExp(String.raw`(?<![a-z])[fgh]\s*'\s*\(\s*(${NUMBER})\s*\)`, 'g');
const POINT = new RegExp(
  String.raw`(?:(?<![a-z])([a-eg-z])\s*=?\s*)?\(\s*(${NUMBER})\s*([;,|])\s*(${NUMBER})\s*\)`,
  'g',
);
const ARGUMENT = new RegExp(
  String.raw`(?<![a-z\d)^*/+\-])\s*x\s?0?\s*=\s*(${NUMBER})(?![\d.,]*\s*[\dx*^/+(\-])|(?<=argument[a-z]*\s|punkcie\s|odcietej\s)(${NUMBER})(?![\d.,]*\s*[\dx*^/+(\-])`,
  'g',
);
const NAMED = new RegExp(String.raw`(?<![a-z])([fgh]\s*\(\s*x\s*\)|y)\s*=(${FORMULA})(?![a-z'])`, 'g');
const BARE = new RegExp(String.raw`(?<![a-z\d])(${FORMULA})(?![a-z'])`, 'g');
/** „f'(x)” that is asked for; behind a sign of equality it is told. */
const DERIVATIVE = /(?<![a-z])[fgh]\s*'\s*\(\s*x\s*\)(?!\s*[=+\-*/^])/g;
const LONE_NUMBER = new RegExp(String.raw` (-?\d+(?:\.\d+)?(?:/\d+)?)(?= |$)`, 'g');

const number = (written: string): Rational => numberOf(written.replace(/\s/g, '').replace(',', '.'));

/** Undefined for what is no polynomial of x. */
const functionOf = (name: string, formula: string): SchoolFunction | undefined => {
  const notation = formula.replace(/^[\s.,]+|[\s.,]+$/g, '').replace(/(\d),(?=\d)/g, '$1.');
  const expression = expressionIn(notation);
  if (expression === undefined || unknownsOf(expression).some((letter) => letter !== 'x')) return undefined;
  try {
    return { name: name.replace(/\s/g, ''), expression, polynomial: polynomialOf(expression) };
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};

/** „x²” in every spelling of keyboards, small letters without marks, indices beside their letters. „Ile” that counts is a word of its own. */
const spelled = (message: string): string =>
  withoutMarks(plainNotation(message.replace(/[’′‘´`]/g, "'").replace(/([a-z])_\{?0\}?/gi, '$10')))
    .toLowerCase()
    .replace(/\(\((\d+)\)\/\((\d+)\)\)/g, '$1/$2')
    .replace(/\^\((\d)\)/g, '^$1')
    .replace(/(?<![a-z])ile (?!to |jest |wynos|rown|bedzie|wyjdzie|[fgh] ?\()/g, ' ilosc ');

/** Undefined for a message that denies something, or has a formula that cannot be read. */
export const readFunctionText = (message: string): FunctionText | undefined => {
  if (latest.message !== message) latest = { message, text: functionTextOf(message) };
  return latest.text;
};

/** Every family of functions reads the same message. */
let latest: { readonly message: string; readonly text: FunctionText | undefined } = { message: '', text: undefined };

const functionTextOf = (message: string): FunctionText | undefined => {
  if (message.length > LONGEST_TASK) return undefined;
  const functions: (SchoolFunction | undefined)[] = [];
  const points: (Point | undefined)[] = [];
  const pointNames: string[] = [];
  const places: Rational[] = [];
  const slopePlaces: Rational[] = [];
  let text = spelled(message)
    .replace(SLOPE_PLACE, (_all, at: string) => {
      slopePlaces.push(number(at));
      return TAKEN;
    })
    .replace(PLACE, (_all, at: string) => {
      places.push(number(at));
      return TAKEN;
    })
    .replace(POINT, (_all, name: string | undefined, x: string, sign: string, y: string) => {
      pointNames.push(name ?? '');
      const isUnclear = sign === ',' && `${x}${y}`.includes(',');
      points.push(isUnclear ? undefined : { x: number(x), y: number(y) });
      return TAKEN;
    })
    .replace(ARGUMENT, (_all, letter: string | undefined, worded: string | undefined) => {
      places.push(number(letter ?? worded ?? ''));
      return TAKEN;
    })
    .replace(NAMED, (_all, name: string, formula: string) => {
      functions.push(functionOf(name, formula));
      return TAKEN;
    });
  const isNamed = functions.length > 0;
  if (!isNamed)
    text = text.replace(BARE, (run: string) => {
      if (!/x/.test(run) || !/[\d^*+]/.test(run)) return run;
      functions.push(functionOf('f(x)', run));
      return TAKEN;
    });
  if (functions.includes(undefined) || points.includes(undefined)) return undefined;
  const numbers: Rational[] = [];
  const rest = canonicalOf(
    withNamedDerivative(text, places.length + slopePlaces.length > 0).replace(/(?<![a-z])([fgh])\s*\(\s*x\s*\)/g, '$1'),
  ).replace(LONE_NUMBER, (_all, written: string) => {
    numbers.push(numberOf(written));
    return '';
  });
  return {
    functions: functions.filter((one) => one !== undefined),
    isNamed,
    points: points.filter((one) => one !== undefined),
    pointNames,
    places,
    slopePlaces,
    numbers,
    words: rest.split(' ').filter((word) => word !== '' && !SEPARATOR.test(word)),
  };
};

/** Where a value is asked for, too, nothing tells of which of them. */
const withNamedDerivative = (text: string, hasPlaces: boolean): string =>
  hasPlaces ? text : text.replace(DERIVATIVE, ' pochodna ');

/** What is left of „f(3) = ?” and of lists. */
const SEPARATOR = /^[§=:;,.?]$/;

import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach, ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { numberOf } from './template.reader.ts';
import { converted, unitOf } from './units.ts';
import { canonicalOf } from './canonical.reader.ts';
import { statementsIn } from './statement.rules.ts';
import { mathjsNotation } from './formula.reader.ts';

/** One side of what a pupil wrote: „6 · 4” of „P = 6 · 4 = 24 cm²”. */
export interface SaidSide {
  /** In the notation of calculators, without units and π. */
  readonly notation: string;
  readonly expression: Expression | undefined;
  readonly exact: Exact | undefined;
  /** NaN where it holds letters. With π counted in. */
  readonly approximate: number;
  readonly unit: string | undefined;
  readonly hasPi: boolean;
  /** Its amounts in two units, „2 h 50 min”. */
  readonly amounts?: readonly Amount[];
}

export interface Amount {
  /** The number of its first unit: `17/6`. */
  readonly notation: string;
  readonly unit: string;
  readonly latex: string;
}

/** Equal sides, one or more; a letter at the beginning is taken for the name of what is calculated. */
export interface SaidChain {
  readonly symbol: string | undefined;
  /** „s” of „x_S”. */
  readonly index?: string | undefined;
  /** The words before it, in small letters without marks: „średnia 5”, „Pp = 9π”. */
  readonly label: string;
  readonly sides: readonly SaidSide[];
}

const OPERAND = String.raw`-?(?:\d+ \d+/\d+|\d+/\d+|\d+(?:\.\d+)?)|sqrt|(?<![a-z])[a-zπ](?![a-z])`;
const SIDE = new RegExp(`(?:(?:${OPERAND}|[-+*/:^(){}]|(?:%|@\\S+)(?= |$)) ?)+`, 'g');

/** What a message states as calculated, part by part: „x = 2 v x = 3” are two chains, „wyszło 36” is one of one side. */
export const chainsIn = (message: string): readonly SaidChain[] =>
  statementsIn(message).flatMap((statement) => {
    const chain = chainOf(statement);
    return chain === undefined ? [] : [chain];
  });

const chainOf = (part: string): SaidChain | undefined => {
  const canonical = canonicalOf(part);
  const [first = '', ...others] = letterFirst(withShares(inOneUnit(canonical))).split('=');
  const [, symbol, index] = (others.length > 0 ? NAME.exec(first) : null) ?? [];
  const last = others.length - 1;
  if (others.length === 0 && isWordOfOneLetter(first)) return undefined;
  const written = [
    ...(symbol === undefined && (others.length === 0 || !isFormula(first)) ? [lastRun(first)] : []),
    ...others.map((side, place) => (place < last && isFormula(side) ? undefined : firstRun(side))),
  ];
  const all = amountsIn(canonical);
  const sides = written
    .flatMap((run) => (run === undefined ? [] : [sideOf(run)]))
    .filter((side) => side !== undefined)
    .map((side) => {
      const amounts = all.filter(({ notation, unit }) => unit === side.unit && side.notation.includes(notation));
      return amounts.length === 0 ? side : { ...side, amounts };
    });
  if (sides.length === 0) return undefined;
  return {
    symbol,
    index,
    label: first.match(/[a-z]{2,}/g)?.join(' ') ?? '',
    sides: withoutAmounts(inAres(sides)),
  };
};

/** „1 ha = 100 a”: in small letters an are reads as an ampere. */
const inAres = (sides: readonly SaidSide[]): readonly SaidSide[] =>
  sides.some(({ unit }) => unit !== undefined && unit !== '%' && unitOf(unit).dimension === 'area')
    ? sides.map((side) => (side.unit === 'A' ? { ...side, unit: 'ar' } : side))
    : sides;

const NAME = /(?<![-\d)+*/:^]) ([a-zδα-ω])(?: _ ([a-z]))? *$/;

/** „-5 = x” says what „x = -5” says. */
const letterFirst = (canonical: string): string =>
  canonical.replace(/^([^=a-zδα-ω]*\d[^=a-zδα-ω]*)= ([a-zδα-ω]) *$/, ' $2 =$1');

/** „Poproszę o podpowiedź”, „co to jest a”: a letter among words is no formula; one by itself may be an answer. */
const isWordOfOneLetter = (text: string): boolean => /[a-z]{2}/.test(text) && /^ ?[a-zπ] ?$/.test(lastRun(text) ?? '');

/** „½ah”, „4abc”: letters that nobody has parted stand for their product; nothing of it is calculated yet. */
const isFormula = (side: string): boolean => /[\dπ)] (?!sin|cos|tg|ctg|log)[a-z]{2,3}(?= |$)/.test(side);

/** „1 kg = 4 zł” tells what belongs together, and is no equality. */
const withoutAmounts = (sides: readonly SaidSide[]): readonly SaidSide[] => {
  const last = sides.at(-1);
  if (last?.unit === undefined || last.unit === '%') return sides;
  const { dimension } = unitOf(last.unit);
  return sides.filter(({ unit }) => unit === undefined || unit === '%' || unitOf(unit).dimension === dimension);
};

const AMOUNT = /(\d+(?:\.\d+)?) @(\S+)(?: i)? (\d+(?:\.\d+)?) @(\S+)/g;

/** „2 h 30 min”, „3 m 5 cm” and „4 zł 20 gr” are one number of the first unit. */
const amountOf = (first: string, unit: string, second: string, smaller: string): Amount | undefined => {
  if (unitOf(unit).dimension !== unitOf(smaller).dimension || unit === smaller) return undefined;
  const sum = numberOf(first).add(converted(numberOf(second), smaller, unit));
  return {
    notation: `${sum.s * sum.n}${sum.d === 1n ? '' : `/${sum.d}`}`,
    unit,
    latex: `${first}${unitOf(unit).latex}\\ ${second}${unitOf(smaller).latex}`.replace(/(\d)\.(\d)/g, '$1{,}$2'),
  };
};

const amountsIn = (canonical: string): readonly Amount[] =>
  [...canonical.matchAll(AMOUNT)].flatMap(
    ([, first = '', unit = '', second = '', smaller = '']) => amountOf(first, unit, second, smaller) ?? [],
  );

const inOneUnit = (canonical: string): string =>
  canonical.replace(AMOUNT, (whole: string, ...groups: [string, string, string, string]) => {
    const amount = amountOf(groups[0], groups[1], groups[2], groups[3]);
    return amount === undefined ? whole : `${amount.notation} @${amount.unit}`;
  });

/** The formula that a text ends with, and the one that it begins with: of what stands around a sign. */
export const sideBefore = (text: string): SaidSide | undefined => optionalSide(lastRun(canonicalOf(text)));
export const sideAfter = (text: string): SaidSide | undefined => optionalSide(firstRun(canonicalOf(text)));

const optionalSide = (run: string | undefined): SaidSide | undefined => (run === undefined ? undefined : sideOf(run));

const runsIn = (text: string): readonly string[] =>
  [...text.matchAll(SIDE)].map(([run]) => run.trim()).filter((run) => /\d|^(?:- ?)?(?:[a-z]|π(?: @\S+)?)$/.test(run));

const lastRun = (text: string): string | undefined => runsIn(text).at(-1);
const firstRun = (text: string): string | undefined => runsIn(text)[0];

/** „15% · 800”, „15% z 800” and „800 zł · 15%” take a share; „20/200 · 100%” counts percents. */
const withShares = (text: string): string =>
  text
    .replace(
      /(\d+(?:\.\d+)?) @?%(?: z(?= \d))?(?= (?:\* )?[\da-z(])/g,
      (_all, percent: string) => `( ${percent} / 100 ) *`,
    )
    .replace(/(\) \*) \*/g, '$1')
    .replace(/(?<=[\da-z)] (?:@\S+ )?\* )(?!100 @?%)(\d+(?:\.\d+)?) @?%/g, '( $1 / 100 )');

const sideOf = (written: string): SaidSide | undefined => {
  // „π cm²” is one π.
  const run = written.replace(/^(?<sign>- ?)?(?=π(?: @\S+)?$)/, '$<sign>1 ');
  // „20 N · 5 m” is in neither of its units.
  const isOfOneUnit = new Set(run.match(/@\S+/g)).size < 2;
  const unit = isOfOneUnit ? /(?:@(\S+)|(%))\s*$/.exec(run) : null;
  const hasPi = /π|\bp i\b/.test(run);
  const notation = run
    .replace(/@\S+|%/g, '')
    .replace(/(?<=[\d)] ?)\*? ?π ?\*?(?= ?[\d(s])/g, ' * ')
    .replace(/π ?\*|\* ?π|π/g, ' ')
    .replace(/[{}]/g, ' ')
    // „16 : 1/2”: a colon divides, a stroke writes a fraction.
    .replace(/(: ?)(\d+\/\d+)/g, '$1($2)')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\( ?(?=[^()]*$)|(?<=^[^()]*) ?\)$/g, '');
  if (notation === '') return undefined;
  const expression = expressionIn(notation);
  return {
    notation,
    expression,
    exact: expression && valueIfAny(expression),
    approximate: approximateOf(notation) * (hasPi ? Math.PI : 1),
    unit: unit?.[1] ?? unit?.[2],
    hasPi,
  };
};

const expressionIn = (notation: string): Expression | undefined =>
  ifWithinReach(() => readExpression(mathjsNotation(notation)));

const approximateOf = (notation: string): number => {
  try {
    return approximately(notation.replace(/(\d+) (\d+)\/(\d+)/g, '($1 + $2/$3)'));
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return Number.NaN;
    throw thrown;
  }
};

import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { quotientOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf, isFiller } from './canonical.reader.ts';
import { mathjsNotation } from './formula.reader.ts';
import { neededWords, type Needed } from './needed-words.rules.ts';
import { isDimension, unitOf, unitsOf, type Dimension } from './units.ts';

/** A number with its unit. */
export interface Quantity {
  readonly value: Rational;
  /** An id of `units.ts`; undefined where none was written. */
  readonly unit: string | undefined;
}

/** What a message holds where a template has its slots. Asking for a slot that the template has not is the code's own mistake and throws. */
export interface Found {
  readonly has: (slot: string) => boolean;
  readonly number: (slot: string) => Rational;
  readonly quantity: (slot: string) => Quantity;
  readonly numbers: (slot: string) => readonly Rational[];
  /** As it was written, in the canonical form. */
  readonly text: (slot: string) => string;
  /** Throws `BeyondReach` for what is no school algebra: then the template does not fit. */
  readonly expression: (slot: string) => Expression;
}

/** A template that fits the whole of a message. */
export interface Template {
  readonly source: string;
  readonly find: (message: string) => Found | undefined;
}

const NUMBER = String.raw`-?(?:\d+ \d+/\d+|\d+/\d+|\d+(?:\.\d+)?)`;
const FORMULA_TOKEN = String.raw`(?:-?\d+(?:\.\d+)?(?:/\d+)?|[-+*/:^().|=<>√_]|[a-zπα-ω]|sqrt|log|sin|cos|tg|ctg|pi)`;
/** Words that carry the sense of a task: no name, thing or place is called so. */
const TELLING = String.raw`(?:razem|lacznie|reszt\w*|zosta\w*|wiecej|mniej|razy|wiek\w*|mlods\w*|stars\w*|procent\w*|polow\w*|suma|roznic\w*|iloczyn\w*|iloraz\w*|kosztuj\w*|srednia)`;
const FREE_WORD = String.raw`(?!${TELLING}(?= |$))[a-z]+`;

/**
 * What a task may look like, word for word, in the canonical form of a message (small letters, no marks). Filler words such as „oblicz”, „ile to jest” count neither in the message nor here:
 *
 * - `bok` the word itself, `prostokat*` a word that begins so, `(pole|powierzchni*)` one of several (each may be several words),
 *   `[o boku]` what may be missing, `&` what parts two things: „i”, „oraz”, „na”, „x”, a comma, or nothing;
 * - `{a}` a number, `{a:length}` a number with a unit of that dimension, `{a:length?}` where the unit may be missing, `{p%}` a number of percent,
 *   `√2` a root behind a number, `{u:unit}` a unit alone, `{list=numbers}` two numbers and more, `{e=formula}` a run of signs, single letters and numbers;
 * - `<who>` one to three words that are free, `<story+>` up to eight.
 *
 * The template fits only when it accounts for the whole message.
 */
export const template = (source: string): Template => {
  let pattern: RegExp | undefined;
  let needed: readonly Needed[] | undefined;
  return {
    source,
    find: (message) => {
      const text = withUnitFirst(canonicalOf(message));
      needed ??= neededWords(tokensOf(source));
      if (!needed.every((words) => words.some((word) => text.includes(word)))) return undefined;
      pattern ??= new RegExp(`^${compiled(source)}$`);
      const groups = pattern.exec(text)?.groups;
      return groups && foundIn(groups);
    },
  };
};

/** A number and its unit are one slot: „36π cm²” is 36 @cm2 of π, „6√2 cm” is 6 @cm of √2. */
const withUnitFirst = (canonical: string): string =>
  / (?:π|\)) @/.test(canonical) ? canonical.replace(/ (π|sqrt \( \d+ \)) (@\S+)/g, ' $2 $1') : canonical;

/** The first template that fits. */
export const firstFit = (templates: readonly Template[], message: string): Found | undefined => {
  for (const one of templates) {
    const found = one.find(message);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Without the words that no canonical message holds; an alternative of nothing else fits none. */
const tokensOf = (source: string): readonly string[] =>
  (source.match(/\{[^}]*\}|<[^>]*>|[^\s()[\]|{}<>]+|[()[\]|]/g) ?? [])
    .map((token) => (isFiller(token) ? NOTHING : token))
    .join(' ')
    .replace(/\| (?:∅ )+(?=[|)\]])|(?<=[([] )(?:∅ )+\| /g, '')
    .split(' ')
    .filter((token) => token !== NOTHING);

const NOTHING = '∅';

const compiled = (source: string): string => tokensOf(source).map(patternOf).join('');

const patternOf = (token: string): string => {
  switch (token) {
    case '(':
    case '[':
      return '(?:';
    case ')':
      return ')';
    case ']':
      return ')?';
    case '|':
      return '|';
    case '&':
      return '(?: (?:i|oraz|na|x|a|;|razy|\\*))?';
    default:
      if (token.startsWith('{')) return slot(token.slice(1, -1));
      if (token.startsWith('<')) return freeWords(token.slice(1, -1));
      if (token.startsWith('√')) return String.raw` sqrt \( ${token.slice(1)} \)`;
      return ` ${escaped(token).replaceAll('\\*', '[a-z]*')}`;
  }
};

const slot = (inner: string): string => {
  const [, name = '', sign = '', kind = ''] = /^(\w+)([:%=]?)(.*)$/.exec(inner) ?? [];
  if (sign === '%') return ` (?<${name}>${NUMBER}) %`;
  if (sign === '=' && kind === 'numbers') return `(?<${name}>(?: (?:${NUMBER}|;|i|oraz))+)`;
  if (sign === '=') return `(?<${name}>(?: ${FORMULA_TOKEN})+?)`;
  if (sign === ':' && kind === 'unit') return ` @(?<${name}>\\S+)`;
  if (sign === ':') {
    const isOptional = kind.endsWith('?');
    const ids = unitsOf(dimensionOf(kind.replace('?', '')))
      .map(escaped)
      .join('|');
    return ` (?<${name}>${NUMBER})(?: @(?<${name}_unit>${ids}))${isOptional ? '?' : ''}`;
  }
  return ` (?<${name}>${NUMBER})(?! @)`;
};

const dimensionOf = (name: string): Dimension => {
  if (!isDimension(name)) throw new RangeError(`dimension ${name}`);
  return name;
};

const freeWords = (inner: string): string => {
  const most = inner.endsWith('+') ? 7 : 2;
  return ` (?<${inner.replace('+', '')}>${FREE_WORD}(?: ${FREE_WORD}){0,${most}}?)`;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const foundIn = (groups: Readonly<Record<string, string | undefined>>): Found => {
  const text = (name: string): string => {
    const written = groups[name];
    if (written === undefined) throw new RangeError(`slot ${name}`);
    return written.trim();
  };
  return {
    has: (name) => groups[name] !== undefined,
    text,
    number: (name) => numberOf(text(name)),
    quantity: (name) => {
      const id = groups[`${name}_unit`];
      return { value: numberOf(text(name)), unit: id && unitOf(id).id };
    },
    numbers: (name) => (text(name).match(new RegExp(NUMBER, 'g')) ?? []).map(numberOf),
    expression: (name) => readExpression(mathjsNotation(text(name))),
  };
};

/** „12”, „2.5”, „3/4”, „1 1/2”, „-5”. */
export const numberOf = (written: string): Rational => {
  const [, sign, whole = '0', top, bottom, plain = '', decimals = ''] =
    /^(-?)(?:(?:(\d+) )?(\d+)\/(\d+)|(\d+)(?:\.(\d+))?)$/.exec(written) ?? [];
  const size =
    top === undefined || bottom === undefined
      ? rational(BigInt(plain + decimals), 10n ** BigInt(decimals.length))
      : rational(BigInt(whole)).add(quotientOf(rational(BigInt(top)), rational(BigInt(bottom))));
  return sign === '-' ? size.neg() : size;
};

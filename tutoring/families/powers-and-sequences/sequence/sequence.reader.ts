import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import type { KnownTerm, SequenceAsk, SequenceGiven, SequenceKind } from './sequence.types.ts';

const NUMBER = String.raw`-?(?:\d+ \d+/\d+|\d+/\d+|\d+(?:\.\d+)?)`;
const ORDINALS = 'pierwsz drug trzec czwart piat szost siodm osm dziewiat dziesiat'.split(' ');
const ORDINAL = new RegExp(` (${ORDINALS.join('|')})(?:y|i|ego|iego|ym|im)(?: wyraz(?:u|em|ie)?)?(?= |$)`, 'g');
const NUMBERED = / (\d+)(?: - (?:ty|y|ego|tego|szy|gi|ci|sty|my))? wyraz(?:u|em|ie)?(?= |$)/g;
const FIRST_FEW = String.raw`(?:(?:pierwsz|poczatkow)\w* )?`;

interface Facts {
  readonly known: KnownTerm[];
  readonly asks: SequenceAsk[];
  step: Rational | undefined;
  isListed: boolean;
  isPositive: boolean;
  isRising: boolean;
}

type Clause = readonly [pattern: RegExp, take: (facts: Facts, groups: readonly (string | undefined)[]) => void];

/** Longer clauses first: what one has taken, the next does not see. Each stands once or more between words that say nothing. */
const clausesOf = (step: string): readonly Clause[] => [
  [
    new RegExp(` sum\\w* ${FIRST_FEW}(\\d+) ${FIRST_FEW}wyraz\\w*(?= |$)| s (\\d+)(?: =)?(?= |$)(?! [-\\d])`),
    ({ asks }, [worded, named]) => asks.push({ what: 'sum', count: Number(worded ?? named) }),
  ],
  [
    / wzor\w*(?: na)?(?: ogoln\w*)?(?: n(?: - ty)?| n - tego| ogoln\w*)?(?: wyraz\w*)?(?= |$)(?: (?:an|ogoln\w*)(?= |$))?| wyraz\w* ogoln\w*(?= |$)/,
    ({ asks }) => asks.push({ what: 'formula' }),
  ],
  [
    new RegExp(` (${NUMBER}(?: ; ${NUMBER}){2,})(?= |$)`),
    (facts, [list = '']) => {
      facts.isListed = true;
      facts.known.push(...list.split(' ; ').map((value, index) => ({ index: index + 1, value: numberOf(value) })));
    },
  ],
  [
    new RegExp(` a (\\d+)(?: =)? (${NUMBER})(?= |$)`),
    ({ known }, [index, value = '']) => {
      known.push({ index: Number(index), value: numberOf(value) });
    },
  ],
  [
    new RegExp(` (${NUMBER})(?: ;)? x(?: ;)? (${NUMBER})(?= |$)`),
    ({ known, asks }, [one = '', other = '']) => {
      known.push({ index: 1, value: numberOf(one) }, { index: 3, value: numberOf(other) });
      asks.push({ what: 'middle' });
    },
  ],
  [/ a (\d+)(?: =)?(?= |$)/, ({ asks }, [index]) => asks.push({ what: 'term', index: Number(index) })],
  [/ x(?: =)?(?= |$)/, ({ asks }) => asks.push({ what: 'middle' })],
  [new RegExp(` ${step}(?: =)?(?= |$)`), ({ asks }) => asks.push({ what: 'step' })],
  [
    / o wyrazach dodatnich(?= |$)| wyrazy dodatnie(?= |$)| o dodatnich wyrazach(?= |$)/,
    (facts) => {
      facts.isPositive = true;
    },
  ],
  [
    / rosnacy(?= |$)/,
    (facts) => {
      facts.isRising = true;
    },
  ],
];

const STEPS: Readonly<Record<SequenceKind, { readonly letter: string; readonly word: string; readonly name: RegExp }>> =
  {
    arithmetic: { letter: 'r', word: String.raw`roznic\w*`, name: / arytmetyczn\w*(?= |$)/ },
    geometric: { letter: 'q', word: String.raw`iloraz\w*`, name: / geometryczn\w*(?= |$)/ },
  };

/** Where a clause stood: its neighbours are not read together. */
const TAKEN = '§';

const FILLERS =
  /^(?:§|w|o|i|oraz|liczb\w*|tworza|kolejnosci|podanej|wyraz\w*|sa|kolejne|kolejnymi|wyrazami|ma|rowny\w*|majac)$/;

/** Every n that numbers a term is a natural number. */
const FOR_EACH_NUMBER =
  /,?\s+(?:dla|gdzie)\s+(?:(?:każdej|dowolnej)\s+)?(?:(?:dodatniej\s+)?liczby\s+naturalnej\s+(?:dodatniej\s+)?)?\$?n(?:\s*(?:≥|>=|\\geq?)\s*1(?!\d)|\s*(?:∈|\\in)\s*(?:N|ℕ|\\mathbb\{N\})(?:_?\+|_\{\+\})?)\$?/iu;

/** Indices lose their braces, „2,4,6,…” is no decimal, the `n` behind a number is no newton, and „dziesiąty wyraz” is a10. */
export const spelled = (message: string): string =>
  canonicalOf(
    message
      .replace(FOR_EACH_NUMBER, ' ')
      .replace(/([a-z])_\s*(?:\{\s*(\w+)\s*\}|(\d+|n))/gi, '$1$2$3')
      .replace(/(?<![\d,]|\d, ?)-?\d+(?:,-?\d+){2,}(?![\d])/g, (list) => list.replaceAll(',', '; ')),
  )
    .replaceAll(' @N', ' n')
    .replace(/ (?:\( an \)|ktor\w*)(?= |$)/g, '')
    .replace(ORDINAL, (_all, ordinal: string) => ` a ${ORDINALS.indexOf(ordinal) + 1}`)
    .replace(NUMBERED, ' a $1')
    .replace(/( a \d+)\1(?= |$)/g, '$1');

/** The sequence of a message, when every word of it is accounted for, and what is asked follows from what is known. */
export const readSequence = (kind: SequenceKind, message: string): SequenceGiven | undefined => {
  const { letter, word, name } = STEPS[kind];
  const facts: Facts = { known: [], asks: [], step: undefined, isListed: false, isPositive: false, isRising: false };
  let rest = spelled(message);
  const isNamed = name.test(rest);
  rest = rest.replace(name, '').replace(/ ciag\w*(?= |$)/g, '');
  const given = new RegExp(` (?:${word}(?: ${letter})?|${letter})(?: =)? (${NUMBER})(?= |$)(?! ;)`);
  const isStepNamed = new RegExp(` (?:${letter}|${word})(?= |$)`).test(rest);
  rest = rest.replace(given, (_all, value: string) => {
    facts.step = numberOf(value);
    return ` ${TAKEN}`;
  });
  for (const [pattern, take] of clausesOf(`(?:${word}(?: ${letter})?|${letter})`))
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      take(facts, found.slice(1));
      rest = `${rest.slice(0, found.index)} ${TAKEN}${rest.slice(found.index + found[0].length)}`;
    }
  const isAccounted = rest.split(' ').every((one) => one === '' || FILLERS.test(one));
  if (!isAccounted || !(isNamed || isStepNamed || (facts.isListed && kind === 'arithmetic'))) return undefined;
  return sequenceOf(facts);
};

const GREATEST_INDEX = 1000;

const sequenceOf = ({
  known,
  asks,
  step,
  isListed,
  isPositive: areAllPositive,
  isRising,
}: Facts): SequenceGiven | undefined => {
  const [first, second, ...more] = known.toSorted((one, other) => one.index - other.index);
  const asked = askOf(asks);
  if (first === undefined || asked === undefined || !isSolvable(asked, known, step)) return undefined;
  if (isRising && (asked.what !== 'middle' || !isAboveZero(first) || !first.value.lt(second?.value ?? first.value)))
    return undefined;
  if ((step === undefined) !== (second !== undefined) || (more.length > 0 && !isListed)) return undefined;
  return {
    known: [first, ...(second === undefined ? [] : [second, ...more])],
    step,
    isListed,
    isPositive: areAllPositive || isRising,
    asks: asked,
  };
};

/** A rising sequence that begins above zero has positive terms only. */
const isAboveZero = ({ value }: KnownTerm): boolean => isPositive(value);

/** No index twice, none out of reach, and nothing asked that is told. */
const isSolvable = (asks: SequenceAsk, known: readonly KnownTerm[], step: Rational | undefined): boolean => {
  const indices = known.map(({ index }) => index);
  const reach = asks.what === 'term' ? asks.index : asks.what === 'sum' ? asks.count : 1;
  if (new Set(indices).size < indices.length || [...indices, reach].some((one) => one < 1 || one > GREATEST_INDEX))
    return false;
  switch (asks.what) {
    case 'term':
      return !indices.includes(asks.index);
    case 'step':
      return step === undefined;
    case 'stepAndFirst':
      return step === undefined && !indices.includes(1);
    case 'middle':
      return step === undefined && indices.join() === '1,3';
    case 'sum':
    case 'formula':
      return true;
  }
};

const askOf = (asks: readonly SequenceAsk[]): SequenceAsk | undefined => {
  const [first, second, ...more] = asks.filter(
    ({ what }, index) => what !== 'middle' || asks.findIndex((one) => one.what === what) === index,
  );
  if (second === undefined || more.length > 0) return second === undefined ? first : undefined;
  const isPair = [first, second].some((one) => one?.what === 'step') && [first, second].some(isFirstTerm);
  return isPair ? { what: 'stepAndFirst' } : undefined;
};

const isFirstTerm = (asks: SequenceAsk | undefined): boolean => asks?.what === 'term' && asks.index === 1;

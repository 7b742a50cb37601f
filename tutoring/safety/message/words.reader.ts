import {
  meaningsOf,
  meaningsOfMistyped,
  meaningsOfPhrase,
  type Meaning,
} from '#tutoring/safety/vocabulary/dictionary.ts';
import { readTokens, type Token } from './tokens.reader.ts';

/** „not want” is a wish that stands after „nie”. */
export type WordMeaning = Meaning | `not ${Meaning}`;

export interface Word {
  readonly meanings: ReadonlySet<WordMeaning>;
  /** By its ending, as in „chcę” or „byłam”; without Polish marks it cannot be told. */
  readonly isFirstPerson: boolean;
  /** Taken for a word of the vocabulary that is one error of typing away. */
  readonly isMistyped: boolean;
}

export interface Sentence {
  readonly words: readonly Word[];
  /** Which words have a meaning. */
  readonly places: ReadonlyMap<WordMeaning, readonly number[]>;
}

/** So many tablets are no prescription. */
const OVERDOSE = 8;
const STARRED = /\p{L}[*#_•%]+\p{L}/u;
const SHORTEST_STARRED = 4;
const I = /^(?:ja|я)$/u;
const FIRST_PERSON = /(?:(?<!si|ci|mi)ę|ł[ae]m|ła?bym)$/u;
/** An accusative ends like a verb. */
const VERBS: ReadonlySet<Meaning> = new Set<Meaning>([
  'want',
  'think',
  'die',
  'fear',
  'killSelf',
  'cut',
  'end',
  'jump',
  'takePills',
  'disappear',
  'do',
  'died',
  'born',
  'wakeUp',
  'overdose',
  'takeAway',
  'commit',
]);
/** „Nie mnie” is about me all the same. */
const UNTOUCHED: ReadonlySet<Meaning> = new Set<Meaning>([
  'me',
  'self',
  'already',
  'my',
  'fiction',
  'game',
  'school',
  'helpTask',
  'forWhom',
]);
const BETWEEN: readonly WordMeaning[] = ['self', 'already', 'me', 'not willBe'];

/** The sentences of a message that mean anything here, each word with what it can mean in a cry for help. */
export const readSentences = (message: string): readonly Sentence[] =>
  readTokens(message)
    .map((tokens) => sentenceOf(wordsOf(tokens)))
    .filter(({ places }) => places.size > 0);

export const sentenceOf = (words: readonly Word[]): Sentence => {
  const places = new Map<WordMeaning, number[]>();
  words.forEach(({ meanings }, index) => {
    for (const meaning of meanings) {
      const known = places.get(meaning);
      if (known === undefined) places.set(meaning, [index]);
      else known.push(index);
    }
  });
  return { words, places };
};

const wordsOf = (tokens: readonly Token[]): readonly Word[] => {
  const words: Word[] = [];
  tokens.forEach((token, index) => {
    const known = knownMeanings(token);
    const own = known.length > 0 ? known : likelyMeanings(token);
    const meanings = [...own, ...meaningsOfPhrase(token.spellings, tokens[index + 1]?.spellings ?? [])];
    words.push({
      meanings: new Set(isAfterNegation(words) ? meanings.map(negated) : meanings),
      isFirstPerson: isFirstPerson(token, meanings),
      isMistyped: known.length === 0 && own.length > 0,
    });
  });
  return words.map((word, index) => (isBoundReflexive(words, index) ? withoutSelf(word) : word));
};

const knownMeanings = ({ text, spellings }: Token): readonly Meaning[] => {
  if (spellings.length === 0) return Number(text) >= OVERDOSE ? ['bigNumber'] : [];
  return spellings.flatMap(meaningsOf);
};

const likelyMeanings = ({ text, spellings }: Token): readonly Meaning[] => {
  const shortest = STARRED.test(text) ? SHORTEST_STARRED : undefined;
  return spellings.flatMap((spelling) => meaningsOfMistyped(spelling, shortest));
};

const isFirstPerson = ({ text }: Token, meanings: readonly Meaning[]): boolean =>
  I.test(text) ||
  meanings.includes('commit') ||
  (FIRST_PERSON.test(text) && meanings.some((meaning) => VERBS.has(meaning)));

const negated = (meaning: Meaning): WordMeaning => (UNTOUCHED.has(meaning) ? meaning : `not ${meaning}`);

/** „nie” itself, or „nie” with nothing but „się”, „już” or „mi” between. */
const isAfterNegation = (before: readonly Word[]): boolean => {
  for (const { meanings } of before.slice(-3).toReversed()) {
    if (meanings.has('no')) return true;
    if (!BETWEEN.some((meaning) => meanings.has(meaning))) return false;
  }
  return false;
};

/** The „się” of „boję się” is nobody's object. */
const isBoundReflexive = (words: readonly Word[], index: number): boolean =>
  words[index]?.meanings.has('self') === true &&
  (words[index - 1]?.meanings.has('reflexive') === true || words[index + 1]?.meanings.has('reflexive') === true);

const withoutSelf = (word: Word): Word => ({
  ...word,
  meanings: new Set([...word.meanings].filter((meaning) => meaning !== 'self')),
});

import { spellingsOf } from './spelling.rules.ts';
import { COMMON } from './common.words.ts';
import { CONCERN_WORDS } from './concern.words.ts';
import { PEOPLE } from './people.words.ts';
import { SELF_HARM_WORDS } from './self-harm.words.ts';
import { SEXUAL_ABUSE_WORDS } from './sexual-abuse.words.ts';
import { intendedWordsAmong } from './typing-errors.rules.ts';
import { VIOLENCE_WORDS } from './violence.words.ts';

const WORDS = {
  ...COMMON,
  ...PEOPLE,
  ...SELF_HARM_WORDS,
  ...VIOLENCE_WORDS,
  ...SEXUAL_ABUSE_WORDS,
  ...CONCERN_WORDS,
};

/** What a word can mean in a cry for help. */
export type Meaning = keyof typeof WORDS;
type Index = Map<string, Set<Meaning>>;

const SHORTEST_STEM = 3;
const exact: Index = new Map();
const stems: Index = new Map();
const stemStarts = new Set<string>();
const phrases: Index = new Map();
const phraseStarts = new Set<string>();

const add = (index: Index, key: string, meaning: Meaning): void => {
  index.set(key, (index.get(key) ?? new Set()).add(meaning));
};

const learn = (entry: string, meaning: Meaning): void => {
  if (entry.endsWith('*')) {
    for (const spelling of spellingsOf(entry.slice(0, -1))) {
      add(stems, spelling, meaning);
      stemStarts.add(spelling.slice(0, SHORTEST_STEM));
    }
    return;
  }
  const [first = '', second] = entry.split('_');
  for (const spelling of spellingsOf(first)) {
    if (second === undefined) add(exact, spelling, meaning);
    else {
      phraseStarts.add(spelling);
      spellingsOf(second).forEach((rest) => add(phrases, `${spelling} ${rest}`, meaning));
    }
  }
};

const isMeaning = (key: string): key is Meaning => key in WORDS;
for (const [meaning, entries] of Object.entries(WORDS))
  if (isMeaning(meaning))
    entries
      .trim()
      .split(/\s+/)
      .forEach((entry) => learn(entry, meaning));

export const isKnown = (spelling: string): boolean => exact.has(spelling);

/** As it stands in the dictionary, or by the stem that it begins with. */
export const meaningsOf = (spelling: string): readonly Meaning[] => {
  const found = [...(exact.get(spelling) ?? [])];
  if (!stemStarts.has(spelling.slice(0, SHORTEST_STEM))) return found;
  for (let length = SHORTEST_STEM; length <= spelling.length; length += 1)
    found.push(...(stems.get(spelling.slice(0, length)) ?? []));
  return found;
};

const intendedWords = intendedWordsAmong([...exact.keys()]);

/** What a word may mean that is one error of typing away from words of the dictionary. */
export const meaningsOfMistyped = (spelling: string, shortest?: number): readonly Meaning[] =>
  intendedWords(spelling, shortest).flatMap(meaningsOf);

export const meaningsOfPhrase = (first: readonly string[], second: readonly string[]): readonly Meaning[] =>
  first
    .filter((start) => phraseStarts.has(start))
    .flatMap((start) => second.flatMap((rest) => [...(phrases.get(`${start} ${rest}`) ?? [])]));

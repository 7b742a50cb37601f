import { readSentences, sentenceOf, type Sentence, type Word } from './message/words.reader.ts';
import { FEAR_FOR_ANOTHER, OTHER_PERSON, OTHERS_DISTRESS } from './signs/other-person.rules.ts';
import { SELF_HARM } from './signs/self-harm.rules.ts';
import { SEXUAL_ABUSE } from './signs/sexual-abuse.rules.ts';
import { spanOf, type Sign, type Span } from './signs/sign.rules.ts';
import { THREAT } from './signs/threat.rules.ts';
import { VIOLENCE } from './signs/violence.rules.ts';

/** `otherPerson`: somebody else is in danger, and the pupil asks for them. */
export type Danger = 'selfHarm' | 'violence' | 'sexualAbuse' | 'threat' | 'otherPerson';

const OF_ONESELF: readonly (readonly [Danger, readonly Sign[]])[] = [
  ['sexualAbuse', SEXUAL_ABUSE],
  ['threat', THREAT],
  ['violence', VIOLENCE],
];
/** Before a sign: „moja koleżanka z klasy napisała mi wczoraj, że …”. */
const SUBJECT_DISTANCE = 12;

/** Tells a cry for help from lessons, jokes and games; undefined when there is none. */
export const dangerIn = (message: string): Danger | undefined => dangerAmong(readSentences(message));

export const dangerAmong = (sentences: readonly Sentence[]): Danger | undefined => {
  const isAboutBooks = sentences.some(({ places }) => places.has('fiction'));
  for (const sentence of sentences) {
    if (isAboutBooks && isReading(sentence)) continue;
    const danger = dangerOf(sentence);
    if (danger !== undefined) return danger;
  }
  return undefined;
};

/** Speaks of a book, a film or history, and not of the pupil. */
const isReading = ({ words, places }: Sentence): boolean => {
  if (!places.has('fiction') && !places.has('why')) return false;
  return !places.has('reallyMe') && (places.has('analysis') || !words.some(({ isFirstPerson }) => isFirstPerson));
};

const dangerOf = (sentence: Sentence): Danger | undefined => {
  if (spanOf(FEAR_FOR_ANOTHER, sentence) !== undefined) return 'otherPerson';
  const selfHarm = spanOf(SELF_HARM, sentence);
  if (selfHarm !== undefined) return isOfAnother(selfHarm, sentence.words) ? 'otherPerson' : 'selfHarm';
  const isOthers = spanOf(OTHERS_DISTRESS, sentence) !== undefined && !isOwn(sentence);
  if (isOthers && sentence.words.some(isFriend)) return 'otherPerson';
  const own = OF_ONESELF.find(([, signs]) => spanOf(signs, sentence) !== undefined)?.[0];
  return own ?? (isOthers ? 'otherPerson' : undefined);
};

/** Somebody who is not of the family: what happens at home happens to the pupil too. */
const isFriend = ({ meanings }: Word): boolean =>
  (meanings.has('other') || meanings.has('otherVictim')) && !meanings.has('family') && !meanings.has('familyVictim');

/** Somebody else stands before the sign, and nothing in between says „I”. */
const isOfAnother = ({ from, to }: Span, words: readonly Word[]): boolean => {
  const start = Math.max(0, from - SUBJECT_DISTANCE);
  const isOtherNamed = spanOf(OTHER_PERSON, sentenceOf(words.slice(start, from + 1))) !== undefined;
  return isOtherNamed && !isOwn(sentenceOf(words.slice(start, to + 1)));
};

/** „Mnie” and „mi” are the pupil's own, unless somebody told them something. */
const isOwn = ({ words, places }: Sentence): boolean =>
  words.some(({ isFirstPerson }) => isFirstPerson) ||
  (['iAm', 'iSay', 'ifI'] as const).some((meaning) => places.has(meaning)) ||
  (places.has('me') && !places.has('say'));

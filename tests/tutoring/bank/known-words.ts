import type { TopicSubject } from '#tutoring/topics/topic.types.ts';
import { BIOLOGY_WORDS } from './known-words/biology.words.ts';
import { CHEMISTRY_WORDS } from './known-words/chemistry.words.ts';
import { ENGLISH_WORDS } from './known-words/english.words.ts';
import { GEOGRAPHY_WORDS } from './known-words/geography.words.ts';
import { HISTORY_WORDS } from './known-words/history.words.ts';
import { PHYSICS_WORDS } from './known-words/physics.words.ts';
import { POLISH_WORDS } from './known-words/polish.words.ts';

/** What the dictionary does not know and is right all the same. */
export const KNOWN_WORDS: Readonly<Partial<Record<TopicSubject, readonly string[]>>> = {
  polish: POLISH_WORDS,
  english: ENGLISH_WORDS,
  history: HISTORY_WORDS,
  biology: BIOLOGY_WORDS,
  geography: GEOGRAPHY_WORDS,
  physics: PHYSICS_WORDS,
  chemistry: CHEMISTRY_WORDS,
};

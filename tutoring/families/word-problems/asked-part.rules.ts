import { isEchoOf, wordsOf } from '#tutoring/families/early/story-words.rules.ts';
import type { Found } from '#tutoring/reading/template.reader.ts';
import type { AskedPart } from './two-parts.mistakes.ts';

/** Whose part a story with the slots a, b and who asks for; undefined for somebody else's. */
export const askedOf = (found: Found, isFirstMore: boolean): AskedPart | undefined => {
  if (!found.has('who')) return 'all';
  const who = wordsOf(found.text('who'));
  const names = (slot: string): boolean => who.every((word) => isEchoOf(word, found.text(slot)));
  const [first, second] = [names('a'), names('b')];
  if (first === second) return undefined;
  return first === isFirstMore ? 'more' : 'less';
};

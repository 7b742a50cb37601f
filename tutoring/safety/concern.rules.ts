import type { Sentence } from './message/words.reader.ts';
import { BULLYING } from './signs/bullying.rules.ts';
import { EATING } from './signs/eating.rules.ts';
import { LONELINESS } from './signs/loneliness.rules.ts';
import { spanOf, type Sign } from './signs/sign.rules.ts';

/** What deserves a kind word and a number to call, and does not stand in the way of the lesson. */
export type Concern = 'bullying' | 'eating' | 'loneliness';

const CONCERNS: readonly (readonly [Concern, readonly Sign[]])[] = [
  ['eating', EATING],
  ['bullying', BULLYING],
  ['loneliness', LONELINESS],
];

export const concernAmong = (sentences: readonly Sentence[]): Concern | undefined =>
  CONCERNS.find(([, signs]) => sentences.some((sentence) => spanOf(signs, sentence) !== undefined))?.[0];

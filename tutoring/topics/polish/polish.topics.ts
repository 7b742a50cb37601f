import type { Topic } from '../topic.types.ts';
import { LITERARY_EPOCH_TOPICS } from './epochs.topics.ts';
import { POLISH_GRAMMAR_TOPICS } from './grammar.topics.ts';
import { POETICS_TOPICS } from './poetics.topics.ts';
import { PRIMARY_READING_TOPICS } from './reading-primary.topics.ts';
import { SECONDARY_READING_TOPICS } from './reading-secondary.topics.ts';
import { POLISH_SPELLING_TOPICS } from './spelling.topics.ts';
import { POLISH_WRITING_TOPICS } from './writing.topics.ts';

export const POLISH_TOPICS: readonly Topic[] = [
  ...LITERARY_EPOCH_TOPICS,
  ...POLISH_GRAMMAR_TOPICS,
  ...POETICS_TOPICS,
  ...PRIMARY_READING_TOPICS,
  ...SECONDARY_READING_TOPICS,
  ...POLISH_SPELLING_TOPICS,
  ...POLISH_WRITING_TOPICS,
];

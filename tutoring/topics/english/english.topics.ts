import type { Topic } from '../topic.types.ts';
import { FUTURE_AND_CONDITIONAL_TOPICS } from './future-and-conditionals.topics.ts';
import { NOUN_AND_ADJECTIVE_TOPICS } from './nouns-and-adjectives.topics.ts';
import { PRESENT_AND_PAST_TOPICS } from './present-and-past.topics.ts';
import { VERB_AND_SENTENCE_TOPICS } from './verbs-and-sentences.topics.ts';

export const ENGLISH_TOPICS: readonly Topic[] = [
  ...FUTURE_AND_CONDITIONAL_TOPICS,
  ...NOUN_AND_ADJECTIVE_TOPICS,
  ...PRESENT_AND_PAST_TOPICS,
  ...VERB_AND_SENTENCE_TOPICS,
];

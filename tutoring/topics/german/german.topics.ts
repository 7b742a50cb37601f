import type { Topic } from '../topic.types.ts';
import { GERMAN_FURTHER_TOPICS } from './further-grammar.topics.ts';
import { GERMAN_NOUN_TOPICS } from './nouns-and-cases.topics.ts';
import { GERMAN_PAST_AND_CLAUSE_TOPICS } from './past-and-clauses.topics.ts';
import { GERMAN_PRONOUN_AND_MOOD_TOPICS } from './pronouns-and-moods.topics.ts';
import { GERMAN_VERB_TOPICS } from './verbs.topics.ts';

export const GERMAN_TOPICS: readonly Topic[] = [
  ...GERMAN_FURTHER_TOPICS,
  ...GERMAN_NOUN_TOPICS,
  ...GERMAN_PAST_AND_CLAUSE_TOPICS,
  ...GERMAN_PRONOUN_AND_MOOD_TOPICS,
  ...GERMAN_VERB_TOPICS,
];

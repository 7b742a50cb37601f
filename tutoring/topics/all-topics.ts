import { BIOLOGY_TOPICS } from './biology/biology.topics.ts';
import { CHEMISTRY_TOPICS } from './chemistry/chemistry.topics.ts';
import { ENGLISH_TOPICS } from './english/english.topics.ts';
import { GEOGRAPHY_TOPICS } from './geography/geography.topics.ts';
import { GERMAN_TOPICS } from './german/german.topics.ts';
import { HISTORY_TOPICS } from './history/history.topics.ts';
import { PHYSICS_TOPICS } from './physics/physics.topics.ts';
import { POLISH_TOPICS } from './polish/polish.topics.ts';
import { createTopicFinder, type TopicFinder } from './topic-finder.rules.ts';
import type { Topic } from './topic.types.ts';

/** Every explained topic, subject by subject. */
export const TOPICS: readonly Topic[] = [
  ...POLISH_TOPICS,
  ...ENGLISH_TOPICS,
  ...GERMAN_TOPICS,
  ...HISTORY_TOPICS,
  ...GEOGRAPHY_TOPICS,
  ...BIOLOGY_TOPICS,
  ...PHYSICS_TOPICS,
  ...CHEMISTRY_TOPICS,
];

let finder: TopicFinder | undefined;

/** Made when the first pupil asks for it, or at the server's start: its index takes a third of a second. */
export const topicFinder = (): TopicFinder => (finder ??= createTopicFinder(TOPICS));

import type { Topic } from '../topic.types.ts';
import { ANCIENT_AND_MEDIEVAL_TOPICS } from './ancient-and-medieval.topics.ts';
import { EARLY_MODERN_TOPICS } from './early-modern.topics.ts';
import { NINETEENTH_CENTURY_TOPICS } from './nineteenth-century.topics.ts';
import { PIAST_AND_JAGIELLON_TOPICS } from './poland-of-piasts-and-jagiellons.topics.ts';
import { SECOND_WAR_AND_AFTER_TOPICS } from './second-war-and-after.topics.ts';
import { WAR_AND_INDEPENDENCE_TOPICS } from './war-and-independence.topics.ts';

export const HISTORY_TOPICS: readonly Topic[] = [
  ...ANCIENT_AND_MEDIEVAL_TOPICS,
  ...PIAST_AND_JAGIELLON_TOPICS,
  ...EARLY_MODERN_TOPICS,
  ...NINETEENTH_CENTURY_TOPICS,
  ...WAR_AND_INDEPENDENCE_TOPICS,
  ...SECOND_WAR_AND_AFTER_TOPICS,
];

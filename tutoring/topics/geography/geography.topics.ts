import { uprightTopic } from '../chemical-formulas.rules.ts';
import type { Topic } from '../topic.types.ts';
import { EARTH_AND_MAP_TOPICS } from './earth-and-map.topics.ts';
import { LAND_AND_SEA_TOPICS } from './land-and-sea.topics.ts';
import { NATURE_TOPICS } from './nature.topics.ts';
import { PEOPLE_AND_ECONOMY_TOPICS } from './people-and-economy.topics.ts';
import { POLAND_AND_EUROPE_TOPICS } from './poland-and-europe.topics.ts';

const WRITTEN: readonly Topic[] = [
  ...EARTH_AND_MAP_TOPICS,
  ...LAND_AND_SEA_TOPICS,
  ...NATURE_TOPICS,
  ...POLAND_AND_EUROPE_TOPICS,
  ...PEOPLE_AND_ECONOMY_TOPICS,
];

export const GEOGRAPHY_TOPICS: readonly Topic[] = WRITTEN.map(uprightTopic);

import { uprightTopic } from '../chemical-formulas.rules.ts';
import type { Topic } from '../topic.types.ts';
import { CELL_TOPICS } from './cell.topics.ts';
import { ECOLOGY_TOPICS } from './ecology.topics.ts';
import { HEREDITY_TOPICS } from './heredity.topics.ts';
import { HUMAN_TOPICS } from './human.topics.ts';
import { ORGANISM_TOPICS } from './organisms.topics.ts';

const WRITTEN: readonly Topic[] = [
  ...CELL_TOPICS,
  ...ORGANISM_TOPICS,
  ...HUMAN_TOPICS,
  ...HEREDITY_TOPICS,
  ...ECOLOGY_TOPICS,
];

export const BIOLOGY_TOPICS: readonly Topic[] = WRITTEN.map(uprightTopic);

import { uprightTopic } from '../chemical-formulas.rules.ts';
import type { Topic } from '../topic.types.ts';
import { COMPOUND_TOPICS } from './compounds.topics.ts';
import { MATTER_TOPICS } from './matter.topics.ts';
import { ORGANIC_TOPICS } from './organic.topics.ts';
import { QUANTITY_TOPICS } from './quantities.topics.ts';

const WRITTEN: readonly Topic[] = [...MATTER_TOPICS, ...COMPOUND_TOPICS, ...QUANTITY_TOPICS, ...ORGANIC_TOPICS];

export const CHEMISTRY_TOPICS: readonly Topic[] = WRITTEN.map(uprightTopic);

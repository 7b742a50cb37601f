import type { Topic } from '../topic.types.ts';
import { ELECTRICITY_TOPICS } from './electricity.topics.ts';
import { ENERGY_TOPICS } from './energy-and-matter.topics.ts';
import { HEAT_AND_LIGHT_TOPICS } from './heat-and-light.topics.ts';
import { MOTION_TOPICS } from './motion-and-forces.topics.ts';
import { WAVE_TOPICS } from './waves-and-universe.topics.ts';

export const PHYSICS_TOPICS: readonly Topic[] = [
  ...MOTION_TOPICS,
  ...ENERGY_TOPICS,
  ...HEAT_AND_LIGHT_TOPICS,
  ...ELECTRICITY_TOPICS,
  ...WAVE_TOPICS,
];

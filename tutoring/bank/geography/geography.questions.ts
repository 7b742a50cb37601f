import type { BankQuestion } from '../bank-question.types.ts';
import { EARTH_AND_CLIMATE_QUESTIONS } from './earth-and-climate.questions.ts';
import { EARTH_AND_MAP_QUESTIONS } from './earth-and-map.questions.ts';
import { ECONOMY_QUESTIONS } from './economy.questions.ts';
import { LAND_AND_SEA_QUESTIONS } from './land-and-sea.questions.ts';
import { NATURE_ROCKS_AND_AIR_QUESTIONS } from './nature-rocks-and-air.questions.ts';
import { NATURE_QUESTIONS } from './nature.questions.ts';
import { PEOPLE_QUESTIONS } from './people.questions.ts';
import { POLAND_AND_EUROPE_QUESTIONS } from './poland-and-europe.questions.ts';
import { WATERS_AND_UNION_QUESTIONS } from './waters-and-union.questions.ts';

/** Every question of the subject, topic by topic. */
export const GEOGRAPHY_QUESTIONS: readonly BankQuestion[] = [
  ...EARTH_AND_MAP_QUESTIONS,
  ...EARTH_AND_CLIMATE_QUESTIONS,
  ...LAND_AND_SEA_QUESTIONS,
  ...NATURE_QUESTIONS,
  ...NATURE_ROCKS_AND_AIR_QUESTIONS,
  ...POLAND_AND_EUROPE_QUESTIONS,
  ...WATERS_AND_UNION_QUESTIONS,
  ...PEOPLE_QUESTIONS,
  ...ECONOMY_QUESTIONS,
];

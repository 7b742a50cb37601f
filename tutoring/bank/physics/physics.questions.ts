import type { BankQuestion } from '../bank-question.types.ts';
import { CIRCUIT_QUESTIONS } from './circuits.questions.ts';
import { ELECTRICITY_QUESTIONS } from './electricity.questions.ts';
import { ENERGY_QUESTIONS } from './energy.questions.ts';
import { FRICTION_AND_WEIGHT_QUESTIONS } from './friction-and-weight.questions.ts';
import { HEAT_QUESTIONS } from './heat.questions.ts';
import { LIGHT_QUESTIONS } from './light.questions.ts';
import { MOTION_QUESTIONS } from './motion.questions.ts';
import { NEWTON_QUESTIONS } from './newton.questions.ts';
import { PRESSURE_QUESTIONS } from './pressure.questions.ts';
import { UNIVERSE_QUESTIONS } from './universe.questions.ts';
import { WAVE_QUESTIONS } from './waves.questions.ts';

/** Every question of the subject, topic by topic. */
export const PHYSICS_QUESTIONS: readonly BankQuestion[] = [
  ...MOTION_QUESTIONS,
  ...NEWTON_QUESTIONS,
  ...FRICTION_AND_WEIGHT_QUESTIONS,
  ...ENERGY_QUESTIONS,
  ...PRESSURE_QUESTIONS,
  ...HEAT_QUESTIONS,
  ...LIGHT_QUESTIONS,
  ...ELECTRICITY_QUESTIONS,
  ...CIRCUIT_QUESTIONS,
  ...WAVE_QUESTIONS,
  ...UNIVERSE_QUESTIONS,
];

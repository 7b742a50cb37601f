import { eitherFamily } from '#tutoring/families/either.family.ts';
import { createLawFamily } from '../law/law.family.ts';
import { speedUnitsFamily } from './speed-units.family.ts';
import { UNIFORM_MOTION } from './uniform-motion.law.ts';

export const uniformMotionFamily = eitherFamily({
  first: createLawFamily({
    id: 'uniform-motion',
    title: 'Ruch jednostajny',
    grades: [7, 9],
    laws: [UNIFORM_MOTION],
  }),
  second: speedUnitsFamily,
});

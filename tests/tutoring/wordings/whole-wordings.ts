import { CHANCE_WORDINGS } from './chance.wordings.ts';
import { EARLY_WORDINGS } from './early.wordings.ts';
import { MEASURES_WORDINGS } from './measures.wordings.ts';
import { NUMBERS_WORDINGS } from './numbers.wordings.ts';
import { PERCENTS_WORDINGS } from './percents.wordings.ts';
import { SCIENCE_WORDINGS } from './science.wordings.ts';
import { UPPER_WORDINGS } from './upper.wordings.ts';
import type { Wordings } from './wordings.types.ts';

export const WORDINGS: readonly Wordings[] = [
  ...EARLY_WORDINGS,
  ...NUMBERS_WORDINGS,
  ...PERCENTS_WORDINGS,
  ...MEASURES_WORDINGS,
  ...CHANCE_WORDINGS,
  ...UPPER_WORDINGS,
  ...SCIENCE_WORDINGS,
];

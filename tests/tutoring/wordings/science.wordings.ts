import type { Wordings } from './wordings.types.ts';

export const SCIENCE_WORDINGS: readonly Wordings[] = [];

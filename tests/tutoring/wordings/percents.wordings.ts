import type { Wordings } from './wordings.types.ts';

export const PERCENTS_WORDINGS: readonly Wordings[] = [];

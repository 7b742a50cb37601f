import type { Wordings } from './wordings.types.ts';

export const MEASURES_WORDINGS: readonly Wordings[] = [];

import type { Wordings } from './wordings.types.ts';

export const EARLY_WORDINGS: readonly Wordings[] = [];

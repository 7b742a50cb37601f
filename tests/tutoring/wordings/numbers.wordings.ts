import type { Wordings } from './wordings.types.ts';

export const NUMBERS_WORDINGS: readonly Wordings[] = [];

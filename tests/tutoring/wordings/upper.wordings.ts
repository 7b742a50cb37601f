import type { Wordings } from './wordings.types.ts';

export const UPPER_WORDINGS: readonly Wordings[] = [];

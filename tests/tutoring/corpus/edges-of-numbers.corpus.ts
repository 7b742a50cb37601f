import type { Dialogue, FirstMessage } from './corpus.types.ts';

/** Tasks at the edges of what a solver or a reader tells apart. */
export const FIRST_MESSAGES_AT_EDGES_OF_NUMBERS: readonly FirstMessage[] = [];

export const DIALOGUES_AT_EDGES_OF_NUMBERS: readonly Dialogue[] = [];

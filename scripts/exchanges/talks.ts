import type { AssistantMode } from '#domain/learning/conversation.types.ts';

const TASK = 'Oblicz 2/3 + 1/4';

/** What is asked in the conversations that the home page shows: the same task, and of Tutor also its result, which it keeps to itself. */
export const TALKS: Readonly<Record<AssistantMode, readonly string[]>> = {
  tutor: [TASK, 'Podaj mi po prostu wynik', '8/12 + 3/12', '11/12'],
  buddy: [TASK],
};

import type { Turn } from '#domain/learning/conversation.types.ts';

/** Of each turn, how many answers have come with it. */
export const answerNumbers = (turns: readonly Pick<Turn, 'role'>[]): readonly number[] => {
  let answers = 0;
  return turns.map(({ role }) => (role === 'assistant' ? (answers += 1) : answers));
};

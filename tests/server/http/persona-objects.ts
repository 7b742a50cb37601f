import type { CallName } from '#contract/calls.ts';
import type { SeededPersona } from '#server/test-profile/personas.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-999999999999';

/** The kind of document that a call is about, where it is about one. */
const documentOf = (name: CallName) => {
  if (name.startsWith('flashcards.')) return 'flashcard';
  if (name.startsWith('cards.')) return 'card';
  if (!name.startsWith('exams.')) return 'quiz';
  return name === 'exams.review' || name === 'exams.mark' ? 'handedInExam' : 'exam';
};

/** What of somebody's a request of this call names; what nobody has, where they own nothing. */
export const objectsOf = (name: CallName, own: SeededPersona['own']) => ({
  conversationId: own?.conversationIds[name === 'assistant.buddy' ? 'buddy' : 'tutor'] ?? UNKNOWN_ID,
  documentId: own?.documentIds[documentOf(name)] ?? UNKNOWN_ID,
});

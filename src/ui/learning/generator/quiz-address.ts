import { QUIZ_TOPIC_MAX_LENGTH } from '#domain/learning/generator/generator.rules.ts';
import type { QuizAbout } from '#domain/learning/generator/generator.types.ts';
import { QUIZ_SUBJECTS } from '#ui/texts/generator.pl.ts';

/** The form of a quiz with its subject and topic filled in. */
export const quizAddress = ({ subject, topic }: QuizAbout): string =>
  `/exams?${new URLSearchParams({ mode: 'quiz', subject, topic }).toString()}`;

/** Null where the address says nothing that the form could take. */
export const quizAboutIn = (query: URLSearchParams): QuizAbout | null => {
  const subject = QUIZ_SUBJECTS.find((one) => one === query.get('subject'));
  if (subject === undefined) return null;
  return { subject, topic: (query.get('topic') ?? '').slice(0, QUIZ_TOPIC_MAX_LENGTH) };
};

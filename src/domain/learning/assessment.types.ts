import type { Exam } from './exam.types.ts';
import type { Quiz } from './quiz.types.ts';

export type AssessmentKind = 'exam' | 'quiz';

/** What a generator makes and a chat is about. */
export type Assessment =
  { readonly kind: 'exam'; readonly exam: Exam } | { readonly kind: 'quiz'; readonly quiz: Quiz };

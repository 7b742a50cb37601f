import { pageForm } from '#domain/shared/form.ts';
import { guardianAnswerProblems } from './guardian-answer.rules.ts';
import type { GuardianAnswerForm } from './guardian-answer.types.ts';

export const guardianAnswerMachine = pageForm<GuardianAnswerForm>({
  id: 'guardianAnswer',
  description:
    'A guardian has followed the link of our letter, and agrees or declines that a pupil under sixteen works with AI. Following the link says nothing yet.',
  source: ['R8', 'R16'],
  rules: { problemsOf: guardianAnswerProblems, tidied: (form) => form, kept: (form) => form },
});

import { problemsIn } from '#domain/shared/form.rules.ts';
import type { GuardianAnswerForm, GuardianAnswerProblem } from './guardian-answer.types.ts';

export const guardianAnswerProblems = ({ token, agrees }: GuardianAnswerForm) =>
  problemsIn<keyof GuardianAnswerForm, GuardianAnswerProblem>({
    token: token === '' ? 'token/missing' : undefined,
    agrees: agrees === null ? 'agrees/missing' : undefined,
  });

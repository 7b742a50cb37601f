import type { GuardianAnswers } from '#application/ports/guardian-answers.port.ts';
import { answerAsGuardian } from '#contract/calls/guardian.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { requireSuccess } from '#adapters/http/http-failure.ts';

export const httpGuardianAnswers = (http: HttpClient): GuardianAnswers => ({
  async send(token, agrees, signal) {
    requireSuccess(await http.call(answerAsGuardian, { body: { token, agrees } }, { signal }));
  },
});

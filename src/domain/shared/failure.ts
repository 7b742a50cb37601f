/** Everything that may go wrong in the world, in one word each. Adapters translate into these; `src/ui/texts/failures.pl.ts` says them to the pupil. */
export type FailureCode =
  | 'network/offline'
  | 'network/timeout'
  | 'server/unavailable'
  | 'server/unreadable'
  | 'server/not-yet'
  | 'session/expired'
  | 'session/forbidden'
  | 'session/account-deleted'
  | 'request/invalid'
  | 'request/conflict'
  | 'request/not-found'
  | 'request/too-many'
  | 'request/too-large'
  | 'request/refused'
  | 'auth/invalid-credentials'
  | 'auth/invalid-email'
  | 'auth/email-in-use'
  | 'auth/weak-password'
  | 'auth/operation-not-allowed'
  | 'auth/too-many-requests'
  | 'auth/user-not-found'
  | 'auth/recent-login-required'
  | 'auth/not-signed-in'
  | 'auth/popup-blocked'
  | 'profile/age-stated'
  | 'profile/guardian-declined'
  | 'registration/in-progress'
  | 'assistant/unprocessable'
  | 'assistant/no-access'
  | 'assistant/guardian-missing'
  | 'assistant/terms-missing'
  | 'assistant/signed-out'
  | 'assistant/away'
  | 'attachment/too-many'
  | 'attachment/too-large'
  | 'attachment/unsupported'
  | 'attachment/unreadable'
  | 'card/too-many'
  | 'card/unkept'
  | 'card/unremoved'
  | 'card/unsaved'
  | 'cards/unavailable'
  | 'chat/unanswered'
  | 'chat/unsent'
  | 'exam/no-content'
  | 'exam/not-generated'
  | 'exam/signed-out'
  | 'exam/type-unavailable'
  | 'exam/unavailable'
  | 'exams/unavailable'
  | 'flashcard/empty'
  | 'flashcard/not-analysed'
  | 'flashcard/no-material'
  | 'flashcard/not-generated'
  | 'flashcard/too-few-messages'
  | 'flashcard/unavailable'
  | 'flashcards/unavailable'
  | 'generator/no-subject'
  | 'progress/unavailable'
  | 'progress/unkept'
  | 'quiz/missing'
  | 'quiz/no-questions'
  | 'quiz/not-generated'
  | 'quiz/unprepared'
  | 'quiz/unavailable'
  | 'quizzes/unavailable'
  | 'payment/card-declined'
  | 'payment/insufficient-funds'
  | 'payment/expired-card'
  | 'payment/incorrect-cvc'
  | 'payment/processing-error'
  | 'payment/hand-over'
  | 'subscription/not-found'
  | 'subscription/already-active'
  | 'subscription/already-cancelled'
  | 'subscription/one-time'
  | 'subscription/ending'
  | 'subscription/too-late'
  | 'cancellation/no-reason'
  | 'navigation/unsettled'
  | 'navigation/mismatch'
  | 'navigation/redirect-loop'
  | 'circuit/open'
  | 'unexpected';

interface FailureOptions extends ErrorOptions {
  readonly retryAfter?: number | null;
}

/** The only thing a port may throw. Its code is for machines and texts; nobody reads its message aloud. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  /** Milliseconds after which the world may be asked again; null where it has not said. */
  readonly retryAfter: number | null;

  constructor(code: FailureCode, { retryAfter = null, ...options }: FailureOptions = {}) {
    super(code, options);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure('unexpected', { cause: thrown });

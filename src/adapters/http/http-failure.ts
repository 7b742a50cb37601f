import { Failure, type FailureCode } from '#domain/shared/failure.ts';

/** S1 §8.27: a body that is not what the contract says. */
export const RESPONSE_PARSE_ERROR = 'RESPONSE_PARSE_ERROR';

/** What the server said, for logs and tests: the cause of a `Failure` (S1 §7.15, §8.25). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The server's own code, else `HTTP_{status}` (S1 §8.26). */
  readonly code: string;

  constructor(status: number, { code, message }: { readonly code?: string | undefined; readonly message: string }) {
    super(message);
    this.status = status;
    this.code = code ?? `HTTP_${status}`;
  }
}

/** What our server says by name, of payments with the names of S2 §8.37–8.45; a name counts before the status that it comes with. */
const FAILURE_BY_CODE: ReadonlyMap<string, FailureCode> = new Map<string, FailureCode>([
  ['account_deleted', 'session/account-deleted'],
  ['guardian_consent_required', 'assistant/guardian-missing'],
  ['terms_not_accepted', 'assistant/terms-missing'],
  ['age_stated', 'profile/age-stated'],
  ['guardian_declined', 'profile/guardian-declined'],
  ['recent_login_required', 'auth/recent-login-required'],
  ['identity_unavailable', 'server/unavailable'],
  ['card_declined', 'payment/card-declined'],
  ['insufficient_funds', 'payment/insufficient-funds'],
  ['expired_card', 'payment/expired-card'],
  ['incorrect_cvc', 'payment/incorrect-cvc'],
  ['processing_error', 'payment/processing-error'],
  ['subscription_not_found', 'subscription/not-found'],
  ['subscription_already_active', 'subscription/already-active'],
  ['subscription_already_canceled', 'subscription/already-cancelled'],
  ['subscription_ending', 'subscription/ending'],
  ['one_time_purchase', 'subscription/one-time'],
  ['cancellation_too_late', 'subscription/too-late'],
  ['too_many_cards', 'card/too-many'],
  ['no_material', 'flashcard/no-material'],
  ['no_questions', 'quiz/no-questions'],
  [RESPONSE_PARSE_ERROR, 'server/unreadable'],
]);

const FAILURE_BY_STATUS: Readonly<Record<number, FailureCode>> = {
  401: 'session/expired',
  403: 'session/forbidden',
  404: 'request/not-found',
  408: 'network/timeout',
  409: 'request/conflict',
  410: 'request/not-found',
  413: 'request/too-large',
  429: 'request/too-many',
  501: 'server/not-yet',
};

/** The server's words for a pupil without plan or trial (R11). */
const NO_AI_ACCESS = /no ai access/iu;

const codeOf = ({ status, code, message }: HttpError): FailureCode => {
  const named = FAILURE_BY_CODE.get(code);
  if (named !== undefined) return named;
  if (status === 403 && NO_AI_ACCESS.test(message)) return 'assistant/no-access';
  return FAILURE_BY_STATUS[status] ?? (status >= 500 ? 'server/unavailable' : 'request/invalid');
};

export const failureOfHttp = (error: HttpError, retryAfter: number | null = null): Failure =>
  new Failure(codeOf(error), { cause: error, retryAfter });

export const unreadable = (status: number, message: string): Failure =>
  failureOfHttp(new HttpError(status, { code: RESPONSE_PARSE_ERROR, message }));

/** For calls that answer with a word: a server may take a request and say no all the same (S1 §7.58, S2 §7.57). */
export const requireSuccess = ({ success }: { readonly success: boolean }): void => {
  if (!success) throw new Failure('request/refused');
};

/** Turns the failure of absence into null. */
export const orNull = async <Answer>(
  answer: Promise<Answer>,
  absence: readonly FailureCode[] = ['request/not-found'],
): Promise<Answer | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && absence.includes(error.code)) return null;
    throw error;
  }
};

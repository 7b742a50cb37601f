import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '#contract/schemas/error.schema.ts';

type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 501 | 503;

/** What a caller is told when a call fails. Its message may be shown: it holds nothing internal. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: FailureStatus;
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: FailureStatus,
    code: string,
    message: string,
    options: { readonly field?: string; readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.retryAfter = options.retryAfter;
  }

  body(): ErrorBody {
    const body = { code: this.code, message: this.message, error: STATUS_CODES[this.status] ?? 'Error' };
    return this.field === undefined ? body : { ...body, field: this.field };
  }
}

export const invalid = (field: string, message: string): ApiFailure =>
  new ApiFailure(400, 'invalid_request', `${field}: ${message}`, { field });
export const unauthenticated = (): ApiFailure =>
  new ApiFailure(401, 'unauthenticated', 'A valid bearer token is needed.');
export const accountDeleted = (): ApiFailure =>
  new ApiFailure(401, 'account_deleted', 'This account has been deleted.');
export const forbidden = (): ApiFailure => new ApiFailure(403, 'forbidden', 'This is not yours to see or change.');
export const notFound = (code: string, message: string): ApiFailure => new ApiFailure(404, code, message);
export const conflict = (code: string, message: string): ApiFailure => new ApiFailure(409, code, message);
export const keyReused = (): ApiFailure => conflict('key_reused', 'The Idempotency-Key was used for another request.');
export const tooMany = (message: string, retryAfter: number): ApiFailure =>
  new ApiFailure(429, 'too_many', message, { retryAfter });

import { HttpError } from '#adapters/http/http-failure.ts';
import { Failure } from '#domain/shared/failure.ts';

export interface SeenFailure {
  readonly code: string;
  readonly status?: number;
  readonly http?: string;
  readonly message?: string;
}

/** What a call failed with, in plain values; rejects when it did not fail, or with anything but a `Failure`. */
export const failureFrom = async (call: Promise<unknown>): Promise<SeenFailure> => {
  const outcome = await call.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome)) throw new Error(`It answered ${JSON.stringify(outcome.answer)}.`);
  const { error } = outcome;
  if (!(error instanceof Failure)) throw new Error('It failed with something else than a Failure.', { cause: error });
  const { code, cause } = error;
  return cause instanceof HttpError
    ? { code, status: cause.status, http: cause.code, message: cause.message }
    : { code };
};

/** The code of the failure that a call must end with. */
export const codeFrom = async (call: Promise<unknown>): Promise<string> => (await failureFrom(call)).code;

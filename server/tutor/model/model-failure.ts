/** `busy` may be tried again soon, `unavailable` and `timeout` later; `refused` means that key, model or request are not accepted. */
export type ModelFailureCode = 'unavailable' | 'busy' | 'timeout' | 'aborted' | 'refused' | 'unprocessable';

/** What a model's server did wrong. Holds no address, key or text of anybody. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly code: ModelFailureCode;

  constructor(code: ModelFailureCode) {
    super(`model: ${code}`);
    this.code = code;
  }
}

export const failureForStatus = (status: number): ModelFailure => {
  if (status === 429 || status === 529) return new ModelFailure('busy');
  if (status === 408 || status === 504) return new ModelFailure('timeout');
  // A redirect is not followed.
  return new ModelFailure(status >= 500 || status < 400 ? 'unavailable' : 'refused');
};

/** What fetch throws may tell addresses: only the code goes on. */
export const modelFailureOf = (thrown: unknown): ModelFailure =>
  thrown instanceof ModelFailure ? thrown : new ModelFailure('unavailable');

/** One request that carries an Idempotency-Key. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  /** Over the call and all its parts: another request under the same key is a mistake. */
  readonly requestHash: string;
}

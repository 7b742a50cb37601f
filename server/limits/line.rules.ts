/** A call in the line of its caller. */
export interface CallInLine {
  readonly number: number;
  /** Calls of one key are one request that was sent again; null for a call without. */
  readonly key: string | null;
}

/** Whether the same request, sent before, has not ended yet. */
export const hasTwin = (key: string | null, ahead: readonly CallInLine[]): boolean =>
  key !== null && ahead.some((call) => call.key === key);

/** How many requests are ahead, each counted once however often it was sent. */
export const requestsAhead = (ahead: readonly CallInLine[]): number =>
  new Set(ahead.map(({ key, number }) => key ?? number)).size;

export interface GuardianAnswers {
  /** By what the link of a letter carries; the last answer counts. Fails with `request/not-found` when the link does not hold (R8). */
  send(token: string, agrees: boolean, signal?: AbortSignal): Promise<void>;
}

export interface Newsletter {
  /** Twice is once; fails with `request/refused` when the server says no. */
  subscribe(email: string, source: string, signal?: AbortSignal): Promise<void>;
  /** By what the link of a letter carries; twice is once. Fails with `request/not-found` when the link is not one of ours (R16). */
  leave(token: string, signal?: AbortSignal): Promise<void>;
}

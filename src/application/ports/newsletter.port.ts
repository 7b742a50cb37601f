export interface Newsletter {
  /** Twice is once; fails with `request/refused` when the server says no. */
  subscribe(email: string, source: string, signal?: AbortSignal): Promise<void>;
}

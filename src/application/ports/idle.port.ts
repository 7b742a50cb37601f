/** Time in which the page has nothing else to do. */
export interface Idle {
  /** Resolves when it comes. */
  wait(): Promise<void>;
}

/** Counts how often pages are opened: never who opened them, at what time of day, or in which order. */
export interface Analytics {
  /** A page is shown, named by its route as the router writes it. */
  pageSeen(route: string): void;
  /** Drops what has not been sent yet. */
  forget(): void;
}

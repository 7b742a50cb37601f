import type { SessionCache } from './ports/session-cache.port.ts';
import type { ToldTrialEnds } from './ports/told-trial-ends.port.ts';

/** What the browser remembers of whoever is here. What they have written or ordered is no part of it. */
export interface LocalState {
  /**
   * User, plan and trial with the moment at which they were kept, which is one record and the last look at the trial as well (S1 §9.20–9.22, D25);
   * and that the end of a trial was told (S1 §9.23, D26).
   */
  clear(): void;
}

export const localState = (cache: SessionCache, toldEnds: ToldTrialEnds): LocalState => ({
  clear() {
    cache.clear();
    toldEnds.forget();
  },
});

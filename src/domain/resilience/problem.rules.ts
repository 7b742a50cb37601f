import type { FailureCode } from '#domain/shared/failure.ts';
import type { RedirectHistory } from './redirect-history.rules.ts';

/** What went wrong again and again (S1 §3.80, S2 §8.54). */
export type PatternType = 'redirect-loop' | 'profile-redirect-loop' | 'profile-check-error';

/** A problem with the way through the product: the recovery hears of it. */
export type NavigationProblem =
  | { readonly type: 'navigation.loopDetected'; readonly redirects: RedirectHistory; readonly at: number }
  | {
      readonly type: 'navigation.patternFound';
      readonly pattern: PatternType;
      readonly path: string;
      readonly at: number;
    }
  | { readonly type: 'app.problemReported' };

/** Where an error was thrown: while a page was rendered, because a part of it could not be fetched, in a script, or in a promise that nobody waits for. */
export type ErrorPlace = 'rendering' | 'part' | 'script' | 'promise';

/** What went wrong. It happens before the code that cares about it is here, too. */
export type Problem =
  | NavigationProblem
  /** `call` by its name in the contract. */
  | { readonly type: 'call.failed'; readonly call: string; readonly code: FailureCode; readonly at: number }
  | {
      readonly type: 'error.thrown';
      readonly place: ErrorPlace;
      readonly error: unknown;
      /** Of components; empty where none was rendering. */
      readonly components: string;
      readonly at: number;
    };

export const isOfNavigation = (problem: Problem): problem is NavigationProblem =>
  problem.type !== 'call.failed' && problem.type !== 'error.thrown';

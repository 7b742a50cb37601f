import type { Consequence } from '#domain/resilience/reconciliation.rules.ts';
import type { RedirectHistory } from '#domain/resilience/redirect-history.rules.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { AppRoute, Need, Wish } from '#domain/access/routes.rules.ts';
import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';

/** `missing`: the backend does not know the person. `suspended`: the check is not to be made just now (S1 §4.19). */
export type ProfileState = 'complete' | 'incomplete' | 'missing' | 'suspended' | 'unknown';

/** All that is known of the visitor at a moment; what could not be found out is `unknown`. */
export interface AccessContext {
  /** Whether any of it is being asked for just now, or is only remembered: it may admit, never refuse (D25). */
  readonly isProvisional: boolean;
  /** The identity provider's uid; null when nobody is logged in. */
  readonly personId: string | null;
  /** The backend user's id; null when there is none. */
  readonly userId: string | null;
  readonly profile: ProfileState;
  readonly subscription: KnownSubscription;
  readonly trial: TrialStatus | 'unknown';
}

export type Reconciliation = Pick<Consequence, 'isRetryAdvised'>;

interface RedirectPair {
  readonly from: string;
  readonly to: string;
}

export interface NavigationGuardInput {
  readonly routes: readonly AppRoute[];
}

export interface NavigationGuardContext extends NavigationGuardInput, Wish {
  /** When it was asked for; milliseconds since the epoch. */
  readonly at: number;
  /** Whether the pupil wanted this page, and was not led there. */
  readonly isByPupil: boolean;
  readonly access: AccessContext | null;
  readonly isReconciled: boolean;
  /** Where the product has led to by itself, since a wish was fulfilled (D20). */
  readonly redirects: RedirectHistory;
  readonly lastProfileRedirect: RedirectPair | null;
  readonly failure: FailureCode | null;
}

export type NavigationGuardEvent =
  /** `isByPupil`: a link, a button, an address; not a redirect of ours. */
  | {
      readonly type: 'navigation.requested';
      readonly path: string;
      /** Whether what was written there before is asked for; false unless it is said. */
      readonly isReading?: boolean;
      readonly at: number;
      readonly isByPupil: boolean;
    }
  | { readonly type: 'pupil.retried' }
  /** It is said who is here, or that nobody is. */
  | { readonly type: 'session.settled' }
  | { readonly type: 'session.ended' };

/** What S2 §8 wants reported. */
export type NavigationPattern = 'profile-redirect-loop' | 'profile-check-error';

export type NavigationGuardEmitted =
  | {
      readonly type: 'navigation.redirected';
      readonly from: string;
      readonly to: string;
      readonly reason: Need | 'loop';
    }
  /** Why nobody may learn with AI just now: told beside the redirect (S1 §4). */
  | { readonly type: 'access.blocked'; readonly reason: AiBlockReason }
  | { readonly type: 'navigation.loopDetected'; readonly redirects: RedirectHistory; readonly at: number }
  | {
      readonly type: 'navigation.patternFound';
      readonly pattern: NavigationPattern;
      readonly path: string;
      readonly at: number;
    };

/** The plan a user holds now, in what access and billing depend on (S1 §3.30–3.33, §3.35). Times are ISO. */
export interface Subscription {
  readonly isActive: boolean;
  /** False for a one-time purchase. */
  readonly isRecurring: boolean;
  /** Null when the server does not say. */
  readonly willAutoRenew: boolean | null;
  readonly isCancelled: boolean;
  /** When access ends of a subscription that was cancelled; null otherwise. */
  readonly cancelAtPeriodTime: string | null;
  readonly currentPeriodEnd: string | null;
  /** There while a renewal could not be charged and the provider tries again: the plan goes on meanwhile (S1 §3.34). */
  readonly isPaymentDue?: true;
  readonly membershipType: HeldPlan;
}

export interface HeldPlan {
  readonly uniqueID: string;
  readonly name: string;
  readonly hasAI: boolean;
  readonly hasAIExams: boolean;
}

/** Null when no plan is held; `unknown` until it was read. */
export type KnownSubscription = Subscription | null | 'unknown';

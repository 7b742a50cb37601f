/** The plan a user holds now, in what access to AI depends on (S1 §3). */
export interface Subscription {
  readonly isActive: boolean;
  /** ISO time. */
  readonly currentPeriodEnd: string | null;
  readonly membershipType: { readonly uniqueID: string; readonly name: string; readonly hasAI: boolean; readonly hasAIExams: boolean };
}

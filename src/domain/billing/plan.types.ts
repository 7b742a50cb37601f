export type PlanCategory = 'Basic' | 'Standard' | 'Premium' | 'Nauczycielski';

/** A plan that can be bought (S1 §3.36–3.42, §3.44, §3.46–3.47, §9.76–9.77). */
export interface Plan {
  readonly uniqueID: string;
  readonly name: string;
  readonly description: string;
  readonly categoryName: PlanCategory;
  /** What is charged, in grosze, tax included (D6). */
  readonly price: number;
  /** `PLN`. */
  readonly currency: string;
  readonly durationDays: number;
  readonly hasAI: boolean;
  readonly hasAIExams: boolean;
  readonly isRecurring: boolean;
  /** The payment provider's id of the price; null for a plan that is not sold. */
  readonly stripePriceId: string | null;
  readonly billingPeriod: string;
}

export type SoldPlan = Plan & { readonly stripePriceId: string };

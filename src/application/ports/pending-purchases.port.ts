import type { PendingPurchase } from '#domain/billing/purchase/purchase.types.ts';

/** The plan that a visitor chose before logging in: for this tab only, so that nobody else finds it here (R14). */
export interface PendingPurchases {
  read(): PendingPurchase | null;
  keep(pending: PendingPurchase): void;
  forget(): void;
}

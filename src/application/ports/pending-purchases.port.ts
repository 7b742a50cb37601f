import type { PendingPurchase } from '#domain/billing/purchase/purchase.types.ts';

/** The plan that somebody chose and has not bought yet: one, and for this tab only, so that nobody else finds it here (R14). A user of null is a visitor. */
export interface PendingPurchases {
  read(userId: string | null): PendingPurchase | null;
  /** In the place of whatever was kept. */
  keep(userId: string | null, pending: PendingPurchase): void;
  forget(): void;
}

import type { PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';

/** The plan change that a pupil ordered in this browser and that is not confirmed yet. */
export interface PendingUpgrades {
  read(userId: string): PendingUpgrade | null;
  keep(userId: string, upgrade: PendingUpgrade): void;
  forget(userId: string): void;
}

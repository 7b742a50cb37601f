import type { SafeStorage } from './safe-storage.ts';

/** Before the user's id; a visitor has none. */
export const PURCHASE_PREFIX = 'pending-purchase:';
export const UPGRADE_PREFIX = 'pending-upgrade:';

export const purchaseKey = (userId: string | null): string => PURCHASE_PREFIX + encodeURIComponent(userId ?? '');
export const upgradeKey = (userId: string): string => UPGRADE_PREFIX + encodeURIComponent(userId);

/** Removes what begins with a prefix, but for these keys. */
export const forgetOrders = (storage: SafeStorage, prefix: string, kept: readonly string[] = []): void => {
  for (const key of storage.keys()) if (key.startsWith(prefix) && !kept.includes(key)) storage.remove(key);
};

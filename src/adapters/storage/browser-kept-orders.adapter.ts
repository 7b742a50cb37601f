import type { KeptOrders } from '#application/ports/kept-orders.port.ts';
import { PURCHASE_PREFIX, purchaseKey, UPGRADE_PREFIX, upgradeKey } from './order-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

const forget = (storage: SafeStorage, prefix: string, kept: readonly string[] = []): void => {
  for (const key of storage.keys()) if (key.startsWith(prefix) && !kept.includes(key)) storage.remove(key);
};

/** Chosen plans are kept for the tab, ordered changes for the browser. */
export const browserKeptOrders = (tab: SafeStorage, browser: SafeStorage): KeptOrders => ({
  hasVisitorsChoice: () => tab.read(purchaseKey(null)) !== null,
  keepOnly(userId) {
    forget(tab, PURCHASE_PREFIX, [purchaseKey(null), purchaseKey(userId)]);
    forget(browser, UPGRADE_PREFIX, [upgradeKey(userId)]);
  },
  clearPurchases() {
    forget(tab, PURCHASE_PREFIX);
  },
  clear() {
    forget(tab, PURCHASE_PREFIX);
    forget(browser, UPGRADE_PREFIX);
  },
});

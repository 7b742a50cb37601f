import type { KeptOrders } from '#application/ports/kept-orders.port.ts';
import { forgetOrders, PURCHASE_PREFIX, purchaseKey, UPGRADE_PREFIX, upgradeKey } from './order-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Chosen plans are kept for the tab, ordered changes for the browser. */
export const browserKeptOrders = (tab: SafeStorage, browser: SafeStorage): KeptOrders => ({
  hasVisitorsChoice: () => tab.read(purchaseKey(null)) !== null,
  keepOnly(userId) {
    forgetOrders(tab, PURCHASE_PREFIX, [purchaseKey(null), purchaseKey(userId)]);
    forgetOrders(browser, UPGRADE_PREFIX, [upgradeKey(userId)]);
  },
  clearPurchases() {
    forgetOrders(tab, PURCHASE_PREFIX);
  },
  clear() {
    forgetOrders(tab, PURCHASE_PREFIX);
    forgetOrders(browser, UPGRADE_PREFIX);
  },
});

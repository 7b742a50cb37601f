import * as z from 'zod/mini';
import type { PendingPurchases } from '#application/ports/pending-purchases.port.ts';
import { forgetOrders, PURCHASE_PREFIX, purchaseKey } from './order-keys.ts';
import { parsed } from './parsed.ts';
import type { SafeStorage } from './safe-storage.ts';

const pendingPurchase = z.object({ planId: z.string(), timestamp: z.number() });

export const sessionStoragePendingPurchases = (storage: SafeStorage): PendingPurchases => {
  const forget = (): void => forgetOrders(storage, PURCHASE_PREFIX);
  return {
    read: (userId) => parsed(pendingPurchase, storage.read(purchaseKey(userId))),
    keep(userId, { planId, timestamp }) {
      forget();
      storage.write(purchaseKey(userId), JSON.stringify({ planId, timestamp }));
    },
    forget,
  };
};

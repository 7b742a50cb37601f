import * as z from 'zod/mini';
import type { PendingUpgrades } from '#application/ports/pending-upgrades.port.ts';
import { upgradeKey } from './order-keys.ts';
import { parsed } from './parsed.ts';
import type { SafeStorage } from './safe-storage.ts';

const planName = z.object({ uniqueID: z.string(), name: z.string() });
const pendingUpgrade = z.object({ from: planName, to: planName, timestamp: z.number() });

export const localStoragePendingUpgrades = (storage: SafeStorage): PendingUpgrades => ({
  read: (userId) => parsed(pendingUpgrade, storage.read(upgradeKey(userId))),
  keep(userId, upgrade) {
    storage.write(upgradeKey(userId), JSON.stringify(upgrade));
  },
  forget(userId) {
    storage.remove(upgradeKey(userId));
  },
});

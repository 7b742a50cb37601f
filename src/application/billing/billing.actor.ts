import { createActor, type ActorRefFrom } from 'xstate';
import type { AppActors } from '../app.connections.ts';
import type { PendingPurchases } from '../ports/pending-purchases.port.ts';
import type { PendingUpgrades } from '../ports/pending-upgrades.port.ts';
import { buyerOf, CONNECTIONS } from './billing.connections.ts';
import type { PurchaseLogic } from './purchase/purchase.logic.ts';

export type PurchaseActor = ActorRefFrom<PurchaseLogic>;

/** Begins with the first page of plans and lives as long as the page; it hears at once who is here already. */
export const startPurchase = (
  logic: PurchaseLogic,
  { session, authDialog, toasts }: AppActors,
  purchases: PendingPurchases,
  upgrades: PendingUpgrades,
): PurchaseActor => {
  const purchase = createActor(logic).start();
  for (const { join } of CONNECTIONS) join({ session, authDialog, toasts, purchase });
  purchase.on('purchase.kept', ({ userId, pending }) => purchases.keep(userId, pending));
  purchase.on('purchase.forgotten', () => purchases.forget());
  purchase.on('upgrade.kept', ({ userId, upgrade }) => upgrades.keep(userId, upgrade));
  const snapshot = session.getSnapshot();
  const { user, subscription } = snapshot.context;
  if (user !== null && snapshot.matches({ account: { authenticated: 'registered' } }))
    purchase.send(buyerOf({ user, subscription }));
  return purchase;
};

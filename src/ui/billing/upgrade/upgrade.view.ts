import { planEnd } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import { noUpgradeBeside, type NoUpgrade } from '#ui/billing/no-upgrade.ts';

export type UpgradeView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'none' }
  | { readonly screen: 'oneTime'; readonly endsAt: string | null }
  | {
      readonly screen: 'plan';
      readonly name: string | null;
      readonly isActive: boolean;
      readonly endsAt: string | null;
      /** Null where the plans to change to stand below. */
      readonly reason: Exclude<NoUpgrade, 'oneTime'> | null;
    };

/** S2 §2.114–2.123 */
export const selectUpgrade = (subscription: KnownSubscription): UpgradeView => {
  if (subscription === 'unknown') return { screen: 'loading' };
  if (subscription === null) return { screen: 'none' };
  const endsAt = planEnd(subscription).at;
  const reason = noUpgradeBeside(subscription);
  if (reason === 'oneTime') return { screen: 'oneTime', endsAt };
  const { isActive, membershipType } = subscription;
  return { screen: 'plan', name: membershipType.name || null, isActive, endsAt, reason };
};

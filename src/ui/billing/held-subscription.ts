import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import { useShown } from '#ui/shown.ts';

/** The plan of whoever is here, as far as it is known. */
export const useHeldSubscription = (): KnownSubscription => useShown('session', ({ context }) => context.subscription);

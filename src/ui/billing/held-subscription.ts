import type { SnapshotFrom } from 'xstate';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { selectSession } from '#ui/navigation/session.view.ts';
import { useShown } from '#ui/shown.ts';

/** The plan of whoever is here, as far as it is known. */
export const useHeldSubscription = (): KnownSubscription => useShown('session', ({ context }) => context.subscription);

/** Whether it will soon be known which plan is held: a visitor holds none, and one that could not be read stays unknown. */
export const selectIsSubscriptionComing = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean =>
  snapshot.context.subscription === 'unknown' &&
  snapshot.hasTag('busy') &&
  selectSession(snapshot).status !== 'visitor';

export const useIsSubscriptionComing = (): boolean => useShown('session', selectIsSubscriptionComing);

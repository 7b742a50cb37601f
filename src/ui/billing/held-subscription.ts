import { useSelector } from '@xstate/react';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import { useShownApp } from '#ui/services.tsx';

/** The plan of whoever is here, as far as it is known. */
export const useHeldSubscription = (): KnownSubscription =>
  useSelector(useShownApp().session, ({ context }) => context.subscription);

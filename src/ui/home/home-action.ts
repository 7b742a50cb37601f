import { useSelector } from '@xstate/react';
import { useMemberNavigation, useSession } from '#ui/navigation/member-navigation.ts';
import { useShownApp } from '#ui/services.tsx';
import { destinationOf, type HomeKnowledge } from './home.view.ts';

export const useHomeKnowledge = (): HomeKnowledge => {
  const app = useShownApp();
  return {
    session: useSession(),
    subscription: useSelector(app.session, ({ context }) => context.subscription),
    isRemembered: useSelector(app.session, ({ context }) => context.isRemembered || context.isPlanRemembered),
    trial: useSelector(app.trial, ({ context }) => context.status),
  };
};

/** What every call to action of the home page does (S1 §2.56). */
export const useHomeAction = (): ((target: string) => void) => {
  const goTo = useMemberNavigation();
  const known = useHomeKnowledge();
  return (target) => goTo(destinationOf(known, target));
};

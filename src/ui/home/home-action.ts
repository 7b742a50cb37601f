import { useMemberNavigation, useSession } from '#ui/navigation/member-navigation.ts';
import { useShown } from '#ui/shown.ts';
import { destinationOf, type HomeKnowledge } from './home.view.ts';

export const useHomeKnowledge = (): HomeKnowledge => ({
  session: useSession(),
  subscription: useShown('session', ({ context }) => context.subscription),
  isRemembered: useShown('session', ({ context }) => context.isRemembered || context.isPlanRemembered),
  trial: useShown('trial', ({ context }) => context.status),
});

/** What every call to action of the home page does (S1 §2.56). */
export const useHomeAction = (): ((target: string) => void) => {
  const goTo = useMemberNavigation();
  const known = useHomeKnowledge();
  return (target) => goTo(destinationOf(known, target));
};

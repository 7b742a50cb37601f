import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { CORE } from '#composition/core.tokens.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { useApp, useService } from '#ui/services.tsx';
import { useIsIdle } from './is-idle.ts';

/** Whether recovery and client log are needed: at once when something is wrong, and for members, in whose name the log is sent, when nothing else is to be done. */
export const useIsResilienceWanted = (): boolean => {
  const { subscribe, isUrgent } = useService(CORE.problems);
  const isMember = useSession().status === 'registered';
  const isSettled = useSelector(useApp().session, (snapshot) => !snapshot.hasTag('busy'));
  const isIdle = useIsIdle(isMember && isSettled);
  return useSyncExternalStore(subscribe, isUrgent) || isIdle;
};

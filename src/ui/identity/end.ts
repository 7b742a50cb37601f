import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';

/** Hears that a machine has come to its end. */
export const useEnd = (actor: Pick<AnyActorRef, 'subscribe'>, hear: () => void): void => {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => latest() });
    return unsubscribe;
  }, [actor]);
};

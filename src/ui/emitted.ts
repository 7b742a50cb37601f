import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject } from 'xstate';

type Speaker<Emitted extends EventObject> = { readonly on: ActorRef<never, never, Emitted>['on'] };

/** Hears what a machine says for as long as the component is shown. */
export const useEmitted = <Emitted extends EventObject, Type extends Emitted['type']>(
  actor: Speaker<Emitted>,
  type: Type,
  hear: (said: Emitted & { readonly type: Type }) => void,
): void => {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const { unsubscribe } = actor.on<Type>(type, (said) => latest(said as Emitted & { readonly type: Type }));
    return unsubscribe;
  }, [actor, type]);
};

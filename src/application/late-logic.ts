import type { AnyStateMachine } from 'xstate';
import type { LogicOf } from '#domain/shared/actor-slot.ts';

/** A machine whose code comes with the screen that shows it. It is asked for when it starts, and must have come by then. */
export const lateLogic = <Machine extends AnyStateMachine>(get: () => LogicOf<Machine>): LogicOf<Machine> => ({
  get id() {
    return get().id;
  },
  transition: (...call) => get().transition(...call),
  getInitialSnapshot: (...call) => get().getInitialSnapshot(...call),
  getPersistedSnapshot: (...call) => get().getPersistedSnapshot(...call),
  start: (...call) => get().start?.(...call),
});

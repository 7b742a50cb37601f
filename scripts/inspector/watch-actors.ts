import { Actor, isMachineSnapshot, type AnyActor, type AnyActorRef, type InspectionEvent, type Snapshot } from 'xstate';
import type { Entry, KnownActor } from './recording.rules.ts';

type Heard = Pick<Entry, 'status' | 'state' | 'context'>;

const heardIn = (snapshot: Snapshot<unknown>): Heard =>
  isMachineSnapshot(snapshot)
    ? { status: snapshot.status, state: snapshot.value, context: snapshot.context }
    : { status: snapshot.status, state: undefined, context: snapshot.error ?? snapshot.output };

/**
 * Tells of every event of every actor that is started from now on. It listens to what XState says of a system
 * (`system.inspect`) as soon as the first actor of one is started, so that nothing of the app knows of it.
 */
export const watchActors = (tell: (entry: Entry) => void): void => {
  const known = new WeakMap<AnyActorRef, KnownActor>();
  let actors = 0;
  let entries = 0;
  const actorOf = (ref: AnyActorRef): KnownActor => {
    const met = known.get(ref);
    if (met !== undefined) return met;
    const { _parent: parent, id } = ref as AnyActor;
    const above = parent === undefined ? undefined : actorOf(parent).number;
    const logic: unknown = 'logic' in ref ? ref.logic : undefined;
    const named = typeof logic === 'object' && logic !== null && 'id' in logic ? String(logic.id) : id;
    const actor = { number: (actors += 1), name: parent === undefined ? named : id, parent: above };
    known.set(ref, actor);
    return actor;
  };
  const hear = (said: InspectionEvent): void => {
    if (said.type !== '@xstate.snapshot') return;
    const { type, ...payload } = said.event;
    tell({
      number: (entries += 1),
      actor: actorOf(said.actorRef as AnyActorRef),
      event: type,
      payload,
      at: performance.now(),
      ...heardIn(said.snapshot),
    });
  };
  const heard = new WeakSet<object>();
  const { start } = Actor.prototype;
  Actor.prototype.start = function startWatched(this: AnyActor) {
    if (!heard.has(this.system)) {
      heard.add(this.system);
      this.system.inspect(hear);
    }
    return start.call(this);
  };
};

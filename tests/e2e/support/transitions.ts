import { EventEmitter, once } from 'node:events';
import type { BrowserContext, TestInfo } from 'playwright/test';
import type { InspectionEvent } from 'xstate';

/** Under this name a test attaches the keys of the transitions that it has caused: see `scripts/browser-transitions.ts`. */
export const TRANSITIONS = 'transitions';

interface Noting {
  readonly noteTransition: (key: string) => void;
}

/**
 * Runs in the page, before anything of ours. XState looks for `inspect` among the options of an actor, and an object that
 * says nothing about it asks its prototype: so the page that pupils get is watched as it is, and has no hook for it.
 */
export const watchTransitions = (): void => {
  const known = new Set<string>();
  const note = (key: string): void => {
    if (known.has(key)) return;
    known.add(key);
    (globalThis as unknown as Noting).noteTransition(key);
  };
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { _transitions: transitions } = event;
    for (const taken of transitions) {
      const { source, eventType } = taken;
      const candidates = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
      const index = candidates.indexOf(taken);
      if (index !== -1) note(`${source.id}|${eventType}|${index}`);
    }
  };
  Object.defineProperty(Object.getPrototypeOf({}), 'inspect', { value: inspect, writable: true, configurable: true });
};

const NOTES = new WeakMap<BrowserContext, EventEmitter>();

/** Resolves when a machine of a page that is about to be loaded first acts on an event: for what nobody sees, such as that a page has told who it is. */
export const nextHeard = async (context: BrowserContext, event: string): Promise<void> => {
  const notes = NOTES.get(context);
  if (notes === undefined) throw new Error('Nobody notes what the pages of this context cause.');
  await once(notes, event);
};

/** What the pages of a context cause is attached to the test when it ends. */
export const attachTransitions = async (context: BrowserContext): Promise<(info: TestInfo) => Promise<void>> => {
  const keys = new Set<string>();
  const notes = new EventEmitter();
  NOTES.set(context, notes);
  await context.exposeFunction('noteTransition', (key: string) => {
    keys.add(key);
    notes.emit(key.split('|')[1] ?? '');
  });
  await context.addInitScript(watchTransitions);
  return (info) =>
    info.attach(TRANSITIONS, { body: JSON.stringify([...keys].toSorted()), contentType: 'application/json' });
};

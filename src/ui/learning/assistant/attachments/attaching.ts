import { useSyncExternalStore } from 'react';
import { FILES } from '#composition/files.tokens.ts';
import { loadOnce } from '#composition/container.ts';
import { ATTACHMENTS_MAX_COUNT } from '#domain/learning/assistant/attachment.rules.ts';
import type { ChosenFile, PickedFile } from '#domain/learning/assistant/attachment.types.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { useContainer } from '#ui/services.tsx';
import { AssistantActor } from '../assistant.actor.ts';

/** Files that were chosen and are not ready to be sent. */
export interface Attaching {
  readonly waiting: readonly string[];
  /** Why the last one could not be prepared. */
  readonly failure: FailureCode | null;
}

type Prepare = (file: PickedFile) => Promise<ChosenFile>;

const IDLE: Attaching = { waiting: [], failure: null };

/** One thread's files on their way into its composer, one after the other: five photos at once are too much for a phone. */
const attachingStore = () => {
  let state = IDLE;
  let latest: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const change = (next: Partial<Attaching>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const prepared = async (file: PickedFile, prepare: Prepare, onReady: (ready: ChosenFile) => void) => {
    try {
      onReady(await prepare(file));
    } catch (error) {
      change({ failure: failureOf(error).code });
    }
    change({ waiting: state.waiting.slice(1) });
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files: readonly PickedFile[], room: number, prepare: Prepare, onReady: (ready: ChosenFile) => void) => {
      const taken = files.slice(0, Math.max(0, room - state.waiting.length));
      change({
        waiting: [...state.waiting, ...taken.map(({ name }) => name)],
        failure: taken.length < files.length ? 'attachment/too-many' : null,
      });
      for (const file of taken) latest = latest.then(() => prepared(file, prepare, onReady));
    },
  };
};

const stores = new WeakMap<object, ReturnType<typeof attachingStore>>();

const storeOf = (assistant: object): ReturnType<typeof attachingStore> => {
  const store = stores.get(assistant) ?? attachingStore();
  stores.set(assistant, store);
  return store;
};

/** What becomes of chosen files until they stand in the composer. */
export const useAttaching = () => {
  const assistant = AssistantActor.useActorRef();
  const container = useContainer();
  const store = storeOf(assistant);
  const attaching = useSyncExternalStore(store.subscribe, store.state, store.state);
  const prepare: Prepare = async (file) => {
    // Only who attaches something needs what opens files.
    const { files } = await import('#composition/files.module.ts');
    loadOnce(container, files);
    return container.get(FILES.preparation).prepare(file);
  };
  const choose = (files: readonly PickedFile[]): void => {
    const room = ATTACHMENTS_MAX_COUNT - assistant.getSnapshot().context.attachments.length;
    store.add(files, room, prepare, (ready) => assistant.send({ type: 'pupil.filesAttached', files: [ready] }));
  };
  return { ...attaching, choose };
};

/** While a file is being prepared, a message would leave without it. */
export const useIsPreparing = (): boolean => useAttaching().waiting.length > 0;

import { useCallback } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { AnyMachineSnapshot } from 'xstate';
import type { InitialApp } from '#application/app.actor.ts';
import type { AppActors } from '#application/app.connections.ts';
import { CORE } from '#composition/core.tokens.ts';
import { useApp, useIsPrerendered, useService } from './services.tsx';

type Snapshots = InitialApp['snapshots'];

interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(observer: { readonly next: () => void; readonly error: () => void }): { unsubscribe(): void };
}

/** A machine that has failed fails whatever shows it, where the page can say so. */
const currentOf = <Snapshot extends AnyMachineSnapshot>(actor: Readable<Snapshot>): Snapshot => {
  const snapshot = actor.getSnapshot();
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
};

/** What a machine of the app shows: while the page is prerendered, and while the browser takes that over, what it did before anything had happened. */
export const useShown = <Name extends keyof AppActors, Selected>(
  name: Name,
  select: (snapshot: Snapshots[Name]) => Selected,
  isSame: (one: Selected, other: Selected) => boolean = Object.is,
): Selected => {
  const initial = useService(CORE.initialApp).snapshots;
  // React answers a store that has changed in one render, which nothing interrupts: what has happened meanwhile waits for the end.
  const isPrerendered = useIsPrerendered();
  const actor: Readable<Snapshots[Name]> = useApp()[name];
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe({ next: onChange, error: onChange });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStoreWithSelector(
    subscribe,
    () => (isPrerendered ? initial[name] : currentOf(actor)),
    () => initial[name],
    select,
    isSame,
  );
};

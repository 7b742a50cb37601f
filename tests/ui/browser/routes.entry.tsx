import '#ui/design/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CORE } from '#composition/core.tokens.ts';
import { App } from '#ui/App.tsx';
import { accountWorld, type AccountScene } from './account-scenes.ts';
import { shopIn } from './billing-scenes.ts';
import { pageContainer } from './page-container.ts';

/** Who comes to an address. */
export interface Arrival extends AccountScene {
  readonly address: string;
  /** The identity service knows this person, the backend does not. */
  readonly isUnregistered?: boolean;
}

/** It stays shown until the next one. */
export interface Journey {
  /** Every path on the way, the last one is where it ends. */
  readonly paths: readonly string[];
  readonly heading: string;
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const PATIENCE = 30_000;

const until = async (holds: () => boolean): Promise<void> => {
  const begun = performance.now();
  while (!holds()) {
    if (performance.now() - begun > PATIENCE) throw new Error(`${window.location.pathname} does not settle`);
    await frame();
  }
};

/** Follows the path of the address and says when it is left; the answer ends that, and has all of it. */
const watchPath = (onLeft: () => void): (() => readonly string[]) => {
  const { history } = window;
  const paths = [window.location.pathname];
  const own = { replaceState: history.replaceState.bind(history), pushState: history.pushState.bind(history) };
  const noted =
    (change: History['pushState']): History['pushState'] =>
    (...entry) => {
      change(...entry);
      if (window.location.pathname === paths.at(-1)) return;
      paths.push(window.location.pathname);
      onLeft();
    };
  Object.assign(history, { replaceState: noted(own.replaceState), pushState: noted(own.pushState) });
  return () => {
    Object.assign(history, own);
    return paths;
  };
};

/** What was shown last. */
let leave = (): void => undefined;

/** Comes to an address as somebody does who opens it, and tells where the product leads until everything is known. */
const arrive = async ({ address, isUnregistered = false, ...scene }: Arrival): Promise<Journey> => {
  leave();
  const world = accountWorld(scene);
  const users = isUnregistered ? { ...world.users, find: async () => null } : world.users;
  // The identity service answers when the page stands, as the real one does.
  const mounted = Promise.withResolvers<void>();
  const identity: typeof world.identity = {
    ...world.identity,
    watch: (...listeners) => {
      void mounted.promise.then(() => world.identity.watch(...listeners));
      return () => undefined;
    },
  };
  window.history.replaceState(null, '', address);
  const container = pageContainer({ ...world, identity, users }, undefined, shopIn({}));
  const { session, trial, navigationGuard } = container.get(CORE.app);
  const host = document.createElement('div');
  const heading = () => host.querySelector('main h1')?.textContent ?? null;
  // The address changes before its page is drawn.
  let left: string | null = null;
  const pathsUntilNow = watchPath(() => {
    left = heading();
  });
  document.body.append(host);
  const root = createRoot(host);
  leave = () => {
    root.unmount();
    host.remove();
  };
  flushSync(() => root.render(<App container={container} />));
  await frame();
  mounted.resolve();
  const isSettled = () =>
    heading() !== null &&
    heading() !== left &&
    [session, trial, navigationGuard].every((actor) => !actor.getSnapshot().hasTag('busy'));
  for (let at = ''; at !== window.location.pathname;) {
    at = window.location.pathname;
    await until(isSettled);
    // Whoever is led on is led on by an effect.
    await frame();
    await frame();
  }
  await until(isSettled);
  return { paths: pathsUntilNow(), heading: (heading() ?? '').replaceAll('\u00a0', ' ') };
};

declare global {
  interface Window {
    arrive: typeof arrive;
  }
}
window.arrive = arrive;

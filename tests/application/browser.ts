import type { AppActors } from '#application/app.connections.ts';
import { isLeftForCompletion } from '#domain/access/routes.rules.ts';
import { COMPLETION_PATH, needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';

export interface Browser {
  /** The pupil goes somewhere. */
  readonly visit: (path: string) => void;
  readonly path: () => string;
  /** Whether the page at this address is shown. */
  readonly isShown: () => boolean;
  /** Where the product has led by itself, in order. */
  readonly led: readonly string[];
}

/** More than this is a loop that nobody ends. */
const MOST_NAVIGATIONS = 100;

/** What routes and screens do about addresses: they ask the guard, follow it, and lead on from a completed profile. */
export const browserOf = (
  { session, navigationGuard, profileCompletion }: AppActors,
  /** When the completion page leads on; as its screen does, unless a test says otherwise. */
  isComplete = (): boolean => {
    const { user } = session.getSnapshot().context;
    return user !== null && !needsCompletion(user);
  },
): Browser => {
  let path = '/';
  let wanted: string | null = null;
  const led: string[] = [];
  const arrive = (to: string, isByPupil: boolean): void => {
    path = to;
    navigationGuard.send({ type: 'navigation.requested', path, at: Date.now(), isByPupil });
  };
  const lead = (to: string, from: string | null): void => {
    if (led.length >= MOST_NAVIGATIONS) return;
    led.push(to);
    wanted = from;
    // As an effect of React: after the machines are done with what they are told.
    queueMicrotask(() => arrive(to, false));
  };
  const isShown = (): boolean => {
    const guard = navigationGuard.getSnapshot();
    return guard.matches('admitted') && guard.context.path === path;
  };
  const render = (): void => {
    if (path === COMPLETION_PATH && isShown() && isComplete()) lead(wanted ?? '/', null);
  };
  navigationGuard.on('navigation.redirected', ({ from, to }) => lead(to, from));
  profileCompletion.on('completion.needed', ({ path: to }) => {
    if (isLeftForCompletion(path)) lead(to, path);
  });
  navigationGuard.subscribe(render);
  session.subscribe(render);
  return { visit: (to) => arrive(to, true), path: () => path, isShown, led };
};

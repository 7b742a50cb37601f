import type { AppActors } from '#application/app.connections.ts';
import { isLeftForCompletion, needsOf, wishOf } from '#domain/access/routes.rules.ts';
import { COMPLETION_PATH, needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { selectSession } from '#ui/navigation/session.view.ts';
import { selectGuard } from '#ui/routes/guard.view.ts';

export interface Browser {
  /** The pupil goes to an address. */
  readonly visit: (path: string) => void;
  readonly path: () => string;
  /** Whether the page at this address is shown. */
  readonly isShown: () => boolean;
  /** The page leads on to where the pupil wanted to go; otherwise to the path that is given. */
  readonly leadOn: (otherwise: string) => void;
  /** Where the product has led by itself, in order. */
  readonly redirects: readonly string[];
}

const HOME = '/';
/** More than this is a loop that nobody ends. */
const MOST_NAVIGATIONS = 100;
/** Pages about a registered user. */
const MEMBER_PAGES = new Set(['/account', '/assistant', '/welcome']);

/** What routes and screens do about addresses: they ask the guard, follow it, and lead to the completion of a profile and on from it. */
export const browserOf = (
  { session, navigationGuard, profileCompletion }: AppActors,
  /** When the completion page leads on; as its screen does, unless a test says otherwise. */
  isComplete = (): boolean => {
    const { person, user } = session.getSnapshot().context;
    return person !== null && user !== null && !needsCompletion(user);
  },
): Browser => {
  let path = HOME;
  let wanted: string | null = null;
  let onTheWay: string | null = null;
  const redirects: string[] = [];
  const arrive = (to: string, isByPupil: boolean): void => {
    const wish = wishOf(new URL(to, 'https://nauka.example'));
    ({ path } = wish);
    navigationGuard.send({ type: 'navigation.requested', ...wish, at: Date.now(), isByPupil });
  };
  const lead = (to: string, from: string | null): void => {
    if (onTheWay === to || redirects.length >= MOST_NAVIGATIONS) return;
    redirects.push(to);
    wanted = from === HOME ? null : from;
    onTheWay = to;
    // As an effect of React: after the machines are done with what they are told.
    queueMicrotask(() => {
      onTheWay = null;
      arrive(to, false);
    });
  };
  const leadOn = (otherwise: string): void => lead(wanted ?? otherwise, null);
  const isShown = (): boolean =>
    needsOf(path).length === 0 || selectGuard(navigationGuard.getSnapshot(), path).screen === 'page';
  const render = (): void => {
    if (!isShown()) return;
    if (path === COMPLETION_PATH && isComplete()) leadOn(HOME);
    else if (MEMBER_PAGES.has(path) && selectSession(session.getSnapshot()).status === 'unregistered')
      lead(COMPLETION_PATH, path);
  };
  navigationGuard.on('navigation.redirected', ({ from, to }) => {
    if (from === (onTheWay ?? path)) lead(to, from);
  });
  profileCompletion.on('completion.needed', ({ path: to }) => {
    if (isLeftForCompletion(path)) lead(to, path);
  });
  navigationGuard.subscribe(render);
  session.subscribe(render);
  return {
    visit: (to) => {
      wanted = null;
      arrive(to, true);
    },
    path: () => path,
    isShown,
    leadOn,
    redirects,
  };
};

import { createActor, type SnapshotFrom } from 'xstate';
import { needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { CachedSession, SessionContext } from '#domain/identity/session/session.types.ts';
import type { AppAccessContext } from './access/access-context.service.ts';
import { CONNECTIONS, type AppActors } from './app.connections.ts';
import type { AppLogic } from './app.logic.ts';
import type { ReauthenticationQueue } from './identity/session/reauthentication-queue.service.ts';
import type { Drafts } from './ports/drafts.port.ts';
import type { KeptOrders } from './ports/kept-orders.port.ts';
import type { SessionCache } from './ports/session-cache.port.ts';
import type { Problems } from './problems.service.ts';

/** User and plan as the backend has told them; null while one is only remembered or unknown, or the profile is not complete. */
const toldBy = ({
  user,
  subscription,
  isRemembered,
  isPlanRemembered,
}: SessionContext): Omit<CachedSession, 'trial'> | null =>
  user === null || isRemembered || isPlanRemembered || subscription === 'unknown' || needsCompletion(user)
    ? null
    : { user, subscription };

/** What the app-wide machines leave in the world. */
const keepRecords = ({ session, trial }: AppActors, cache: SessionCache, drafts: Drafts): void => {
  const keepSession = (status: TrialStatus | null): void => {
    const snapshot = session.getSnapshot();
    const told = toldBy(snapshot.context);
    if (told !== null && !snapshot.matches({ account: { authenticated: 'expired' } }))
      cache.keep({ ...told, trial: status });
  };
  session.on('session.established', ({ user }) => {
    drafts.keepOnly(user.id);
    keepSession(trial.getSnapshot().context.status);
  });
  trial.on('trial.told', ({ status }) => keepSession(status));
  session.on('session.expired', () => cache.clear());
  session.on('session.ended', ({ reason }) => {
    cache.clear();
    if (reason === 'left') drafts.clear();
  });
};

/** What is about to be bought belongs to one pupil (R14). Whoever is asked to log in again finds their ordered change; the chosen plan is chosen anew. */
const keepOrders = ({ session }: AppActors, orders: KeptOrders): void => {
  session.on('session.established', ({ user }) => orders.keepOnly(user.id));
  session.on('session.ended', ({ reason }) => {
    if (reason === 'left' || reason === 'followed') orders.clear();
    else orders.clearPurchases();
  });
};

/** Calls that an expired login has stopped go on when the person is back. */
const resumeAfterLogin = ({ session, authDialog }: AppActors, reauthentication: ReauthenticationQueue): void => {
  const host = {
    loginNeeded: () => session.send({ type: 'identity.expired' }),
    accountDeleted: () => session.send({ type: 'account.deleted' }),
  };
  session.on('session.established', () => reauthentication.open(host));
  session.on('session.renewed', () => reauthentication.settle(true));
  session.on('session.ended', () => reauthentication.close());
  authDialog.on('auth.dismissed', () => reauthentication.settle(false));
};

/** The recovery comes late: what it is to hear is kept for it (S2 §4.62, §8.53–8.54). */
const reportProblems = ({ navigationGuard }: AppActors, problems: Problems): void => {
  navigationGuard.on('navigation.loopDetected', (said) => problems.report(said));
  navigationGuard.on('navigation.patternFound', (said) => problems.report(said));
};

/** The machines that live as long as the page, and what each showed before anything had happened. */
export interface InitialApp {
  readonly actors: AppActors;
  readonly snapshots: { readonly [Name in keyof AppActors]: SnapshotFrom<AppActors[Name]> };
  readonly start: () => void;
}

/** Makes the machines; nothing is asked of the world before they are started. */
export const initialApp = (logic: AppLogic): InitialApp => {
  const root = createActor(logic);
  const { session, authDialog, profileCompletion, trial, navigationGuard, toasts } = root.getSnapshot().children;
  if (!session || !authDialog || !profileCompletion || !trial || !navigationGuard || !toasts)
    throw new Error('The app stands without its machines.');
  return {
    actors: { session, authDialog, profileCompletion, trial, navigationGuard, toasts },
    snapshots: {
      session: session.getSnapshot(),
      authDialog: authDialog.getSnapshot(),
      profileCompletion: profileCompletion.getSnapshot(),
      trial: trial.getSnapshot(),
      navigationGuard: navigationGuard.getSnapshot(),
      toasts: toasts.getSnapshot(),
    },
    start: () => void root.start(),
  };
};

/** Starts everything that lives as long as the page and lets it talk. */
export const startApp = (
  { actors, start }: InitialApp,
  cache: SessionCache,
  drafts: Drafts,
  reauthentication: ReauthenticationQueue,
  accessContext: AppAccessContext,
  orders: KeptOrders,
  problems: Problems,
): AppActors => {
  start();
  accessContext.hear(actors);
  for (const { join } of CONNECTIONS) join(actors);
  keepRecords(actors, cache, drafts);
  keepOrders(actors, orders);
  resumeAfterLogin(actors, reauthentication);
  reportProblems(actors, problems);
  return actors;
};

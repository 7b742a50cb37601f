import { createActor, type ActorRefFrom } from 'xstate';
import { needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { CachedSession, SessionContext } from '#domain/identity/session/session.types.ts';
import type { AppAccessContext } from './access/access-context.service.ts';
import { CONNECTIONS, type AppActors } from './app.connections.ts';
import type { AppLogic } from './app.logic.ts';
import type { ReauthenticationQueue } from './identity/session/reauthentication-queue.service.ts';
import type { Drafts } from './ports/drafts.port.ts';
import type { SessionCache } from './ports/session-cache.port.ts';

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

export const actorsOf = (root: ActorRefFrom<AppLogic>): AppActors => {
  const { session, authDialog, profileCompletion, trial, navigationGuard, recovery, toasts } =
    root.getSnapshot().children;
  if (!session || !authDialog || !profileCompletion || !trial || !navigationGuard || !recovery || !toasts)
    throw new Error('The app stands without its machines.');
  return { session, authDialog, profileCompletion, trial, navigationGuard, recovery, toasts };
};

/** Starts everything that lives as long as the page and lets it talk. */
export const startApp = (
  logic: AppLogic,
  cache: SessionCache,
  drafts: Drafts,
  reauthentication: ReauthenticationQueue,
  accessContext: AppAccessContext,
): AppActors => {
  const actors = actorsOf(createActor(logic).start());
  accessContext.hear(actors);
  for (const { join } of CONNECTIONS) join(actors);
  keepRecords(actors, cache, drafts);
  resumeAfterLogin(actors, reauthentication);
  return actors;
};

import { appAccessContext } from '#application/access/access-context.service.ts';
import { navigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import { trialLogic } from '#application/access/trial/trial.logic.ts';
import { startApp } from '#application/app.actor.ts';
import type { AppActors } from '#application/app.connections.ts';
import { appLogic } from '#application/app.logic.ts';
import { authDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import { forgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import { profileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import { registrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import { registrationLogic } from '#application/identity/registration/registration.logic.ts';
import { reauthentication } from '#application/identity/session/reauthentication-queue.service.ts';
import { sessionLogic } from '#application/identity/session/session.logic.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { recoveryLogic } from '#application/resilience/recovery/recovery.logic.ts';
import { toastsLogic } from '#application/support/toasts/toasts.logic.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { CachedSession, RecalledSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';

export const NEVER = (): Promise<never> => new Promise(() => {});

const unused = () => Promise.reject(new Error('unused'));

/** What stands behind the ports. A test changes it while the application runs. */
export interface World {
  user: () => Promise<User | null>;
  subscription: () => Promise<Subscription | null>;
  trial: () => Promise<TrialStatus>;
  /** What the identity service answers to a login. */
  signIn: () => Promise<AuthUser>;
  remembered: RecalledSession | null;
  /** What was kept for the next visit; null when it was cleared. */
  kept: CachedSession | null;
  /** Ends of trials that were told in this browser. */
  readonly toldEnds: Set<string>;
}

export interface WiredApp {
  readonly app: AppActors;
  readonly world: World;
  /** The identity service says who is here. */
  readonly tell: (person: AuthUser | null) => void;
  /** The identity service cannot be reached. */
  readonly loseIdentity: () => void;
}

/** The application as composed, over scripted ports. */
export const wiredApp = (given: Partial<World> = {}): WiredApp => {
  const world: World = {
    user: async () => null,
    subscription: async () => null,
    trial: async () => NO_TRIAL,
    signIn: unused,
    remembered: null,
    kept: null,
    toldEnds: new Set(),
    ...given,
  };
  let watcher: Parameters<Identity['watch']> | undefined;
  const identity: Identity = {
    watch: (...callbacks) => {
      watcher = callbacks;
      return () => {
        if (watcher === callbacks) watcher = undefined;
      };
    },
    signIn: () => world.signIn(),
    signUp: unused,
    signOut: async () => {},
    token: async () => null,
  };
  const cache = {
    recallLatest: async () => ({ recalled: world.remembered, isNothingKept: world.remembered === null }),
    recall: async () => world.remembered,
    keep: (session: CachedSession) => {
      world.kept = session;
    },
    clear: () => {
      world.kept = null;
    },
  };
  const drafts = { read: () => '', keep: () => {}, keepOnly: () => {}, clear: () => {} };
  const users = { find: () => world.user(), add: unused, update: unused };
  const keys = { sendPasswordReset: unused, changePassword: unused, signInAgain: unused, deleteAccount: unused };
  const access = appAccessContext(cache);
  const steps = registrationProgressLogic(
    { acquire: async () => true, release: () => {} },
    users,
    { current: unused, enrolmentOf: unused, enrol: unused },
    { write: async () => {} },
    { now: () => 0 },
  );
  const registration = registrationLogic(identity, { includes: async () => false }, steps);
  const trials = { status: () => world.trial(), start: unused };
  const toldEnds = { claim: (end: string) => !world.toldEnds.has(end) && world.toldEnds.add(end).has(end) };
  const app = startApp(
    appLogic(
      sessionLogic(identity, users, { current: () => world.subscription() }, cache),
      authDialogLogic(identity, { signIn: unused }, registration, forgotPasswordLogic(keys)),
      profileCompletionLogic(),
      trialLogic(trials, toldEnds),
      navigationGuardLogic(access),
      recoveryLogic(access, cache),
      toastsLogic(),
    ),
    cache,
    drafts,
    reauthentication(),
    access,
  );
  return {
    app,
    world,
    tell: (person) => watcher?.[0](person),
    loseIdentity: () => watcher?.[2](),
  };
};

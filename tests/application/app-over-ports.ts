import { appAccessContext, type AppAccessContext } from '#application/access/access-context.service.ts';
import { navigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import { trialLogic } from '#application/access/trial/trial.logic.ts';
import { initialApp, startApp } from '#application/app.actor.ts';
import type { AppActors } from '#application/app.connections.ts';
import { appLogic } from '#application/app.logic.ts';
import { authDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import { forgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import { profileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import { registrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import { registrationLogic, type RegistrationLogic } from '#application/identity/registration/registration.logic.ts';
import { reauthentication } from '#application/identity/session/reauthentication-queue.service.ts';
import { sessionLogic } from '#application/identity/session/session.logic.ts';
import type { ClientLogStore } from '#application/ports/client-log-store.port.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { RegistrationLock } from '#application/ports/registration-lock.port.ts';
import type { SchoolYears } from '#application/ports/school-years.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { ToldTrialEnds } from '#application/ports/told-trial-ends.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import { localState } from '#application/local-state.service.ts';
import { problems as problemsUnheard, type Problems } from '#application/problems.service.ts';
import { clientLogLogic } from '#application/resilience/client-log/client-log.logic.ts';
import { recoveryLogic } from '#application/resilience/recovery/recovery.logic.ts';
import { startResilience, type Resilience } from '#application/resilience/resilience.actor.ts';
import { toastsLogic } from '#application/support/toasts/toasts.logic.ts';

/** What the application asks of the world. */
export interface Ports {
  readonly identity: Identity;
  readonly google: GoogleSignIn;
  readonly users: Users;
  readonly subscriptions: Subscriptions;
  readonly trials: Trials;
  readonly schoolYears: SchoolYears;
  readonly lock: RegistrationLock;
  readonly cache: SessionCache;
  readonly drafts: Drafts;
  readonly toldEnds: ToldTrialEnds;
  /** Where the client log goes; nowhere unless it is said. */
  readonly logs?: ClientLogs;
  readonly logStore?: ClientLogStore;
}

export interface AppOverPorts {
  readonly app: AppActors;
  readonly access: AppAccessContext;
  readonly resilience: Resilience;
  readonly problems: Problems;
  /** For the page that completes a profile. */
  readonly registration: RegistrationLogic;
}

export const unused = () => Promise.reject(new Error('unused'));

const CREDENTIALS = { sendPasswordReset: unused, changePassword: unused, signInAgain: unused };

/** The application as composed, over these ports. */
export const appOverPorts = ({
  identity,
  google,
  users,
  subscriptions,
  trials,
  schoolYears,
  lock,
  cache,
  drafts,
  toldEnds,
  logs = { write: async () => {} },
  logStore = { recall: () => [], keep: () => {} },
}: Ports): AppOverPorts => {
  const local = localState(cache, toldEnds);
  const access = appAccessContext(local);
  const problems = problemsUnheard();
  const steps = registrationProgressLogic(lock, users, schoolYears, { write: async () => {} }, { now: () => 0 });
  const registration = registrationLogic(identity, { includes: async () => false }, steps);
  const app = startApp(
    initialApp(
      appLogic(
        sessionLogic(identity, users, subscriptions, cache),
        authDialogLogic(identity, google, registration, forgotPasswordLogic(CREDENTIALS)),
        profileCompletionLogic(),
        trialLogic(trials, toldEnds),
        navigationGuardLogic(access),
        toastsLogic(),
      ),
    ),
    cache,
    drafts,
    reauthentication(),
    access,
    { hasVisitorsChoice: () => false, keepOnly: () => {}, clearPurchases: () => {}, clear: () => {} },
    problems,
  );
  const resilience = startResilience(
    recoveryLogic(access, local),
    clientLogLogic(logStore, logs),
    app,
    problems,
    logStore,
    { now: () => Date.now() },
  );
  return { app, access, registration, resilience, problems };
};

import { ContainerModule } from 'inversify';
import { browserIdle } from '#adapters/browser/browser-idle.adapter.ts';
import { bundledCommonPasswords } from '#adapters/browser/bundled-common-passwords.adapter.ts';
import { networkBack } from '#adapters/browser/network.ts';
import { webLocksRegistrationLock } from '#adapters/browser/web-locks-registration-lock.adapter.ts';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import { firebaseLoader, type FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { lateSessionCache } from '#adapters/storage/late-session-cache.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { safeStorage, type SafeStorage } from '#adapters/storage/safe-storage.ts';
import { appAccessContext } from '#application/access/access-context.service.ts';
import { navigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import type { Idle } from '#application/ports/idle.port.ts';
import { trialLogic } from '#application/access/trial/trial.logic.ts';
import { startApp } from '#application/app.actor.ts';
import { appLogic } from '#application/app.logic.ts';
import { authDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import { forgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import { profileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import { registrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import { registrationLogic } from '#application/identity/registration/registration.logic.ts';
import { reauthentication } from '#application/identity/session/reauthentication-queue.service.ts';
import { sessionLogic } from '#application/identity/session/session.logic.ts';
import { initialApp } from '#application/initial-app.actor.ts';
import { toastsLogic } from '#application/support/toasts/toasts.logic.ts';
import { BACKEND } from './backend.tokens.ts';
import { firebase, storage } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import {
  lateAccountCredentials,
  lateClientLogs,
  lateGoogleSignIn,
  lateSchoolYears,
  lateSubscriptions,
  lateTrials,
  lateUsers,
} from './late-ports.ts';
import { wire, type Token } from './token.ts';

/** Fetched side by side. */
const FIREBASE_PARTS = {
  readSettings: async () => (await import('#adapters/browser/browser-settings.ts')).fetchBrowserSettings(),
  importConnection: () => import('#adapters/firebase/firebase-connection.ts'),
};

/** Fetches the backend module, once, and answers with one of its ports. */
export type FromBackend = <Port>(port: Token<Port>) => Promise<Port>;

/** Everything that lives as long as the page. What only one page needs belongs to the module of its context. */
export const coreModule = (fromBackend: FromBackend): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(CORE.clock).toConstantValue({ now: () => Date.now() });
    wire(bind, storage, () => safeStorage(() => window.localStorage), []);
    wire(bind, CORE.idle, () => browserIdle(() => window), []);
    wire(bind, firebase, (idle: Idle) => firebaseLoader(FIREBASE_PARTS, window.location.hostname, idle), [CORE.idle]);
    wire(bind, CORE.identity, ({ load }: FirebaseLoader) => firebaseIdentity(load, () => networkBack(window)), [
      firebase,
    ]);
    wire(bind, CORE.commonPasswords, bundledCommonPasswords, []);
    wire(bind, CORE.registrationLock, () => webLocksRegistrationLock(navigator.locks), []);
    wire(bind, CORE.drafts, localStorageDrafts, [storage]);
    wire(
      bind,
      CORE.sessionCache,
      (safe: SafeStorage) => lateSessionCache(safe, () => fromBackend(BACKEND.sessionCache)),
      [storage],
    );
    bind(CORE.accountCredentials).toConstantValue(
      lateAccountCredentials(() => fromBackend(BACKEND.accountCredentials)),
    );
    bind(CORE.clientLogs).toConstantValue(lateClientLogs(() => fromBackend(BACKEND.clientLogs)));
    bind(CORE.googleSignIn).toConstantValue(lateGoogleSignIn(() => fromBackend(BACKEND.googleSignIn)));
    bind(CORE.schoolYears).toConstantValue(lateSchoolYears(() => fromBackend(BACKEND.schoolYears)));
    bind(CORE.subscriptions).toConstantValue(lateSubscriptions(() => fromBackend(BACKEND.subscriptions)));
    bind(CORE.trials).toConstantValue(lateTrials(() => fromBackend(BACKEND.trials)));
    bind(CORE.users).toConstantValue(lateUsers(() => fromBackend(BACKEND.users)));

    wire(bind, CORE.accessContext, appAccessContext, [CORE.sessionCache]);
    wire(bind, CORE.reauthentication, reauthentication, []);

    wire(bind, CORE.registrationProgressLogic, registrationProgressLogic, [
      CORE.registrationLock,
      CORE.users,
      CORE.schoolYears,
      CORE.clientLogs,
      CORE.clock,
    ]);
    wire(bind, CORE.registrationLogic, registrationLogic, [
      CORE.identity,
      CORE.commonPasswords,
      CORE.registrationProgressLogic,
    ]);
    wire(bind, CORE.forgotPasswordLogic, forgotPasswordLogic, [CORE.accountCredentials]);
    wire(bind, CORE.authDialogLogic, authDialogLogic, [
      CORE.identity,
      CORE.googleSignIn,
      CORE.registrationLogic,
      CORE.forgotPasswordLogic,
    ]);
    wire(bind, CORE.sessionLogic, sessionLogic, [CORE.identity, CORE.users, CORE.subscriptions, CORE.sessionCache]);
    wire(bind, CORE.profileCompletionLogic, profileCompletionLogic, []);
    wire(bind, CORE.navigationGuardLogic, navigationGuardLogic, [CORE.accessContext]);
    wire(bind, CORE.trialLogic, trialLogic, [CORE.trials]);
    wire(bind, CORE.toastsLogic, toastsLogic, []);

    wire(bind, CORE.appLogic, appLogic, [
      CORE.sessionLogic,
      CORE.authDialogLogic,
      CORE.profileCompletionLogic,
      CORE.trialLogic,
      CORE.navigationGuardLogic,
      CORE.toastsLogic,
    ]);
    wire(bind, CORE.app, startApp, [
      CORE.appLogic,
      CORE.sessionCache,
      CORE.drafts,
      CORE.reauthentication,
      CORE.accessContext,
    ]);
    wire(bind, CORE.initialApp, initialApp, []);
  });

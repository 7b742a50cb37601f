import { ContainerModule } from 'inversify';
import { browserIdle } from '#adapters/browser/browser-idle.adapter.ts';
import { networkBack } from '#adapters/browser/network.ts';
import { lateIdentity } from '#adapters/firebase/late-identity.adapter.ts';
import { firebaseLoader, type FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { browserKeptOrders } from '#adapters/storage/browser-kept-orders.adapter.ts';
import { lateSessionCache } from '#adapters/storage/late-session-cache.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { localStorageToldTrialEnds } from '#adapters/storage/local-storage-told-trial-ends.adapter.ts';
import { safeStorage, type SafeStorage } from '#adapters/storage/safe-storage.ts';
import { appAccessContext } from '#application/access/access-context.service.ts';
import { navigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import type { Idle } from '#application/ports/idle.port.ts';
import { trialLogic } from '#application/access/trial/trial.logic.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import { initialApp, startApp } from '#application/app.actor.ts';
import { appLogic } from '#application/app.logic.ts';
import { authDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import { profileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import { reauthentication } from '#application/identity/session/reauthentication-queue.service.ts';
import { sessionLogic } from '#application/identity/session/session.logic.ts';
import { localState } from '#application/local-state.service.ts';
import { problems } from '#application/problems.service.ts';
import { toastsLogic } from '#application/support/toasts/toasts.logic.ts';
import { lateLogic } from '#domain/shared/actor-slot.ts';
import { BACKEND } from './backend.tokens.ts';
import { firebase, storage, tabStorage } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import { IDENTITY } from './identity.tokens.ts';
import { lateGoogleSignIn, lateSubscriptions, lateTrials, lateUsers } from './late-ports.ts';
import { wire, type Token } from './token.ts';

/** Fetched side by side. */
const FIREBASE_PARTS = {
  readSettings: async () => (await import('#adapters/browser/browser-settings.ts')).fetchBrowserSettings(),
  importConnection: () => import('#adapters/firebase/firebase-connection.ts'),
};

/** What is not here from the start. */
export interface Arrivals {
  /** Fetches the backend module, once, and answers with one of its ports. */
  readonly fromBackend: <Port>(port: Token<Port>) => Promise<Port>;
  /** The same with the identity module. */
  readonly fromIdentity: <Port>(port: Token<Port>) => Promise<Port>;
  /** What a page, a dialog or a port has brought. */
  readonly arrived: <Service>(service: Token<Service>) => Service;
}

/** Everything that lives as long as the page. What only one page needs belongs to the module of its context. */
export const coreModule = ({ fromBackend, fromIdentity, arrived }: Arrivals): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(CORE.clock).toConstantValue({ now: () => Date.now() });
    wire(bind, storage, () => safeStorage(() => window.localStorage), []);
    wire(bind, tabStorage, () => safeStorage(() => window.sessionStorage), []);
    wire(bind, CORE.idle, () => browserIdle(() => window), []);
    wire(bind, firebase, () => firebaseLoader(FIREBASE_PARTS, () => window.location.hostname), []);
    wire(
      bind,
      CORE.identity,
      ({ load }: FirebaseLoader, cache: SessionCache, idle: Idle) =>
        lateIdentity({
          async fetch() {
            const [provider] = await Promise.all([fromBackend(BACKEND.identity), load()]);
            return provider;
          },
          async untilNeeded() {
            const { recalled, isNothingKept } = await cache.recallLatest();
            // Whoever was here longer ago waits for nothing else.
            if (isNothingKept || recalled?.isRecent === true) await idle.wait();
          },
          networkBack: () => networkBack(window),
        }),
      [firebase, CORE.sessionCache, CORE.idle],
    );
    wire(bind, CORE.drafts, localStorageDrafts, [storage]);
    wire(bind, CORE.keptOrders, browserKeptOrders, [tabStorage, storage]);
    wire(bind, CORE.toldTrialEnds, localStorageToldTrialEnds, [storage]);
    wire(
      bind,
      CORE.sessionCache,
      (safe: SafeStorage) => lateSessionCache(safe, () => fromBackend(BACKEND.sessionCache)),
      [storage],
    );
    bind(CORE.googleSignIn).toConstantValue(lateGoogleSignIn(() => fromBackend(BACKEND.googleSignIn)));
    bind(CORE.subscriptions).toConstantValue(lateSubscriptions(() => fromBackend(BACKEND.subscriptions)));
    bind(CORE.trials).toConstantValue(lateTrials(() => fromBackend(BACKEND.trials)));
    // Whom the backend does not know goes on to the registration: it comes with the answer.
    bind(CORE.users).toConstantValue(lateUsers(() => fromIdentity(BACKEND.users)));

    wire(bind, CORE.problems, problems, []);
    wire(bind, CORE.localState, localState, [CORE.sessionCache, CORE.toldTrialEnds]);
    wire(bind, CORE.accessContext, appAccessContext, [CORE.localState]);
    wire(bind, CORE.reauthentication, reauthentication, []);

    wire(
      bind,
      CORE.authDialogLogic,
      (provider: Identity, google: GoogleSignIn) =>
        authDialogLogic(
          provider,
          google,
          lateLogic(() => arrived(IDENTITY.registrationLogic)),
          lateLogic(() => arrived(IDENTITY.forgotPasswordLogic)),
        ),
      [CORE.identity, CORE.googleSignIn],
    );
    wire(bind, CORE.sessionLogic, sessionLogic, [CORE.identity, CORE.users, CORE.subscriptions, CORE.sessionCache]);
    wire(bind, CORE.profileCompletionLogic, profileCompletionLogic, []);
    wire(bind, CORE.navigationGuardLogic, navigationGuardLogic, [CORE.accessContext]);
    wire(bind, CORE.trialLogic, trialLogic, [CORE.trials, CORE.toldTrialEnds]);
    wire(bind, CORE.toastsLogic, toastsLogic, []);

    wire(bind, CORE.appLogic, appLogic, [
      CORE.sessionLogic,
      CORE.authDialogLogic,
      CORE.profileCompletionLogic,
      CORE.trialLogic,
      CORE.navigationGuardLogic,
      CORE.toastsLogic,
    ]);
    wire(bind, CORE.initialApp, initialApp, [CORE.appLogic]);
    wire(bind, CORE.app, startApp, [
      CORE.initialApp,
      CORE.sessionCache,
      CORE.drafts,
      CORE.reauthentication,
      CORE.accessContext,
      CORE.keptOrders,
      CORE.problems,
    ]);
  });

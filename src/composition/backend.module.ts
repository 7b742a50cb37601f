import { ContainerModule } from 'inversify';
import { accountChooserWindow } from '#adapters/firebase/account-chooser.window.ts';
import { fakeGoogle } from '#adapters/firebase/fake-google.window.ts';
import { firebaseAccountCredentials } from '#adapters/firebase/firebase-account-credentials.adapter.ts';
import { firebaseGoogleSignIn, type FirebaseGoogleSignIn } from '#adapters/firebase/firebase-google-sign-in.adapter.ts';
import { googlePopup } from '#adapters/firebase/google-popup.window.ts';
import type { FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { httpClient } from '#adapters/http/http-client.ts';
import { httpClientLogs } from '#adapters/http/http-client-logs.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import { localStorageSessionCache } from '#adapters/storage/local-storage-session-cache.adapter.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { Reauthentication } from '#application/ports/reauthentication.port.ts';
import { BACKEND } from './backend.tokens.ts';
import { firebase, storage } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import { wire } from './token.ts';

/** Who plays the ports of the core that a visitor who only reads does without: the API, its schemas, Firebase's windows. */
export const backend = new ContainerModule(({ bind }) => {
  wire(
    bind,
    BACKEND.http,
    (identity: Identity, reauthentication: Reauthentication) => httpClient({ baseUrl: '', identity, reauthentication }),
    [CORE.identity, CORE.reauthentication],
  );
  wire(bind, BACKEND.clientLogs, httpClientLogs, [BACKEND.http]);
  wire(bind, BACKEND.schoolYears, httpSchoolYears, [BACKEND.http]);
  wire(bind, BACKEND.subscriptions, httpSubscriptions, [BACKEND.http]);
  wire(bind, BACKEND.trials, httpTrials, [BACKEND.http]);
  wire(bind, BACKEND.users, httpUsers, [BACKEND.http, CORE.clock]);
  wire(bind, BACKEND.sessionCache, localStorageSessionCache, [storage, CORE.clock]);
  wire(
    bind,
    BACKEND.googleSignIn,
    (loader: FirebaseLoader) =>
      firebaseGoogleSignIn(loader, googlePopup(window), fakeGoogle(accountChooserWindow(window))),
    [firebase],
  );
  wire(
    bind,
    BACKEND.accountCredentials,
    ({ load }: FirebaseLoader, google: FirebaseGoogleSignIn) => firebaseAccountCredentials(load, google),
    [firebase, BACKEND.googleSignIn],
  );
});

import { ContainerModule } from 'inversify';
import { bundledCommonPasswords } from '#adapters/browser/bundled-common-passwords.adapter.ts';
import { browserDownloads } from '#adapters/browser/browser-downloads.adapter.ts';
import { fetchBrowserSettings } from '#adapters/browser/browser-settings.ts';
import { webLocksRegistrationLock } from '#adapters/browser/web-locks-registration-lock.adapter.ts';
import { accountChooserWindow } from '#adapters/firebase/account-chooser.window.ts';
import { firebaseAccountCredentials } from '#adapters/firebase/firebase-account-credentials.adapter.ts';
import { firebaseGoogleSignIn, type FirebaseGoogleSignIn } from '#adapters/firebase/firebase-google-sign-in.adapter.ts';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import { googlePopup } from '#adapters/firebase/google-popup.window.ts';
import { fakeGoogle } from '#adapters/firebase/fake-google.window.ts';
import { firebaseLoader, type FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { httpAccountDeletion } from '#adapters/http/http-account-deletion.adapter.ts';
import { httpAssistant } from '#adapters/http/http-assistant.adapter.ts';
import { httpClient, type HttpClient } from '#adapters/http/http-client.ts';
import { httpConversations } from '#adapters/http/http-conversations.adapter.ts';
import { httpClientLogs } from '#adapters/http/http-client-logs.adapter.ts';
import { httpPersonalData } from '#adapters/http/http-personal-data.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { localStorageSessionCache } from '#adapters/storage/local-storage-session-cache.adapter.ts';
import { localStorageToldTrialEnds } from '#adapters/storage/local-storage-told-trial-ends.adapter.ts';
import { safeStorage, type SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { Reauthentication } from '#application/ports/reauthentication.port.ts';
import { TOKENS } from './tokens.ts';
import { token, wire } from './token.ts';

const firebase = token<FirebaseLoader>('FirebaseLoader');
const google = token<FirebaseGoogleSignIn>('FirebaseGoogleSignIn');
const http = token<HttpClient>('HttpClient');
const storage = token<SafeStorage>('SafeStorage');

/** Ports and who plays them in a browser. */
export const adapters = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
  bind(storage).toConstantValue(safeStorage(() => window.localStorage));

  wire(bind, firebase, () => firebaseLoader(fetchBrowserSettings, window.location.hostname), []);
  wire(
    bind,
    google,
    (loader: FirebaseLoader) =>
      firebaseGoogleSignIn(loader, googlePopup(window), fakeGoogle(accountChooserWindow(window))),
    [firebase],
  );
  wire(bind, TOKENS.identity, firebaseIdentity, [firebase]);
  wire(
    bind,
    TOKENS.accountCredentials,
    ({ load }: FirebaseLoader, signIn: FirebaseGoogleSignIn) => firebaseAccountCredentials(load, signIn),
    [firebase, google],
  );
  wire(bind, TOKENS.googleSignIn, (signIn: FirebaseGoogleSignIn) => signIn, [google]);
  wire(bind, TOKENS.commonPasswords, bundledCommonPasswords, []);
  wire(bind, TOKENS.registrationLock, () => webLocksRegistrationLock(navigator.locks), []);
  wire(bind, TOKENS.downloads, () => browserDownloads(document, URL), []);
  wire(bind, TOKENS.drafts, localStorageDrafts, [storage]);
  wire(bind, TOKENS.toldTrialEnds, localStorageToldTrialEnds, [storage]);
  wire(bind, TOKENS.sessionCache, localStorageSessionCache, [storage, TOKENS.clock]);

  wire(
    bind,
    http,
    (identity: Identity, reauthentication: Reauthentication) => httpClient({ baseUrl: '', identity, reauthentication }),
    [TOKENS.identity, TOKENS.reauthentication],
  );
  wire(bind, TOKENS.accountDeletion, httpAccountDeletion, [http]);
  wire(bind, TOKENS.assistant, httpAssistant, [http]);
  wire(bind, TOKENS.conversations, httpConversations, [http]);
  wire(bind, TOKENS.clientLogs, httpClientLogs, [http]);
  wire(bind, TOKENS.personalData, httpPersonalData, [http]);
  wire(bind, TOKENS.schoolYears, httpSchoolYears, [http]);
  wire(bind, TOKENS.subscriptions, httpSubscriptions, [http]);
  wire(bind, TOKENS.trials, httpTrials, [http]);
  wire(bind, TOKENS.users, httpUsers, [http, TOKENS.clock]);
});

import { ContainerModule } from 'inversify';
import { bundledCommonPasswords } from '#adapters/browser/bundled-common-passwords.adapter.ts';
import { fetchBrowserSettings } from '#adapters/browser/browser-settings.ts';
import { webLocksRegistrationTurn } from '#adapters/browser/web-locks-registration-turn.adapter.ts';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import { firebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { httpAssistant } from '#adapters/http/http-assistant.adapter.ts';
import { httpClient, type HttpClient } from '#adapters/http/http-client.ts';
import { httpConversations } from '#adapters/http/http-conversations.adapter.ts';
import { httpLogs } from '#adapters/http/http-logs.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { localStorageSessionCache } from '#adapters/storage/local-storage-session-cache.adapter.ts';
import { safeStorage, type SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { TOKENS } from './tokens.ts';
import { token, wire } from './token.ts';

const http = token<HttpClient>('HttpClient');
const storage = token<SafeStorage>('SafeStorage');

/** Ports and who plays them in a browser. */
export const adapters = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
  bind(storage).toConstantValue(safeStorage(() => window.localStorage));

  wire(bind, TOKENS.identity, () => firebaseIdentity(firebaseLoader(fetchBrowserSettings, window.location.hostname)), []);
  wire(bind, TOKENS.commonPasswords, bundledCommonPasswords, []);
  wire(bind, TOKENS.registrationTurn, () => webLocksRegistrationTurn(navigator.locks), []);
  wire(bind, TOKENS.drafts, localStorageDrafts, [storage]);
  wire(bind, TOKENS.sessionCache, localStorageSessionCache, [storage, TOKENS.clock]);

  wire(bind, http, (identity: Identity) => httpClient({ baseUrl: '', identity }), [TOKENS.identity]);
  wire(bind, TOKENS.assistant, httpAssistant, [http]);
  wire(bind, TOKENS.conversations, httpConversations, [http]);
  wire(bind, TOKENS.logs, httpLogs, [http]);
  wire(bind, TOKENS.schoolYears, httpSchoolYears, [http]);
  wire(bind, TOKENS.subscriptions, httpSubscriptions, [http]);
  wire(bind, TOKENS.trials, httpTrials, [http]);
  wire(bind, TOKENS.users, httpUsers, [http, TOKENS.clock]);
});

import { ContainerModule } from 'inversify';
import { accountChooserWindow } from '#adapters/firebase/account-chooser.window.ts';
import { fakeGoogle } from '#adapters/firebase/fake-google.window.ts';
import { firebaseGoogleSignIn } from '#adapters/firebase/firebase-google-sign-in.adapter.ts';
import { firebaseIdentity } from '#adapters/firebase/firebase-identity.adapter.ts';
import { googlePopup } from '#adapters/firebase/google-popup.window.ts';
import type { FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { httpClient, type HttpClient } from '#adapters/http/http-client.ts';
import { httpClientLogs } from '#adapters/http/http-client-logs.adapter.ts';
import { reportedHttp } from '#adapters/http/reported-http.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import { localStorageSessionCache } from '#adapters/storage/local-storage-session-cache.adapter.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import {
  circuitBreakerLogic,
  guardedSubscriptions,
  guardedTrials,
  startCircuitBreaker,
  type CircuitBreaker,
} from '#application/resilience/circuit-breaker/circuit-breaker.logic.ts';
import type { Problems } from '#application/problems.service.ts';
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
    (identity: Identity, reauthentication: Reauthentication, problems: Problems, clock: Clock) =>
      reportedHttp(httpClient({ baseUrl: '', identity, reauthentication }), (call, code) =>
        problems.report({ type: 'call.failed', call, code, at: clock.now() }),
      ),
    [CORE.identity, CORE.reauthentication, CORE.problems, CORE.clock],
  );
  wire(bind, BACKEND.clientLogs, httpClientLogs, [BACKEND.http]);
  wire(bind, BACKEND.circuitBreakerLogic, circuitBreakerLogic, []);
  wire(bind, BACKEND.subscriptionsBreaker, startCircuitBreaker, [BACKEND.circuitBreakerLogic]);
  wire(bind, BACKEND.trialsBreaker, startCircuitBreaker, [BACKEND.circuitBreakerLogic]);
  wire(
    bind,
    BACKEND.subscriptions,
    (http: HttpClient, breaker: CircuitBreaker) => guardedSubscriptions(httpSubscriptions(http), breaker),
    [BACKEND.http, BACKEND.subscriptionsBreaker],
  );
  wire(bind, BACKEND.trials, (http: HttpClient, breaker: CircuitBreaker) => guardedTrials(httpTrials(http), breaker), [
    BACKEND.http,
    BACKEND.trialsBreaker,
  ]);
  wire(bind, BACKEND.users, httpUsers, [BACKEND.http, CORE.clock]);
  wire(bind, BACKEND.sessionCache, localStorageSessionCache, [storage, CORE.clock]);
  wire(bind, BACKEND.identity, firebaseIdentity, [firebase]);
  wire(
    bind,
    BACKEND.googleSignIn,
    (loader: FirebaseLoader) =>
      firebaseGoogleSignIn(loader, googlePopup(window), fakeGoogle(accountChooserWindow(window))),
    [firebase],
  );
});

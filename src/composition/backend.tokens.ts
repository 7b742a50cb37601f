import type { HttpClient } from '#adapters/http/http-client.ts';
import type { FirebaseGoogleSignIn } from '#adapters/firebase/firebase-google-sign-in.adapter.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type {
  CircuitBreaker,
  CircuitBreakerLogic,
} from '#application/resilience/circuit-breaker/circuit-breaker.logic.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import { token } from './token.ts';

/** What is fetched with the first call of a port of the core: see `late-ports.ts`. */
export const BACKEND = {
  clientLogs: token<ClientLogs>('ClientLogs'),
  http: token<HttpClient>('HttpClient'),
  sessionCache: token<SessionCache>('LocalStorageSessionCache'),
  circuitBreakerLogic: token<CircuitBreakerLogic>('CircuitBreakerLogic'),
  subscriptionsBreaker: token<CircuitBreaker>('SubscriptionsBreaker'),
  trialsBreaker: token<CircuitBreaker>('TrialsBreaker'),
  subscriptions: token<Subscriptions>('GuardedSubscriptions'),
  trials: token<Trials>('GuardedTrials'),
  users: token<Users>('HttpUsers'),
  identity: token<Identity>('FirebaseIdentity'),
  googleSignIn: token<FirebaseGoogleSignIn>('FirebaseGoogleSignIn'),
} as const;

import type { User } from '#domain/identity/user.types.ts';
import type { AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import type { ReconcileOutcome } from '#domain/resilience/reconciliation.rules.ts';

/** What the app-wide machines know of the visitor, and how it is put in order. */
export interface AccessContextProvider {
  read(): AccessContext;
  /** Waits until it is sure who is here: the user, if it is this one; fails with `session/expired` if it is not. */
  confirm(userId: string, signal?: AbortSignal): Promise<User>;
  /** Compares who is logged in with whom the backend knows, and clears the local state where that asks for it (S1 §4.107–4.110). The one place that does. */
  reconcile(): Promise<ReconcileOutcome>;
  /** Resolves when the backend has been asked for the user again. */
  reloadUser(signal?: AbortSignal): Promise<void>;
  /** Believes nothing that is known any more; resolves when identity service and backend have been asked again, and fails when the backend does not answer. */
  beginAnew(signal?: AbortSignal): Promise<void>;
}

import type { User } from '#domain/identity/user.types.ts';
import type { Reconciliation, AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';

/** What the app-wide machines know of the visitor, and how it is put in order. */
export interface AccessContextProvider {
  read(): AccessContext;
  /** Waits until it is sure who is here: the user, if it is this one; fails with `session/expired` if it is not. */
  confirm(userId: string, signal?: AbortSignal): Promise<User>;
  /** After the backend's user turned out to be another person than the one who is logged in. */
  reconcile(signal?: AbortSignal): Promise<Reconciliation>;
  /** Resolves when the backend has been asked for the user again. */
  reloadUser(signal?: AbortSignal): Promise<void>;
  /** Believes nothing that is known any more; resolves when identity service and backend have been asked again. */
  beginAnew(signal?: AbortSignal): Promise<void>;
}

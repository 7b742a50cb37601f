import type { SnapshotFrom } from 'xstate';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';

export type GuardView =
  | { readonly screen: 'checking' }
  | { readonly screen: 'page' }
  | { readonly screen: 'failed'; readonly failure: FailureCode };

/** What stands in the place of the page at `path`; what the guard said of another page does not count. */
export const selectGuard = (snapshot: SnapshotFrom<typeof navigationGuardMachine>, path: string): GuardView => {
  if (snapshot.context.path !== path) return { screen: 'checking' };
  if (snapshot.matches('admitted')) return { screen: 'page' };
  return snapshot.matches('failed')
    ? { screen: 'failed', failure: snapshot.context.failure ?? 'unexpected' }
    : { screen: 'checking' };
};

import type { SnapshotFrom } from 'xstate';
import type { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type GuardView =
  { readonly screen: 'checking' } | { readonly screen: 'page' } | { readonly screen: 'failed'; readonly error: string };

/** What stands in the place of the page at `path`; what the guard said of another page does not count. */
export const selectGuard = (snapshot: SnapshotFrom<typeof navigationGuardMachine>, path: string): GuardView => {
  if (snapshot.context.path !== path) return { screen: 'checking' };
  if (snapshot.matches('admitted') || snapshot.matches('confirming')) return { screen: 'page' };
  return snapshot.matches('failed')
    ? { screen: 'failed', error: failureTexts[snapshot.context.failure ?? 'unexpected'] }
    : { screen: 'checking' };
};

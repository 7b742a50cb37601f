import type { SnapshotFrom } from 'xstate';
import { displayNameOf } from '#domain/identity/display-name.rules.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';
import type { User } from '#domain/identity/user.types.ts';

export type SessionView =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'registered'; readonly user: User; readonly name: string }
  | { readonly status: 'unregistered' }
  | { readonly status: 'unavailable' };

const NOBODY_HERE = ['signingOut', 'unauthenticated', 'unanswered', 'presumedVisitor'] as const;

/** A remembered user counts as registered while it is being refreshed. */
export const selectSession = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionView => {
  const { user } = snapshot.context;
  if (NOBODY_HERE.some((account) => snapshot.matches({ account }))) return { status: 'visitor' };
  if (user !== null) return { status: 'registered', user, name: displayNameOf(user) };
  if (snapshot.matches({ account: { authenticated: 'unregistered' } })) return { status: 'unregistered' };
  return { status: snapshot.matches({ account: { authenticated: 'unavailable' } }) ? 'unavailable' : 'unknown' };
};

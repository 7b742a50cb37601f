import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';
import type { User } from '#domain/identity/user.types.ts';

export type SessionView =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'registered'; readonly user: User; readonly name: string }
  | { readonly status: 'unregistered' }
  | { readonly status: 'unavailable' };

/** The display name, or the part of the e-mail before the at sign (S1 §2.25). */
const nameOf = ({ displayName, firstName, email }: User): string =>
  firstName || displayName || (email.split('@')[0] ?? '');

const NOBODY_HERE = ['signingOut', 'unauthenticated', 'presumedVisitor'] as const;

/** A remembered user counts as registered while it is being refreshed. */
export const selectSession = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionView => {
  const { user } = snapshot.context;
  if (NOBODY_HERE.some((account) => snapshot.matches({ account }))) return { status: 'visitor' };
  if (user !== null) return { status: 'registered', user, name: nameOf(user) };
  if (snapshot.matches({ account: { authenticated: 'unregistered' } })) return { status: 'unregistered' };
  return { status: snapshot.matches({ account: { authenticated: 'unavailable' } }) ? 'unavailable' : 'unknown' };
};

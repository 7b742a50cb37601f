import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#domain/identity/session.machine.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';

export type SessionView =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'registered'; readonly user: User; readonly name: string }
  | { readonly status: 'unregistered'; readonly person: AuthUser }
  | { readonly status: 'unavailable' };

/** The display name, or the part of the e-mail before the at sign (S1 §2). */
const nameOf = ({ displayName, firstName, email }: User): string => firstName || displayName || (email.split('@')[0] ?? '');

/** A remembered user counts as registered while it is being refreshed. */
export const selectSession = ({ context, matches }: Pick<SnapshotFrom<typeof sessionMachine>, 'context' | 'matches'>): SessionView => {
  if (matches({ account: 'signingOut' }) || matches({ account: 'unauthenticated' })) return { status: 'visitor' };
  if (context.user !== null) return { status: 'registered', user: context.user, name: nameOf(context.user) };
  if (context.person !== null && matches({ account: { authenticated: 'unregistered' } })) return { status: 'unregistered', person: context.person };
  return matches({ account: { authenticated: 'unavailable' } }) ? { status: 'unavailable' } : { status: 'unknown' };
};

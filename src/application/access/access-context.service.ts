import { waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ProfileState, AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import type { profileCompletionMachine } from '#domain/identity/profile-completion/profile-completion.machine.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { NOTHING_KNOWN } from '#domain/identity/session/session.rules.ts';
import type { SessionContext } from '#domain/identity/session/session.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import type { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { Failure } from '#domain/shared/failure.ts';
import { CONSEQUENCES, reconcile } from '#domain/resilience/reconciliation.rules.ts';
import type { LocalState } from '#application/local-state.service.ts';
import type { AccessContextProvider } from '#application/ports/access-context.port.ts';

/** What the guard asks about a visitor is known to these machines. */
export interface AccessContextSources {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly trial: ActorRefFrom<typeof trialMachine>;
  readonly profileCompletion: ActorRefFrom<typeof profileCompletionMachine>;
}

export interface AppAccessContext extends AccessContextProvider {
  /** To be called once, before the first question. */
  hear(sources: AccessContextSources): void;
}

interface Knowledge {
  readonly session: SnapshotFrom<typeof sessionMachine>;
  readonly trial: SnapshotFrom<typeof trialMachine>;
  readonly profileCompletion: SnapshotFrom<typeof profileCompletionMachine>;
}

const isNobodyHere = (session: Knowledge['session']): boolean =>
  session.matches({ account: 'unauthenticated' }) || session.matches({ account: 'signingOut' });

const isConfirmed = ({ context: { user, isRemembered } }: Knowledge['session']): boolean =>
  user !== null && !isRemembered;

/** What is told by the backend, or remembered and recent; what is older is only shown (D25). */
const factsOf = ({ context }: Knowledge['session']): Pick<SessionContext, 'user' | 'subscription'> => ({
  user: context.isRemembered && !context.isRecent ? null : context.user,
  subscription: context.isPlanRemembered && !context.isRecent ? 'unknown' : context.subscription,
});

/** Only complete profiles are remembered, and without their class. */
const profileOf = ({ session, profileCompletion }: Knowledge, user: User | null): ProfileState => {
  if (user !== null && session.context.isRemembered) return 'complete';
  if (!profileCompletion.matches({ check: 'active' })) return 'suspended';
  if (user !== null) return needsCompletion(user) ? 'incomplete' : 'complete';
  return session.matches({ account: { authenticated: 'unregistered' } }) ? 'missing' : 'unknown';
};

const isProvisional = ({ session, trial }: Knowledge): boolean =>
  !isNobodyHere(session) &&
  (session.hasTag('busy') ||
    session.matches({ account: 'unanswered' }) ||
    session.matches({ account: { authenticated: 'expired' } }) ||
    trial.hasTag('busy') ||
    session.context.isRemembered ||
    session.context.isPlanRemembered);

/** What is known of the visitor at this moment. */
export const accessContextOf = (knowledge: Knowledge): AccessContext => {
  const { session, trial } = knowledge;
  const { user, subscription } = isNobodyHere(session) ? NOTHING_KNOWN : factsOf(session);
  // Whoever is remembered counts as here until the identity service says otherwise.
  const personId = isNobodyHere(session) ? null : (session.context.person?.uid ?? user?.id ?? null);
  return {
    isProvisional: isProvisional(knowledge),
    personId,
    userId: user?.id ?? null,
    profile: profileOf(knowledge, user),
    subscription,
    trial: trial.context.status ?? 'unknown',
  };
};

const settled = (session: AccessContextSources['session'], signal: AbortSignal | undefined) =>
  waitFor(session, (snapshot) => !snapshot.hasTag('busy'), signal === undefined ? {} : { signal });

export const appAccessContext = (local: LocalState): AppAccessContext => {
  let heard: AccessContextSources | undefined;
  const sources = (): AccessContextSources => {
    if (heard === undefined) throw new Error('The access context was read before the app had started.');
    return heard;
  };
  const read = (): AccessContext => {
    const { session, trial, profileCompletion } = sources();
    return accessContextOf({
      session: session.getSnapshot(),
      trial: trial.getSnapshot(),
      profileCompletion: profileCompletion.getSnapshot(),
    });
  };
  return {
    async confirm(userId, signal) {
      const { context } = await waitFor(
        sources().session,
        (snapshot) => isConfirmed(snapshot) || !snapshot.hasTag('busy'),
        signal === undefined ? {} : { signal },
      );
      if (context.person?.uid !== userId || context.user === null) throw new Failure('session/expired');
      return context.user;
    },
    hear(actors) {
      heard = actors;
    },
    read,
    async reconcile() {
      const outcome = reconcile(read());
      if (CONSEQUENCES[outcome].clearsState) local.clear();
      return outcome;
    },
    async reloadUser(signal) {
      const { session } = sources();
      session.send({ type: 'session.refreshRequested' });
      await settled(session, signal);
    },
    async beginAnew(signal) {
      const { session } = sources();
      session.send({ type: 'session.restartRequested' });
      const begun = await settled(session, signal);
      if (begun.matches({ account: { authenticated: 'unavailable' } })) throw new Failure('server/unavailable');
    },
  };
};

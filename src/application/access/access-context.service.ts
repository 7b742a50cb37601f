import { waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ProfileState, AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import type { profileCompletionMachine } from '#domain/identity/profile-completion/profile-completion.machine.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';
import type { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { RECONCILIATIONS, reconcile } from '#domain/resilience/recovery/recovery.rules.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
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

const PROFILE_STATES: readonly ProfileState[] = ['complete', 'incomplete', 'missing'];

const profileOf = ({ session, profileCompletion }: Knowledge): ProfileState => {
  if (session.context.isRemembered) return 'complete';
  if (!profileCompletion.matches({ check: 'active' })) return 'suspended';
  return PROFILE_STATES.find((state) => state === profileCompletion.value.profile) ?? 'unknown';
};

const isNobodyHere = (session: Knowledge['session']): boolean =>
  session.matches({ account: 'unauthenticated' }) || session.matches({ account: 'signingOut' });

/** Whether something that is not known yet is being asked for: the user, then the plan, then the trial. */
const isAsking = (knowledge: Knowledge): boolean => {
  const { session, trial } = knowledge;
  const isUnknown =
    session.context.user === null || trial.context.status === null || profileOf(knowledge) === 'unknown';
  return isUnknown && !isNobodyHere(session) && (session.hasTag('busy') || trial.hasTag('busy'));
};

/** What is known of the visitor at this moment. */
export const accessContextOf = (knowledge: Knowledge): AccessContext => {
  const { session, trial } = knowledge;
  const { person, user, subscription } = session.context;
  const personId = isNobodyHere(session) ? null : (person?.uid ?? null);
  const userId = personId === null ? null : (user?.id ?? null);
  return {
    isLoading: isAsking(knowledge),
    personId,
    userId,
    profile: profileOf(knowledge),
    subscription: userId === null ? 'unknown' : subscription,
    trial: trial.context.status ?? 'unknown',
  };
};

export const appAccessContext = (cache: SessionCache): AppAccessContext => {
  let heard: AccessContextSources | undefined;
  const sources = (): AccessContextSources => {
    if (heard === undefined) throw new Error('The accessContext were read before the app had started.');
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
    hear(actors) {
      heard = actors;
    },
    read,
    async reconcile() {
      const { clearsState, isRetryAdvised } = RECONCILIATIONS[reconcile(read())];
      if (clearsState) cache.clear();
      return { isRetryAdvised };
    },
    async reloadUser(signal) {
      const { session } = sources();
      session.send({ type: 'session.refreshRequested' });
      await waitFor(session, (snapshot) => !snapshot.hasTag('busy'), signal === undefined ? {} : { signal });
    },
  };
};

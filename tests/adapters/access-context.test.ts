import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { appAccessContext, type AccessContextSources } from '#application/access/access-context.service.ts';
import type { LocalState } from '#application/local-state.service.ts';
import type { AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { profileCompletionMachine } from '#domain/identity/profile-completion/profile-completion.machine.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { LatestSession, RecalledSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { ANIA, ANIAS_ACCOUNT, BARTEK, PREMIUM } from '../model/identity/people.ts';
import { codeFrom } from '../support/failure-from.ts';

interface World {
  /** `unsaid` where the identity service is silent. */
  readonly person: AuthUser | null | 'unsaid';
  /** Rejects with a failure where the backend is away. */
  readonly user: () => Promise<User | null>;
  readonly remembered?: RecalledSession;
  /** What is remembered before the identity service says anything. */
  readonly latest?: RecalledSession;
  readonly subscription?: () => Promise<Subscription | null>;
  readonly trial?: () => Promise<TrialStatus>;
}

const NEVER = () => new Promise<never>(() => {});
const AVAILABLE: TrialStatus = { ...NO_TRIAL, canStartTrial: true };

const sourcesOf = ({
  person,
  user,
  remembered,
  latest,
  subscription = async () => PREMIUM,
  trial = async () => AVAILABLE,
}: World): AccessContextSources => {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: fromCallback(({ sendBack }) => {
          if (person !== 'unsaid') sendBack({ type: 'identity.changed', person });
        }),
        recallLatest: fromPromise(async (): Promise<LatestSession> => ({
          recalled: latest ?? null,
          isNothingKept: latest === undefined,
        })),
        recallSession: fromPromise(async () => remembered ?? null),
        findUser: fromPromise(user),
        fetchSubscription: fromPromise(subscription),
        signOut: fromPromise(async () => {}),
      },
    }),
  );
  const trialActor = createActor(
    trialMachine.provide({
      actors: { fetchTrialStatus: fromPromise(trial), startTrial: fromPromise<TrialStatus, void>(NEVER) },
    }),
  ).start();
  const profileCompletion = createActor(profileCompletionMachine).start();
  session.on('session.established', () =>
    trialActor.send({ type: 'session.established', isOfferable: false, isWithoutPlan: false }),
  );
  session.on('session.userFound', (said) => profileCompletion.send(said));
  session.on('session.recalled', ({ trial: recalled }) =>
    trialActor.send({ type: 'session.recalled', trial: recalled }),
  );
  session.on('session.settled', ({ outcome }) => profileCompletion.send({ type: 'session.settled', outcome }));
  session.start();
  return { session, trial: trialActor, profileCompletion };
};

const cleared: string[] = [];
const local: LocalState = { clear: () => void cleared.push('cleared') };

const accessContextIn = (world: World) => {
  const accessContext = appAccessContext(local);
  const sources = sourcesOf(world);
  accessContext.hear(sources);
  return { accessContext, sources };
};

/** Lets all answers that are under way arrive. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const accessAfter = async (world: World) => {
  const { accessContext } = accessContextIn(world);
  await settled();
  return accessContext.read();
};

const away = () => Promise.reject(new Failure('server/unavailable'));

const NOTHING: AccessContext = {
  isProvisional: false,
  personId: null,
  userId: null,
  profile: 'unknown',
  subscription: 'unknown',
  trial: 'unknown',
};
const EVERYTHING: AccessContext = {
  isProvisional: false,
  personId: 'ania',
  userId: 'ania',
  profile: 'complete',
  subscription: PREMIUM,
  trial: AVAILABLE,
};
/** Only complete profiles are remembered, and without their class (R14). */
const MEMORY = { user: { ...ANIAS_ACCOUNT, classId: null }, subscription: PREMIUM, trial: AVAILABLE, isRecent: true };

describe('what is known of a visitor', () => {
  it('is everything about a registered pupil', async () => {
    expect(await accessAfter({ person: ANIA, user: async () => ANIAS_ACCOUNT })).toEqual(EVERYTHING);
  });

  it('is that nobody is here', async () => {
    expect(await accessAfter({ person: null, user: NEVER })).toEqual(NOTHING);
  });

  it.each([
    ['the backend has not named the user', { person: ANIA, user: NEVER }],
    ['the plan has not been read', { person: ANIA, user: async () => ANIAS_ACCOUNT, subscription: NEVER }],
    [
      'the plan of a remembered pupil has not been read',
      {
        person: ANIA,
        user: async () => ANIAS_ACCOUNT,
        subscription: NEVER,
        remembered: { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: AVAILABLE, isRecent: true },
      },
    ],
    [
      'the profile of a remembered pupil has not been read',
      {
        person: ANIA,
        user: NEVER,
        remembered: { user: ANIAS_ACCOUNT, subscription: null, trial: NO_TRIAL, isRecent: true },
      },
    ],
    ['the trial has not been read', { person: ANIA, user: async () => ANIAS_ACCOUNT, trial: NEVER }],
  ] as const)('is still being found out while %s', async (_, world) => {
    expect((await accessAfter(world)).isProvisional).toEqual(true);
  });

  it('is that a person is not registered', async () => {
    expect(await accessAfter({ person: ANIA, user: async () => null })).toEqual({
      ...NOTHING,
      personId: 'ania',
      profile: 'missing',
      subscription: null,
    });
  });

  it('is nothing but the person while the backend is away (D8)', async () => {
    expect(await accessAfter({ person: ANIA, user: away })).toEqual({ ...NOTHING, personId: 'ania' });
  });

  it('takes a remembered pupil for complete, though no class is remembered (S1 §9.19, R14)', async () => {
    const remembered = { ...MEMORY, trial: null };
    expect(await accessAfter({ person: ANIA, user: away, remembered })).toEqual({ ...EVERYTHING, isProvisional: true });
  });

  it('is known at once of a pupil who is remembered with the trial, while both are asked for anew (S1 §9.19)', async () => {
    expect(await accessAfter({ person: ANIA, user: NEVER, trial: NEVER, remembered: MEMORY })).toEqual({
      ...EVERYTHING,
      isProvisional: true,
    });
  });

  it('is whoever was here last, until the identity service says who is here now (D25)', async () => {
    expect(await accessAfter({ person: 'unsaid', user: NEVER, latest: MEMORY })).toEqual({
      ...EVERYTHING,
      isProvisional: true,
    });
  });

  it('is nothing of whoever was here longer than five minutes ago, until the identity service says so (D25)', async () => {
    const latest = { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: AVAILABLE, isRecent: false };
    expect(await accessAfter({ person: 'unsaid', user: NEVER, latest })).toEqual({ ...NOTHING, isProvisional: true });
  });

  it('is nothing but the person of a pupil who is remembered for longer than five minutes (D25)', async () => {
    const remembered = { user: ANIAS_ACCOUNT, subscription: PREMIUM, trial: AVAILABLE, isRecent: false };
    expect(await accessAfter({ person: ANIA, user: NEVER, trial: NEVER, remembered })).toEqual({
      ...NOTHING,
      personId: 'ania',
      isProvisional: true,
    });
  });

  it('is that a plan is unknown which could not be read, not that there is none (S2 §4, D8)', async () => {
    expect(await accessAfter({ person: ANIA, user: async () => ANIAS_ACCOUNT, subscription: away })).toEqual({
      ...EVERYTHING,
      subscription: 'unknown',
    });
  });

  it('is the profile that the backend has just named, while the plan is still asked for (S1 §4.20)', async () => {
    const lacking = { ...ANIAS_ACCOUNT, isTermsAccepted: false };
    const answers = [lacking, ANIAS_ACCOUNT];
    let isPlanHanging = false;
    const { accessContext, sources } = accessContextIn({
      person: ANIA,
      user: async () => answers.shift() ?? ANIAS_ACCOUNT,
      subscription: () => (isPlanHanging ? NEVER() : Promise.resolve(null)),
    });
    await settled();
    const before = accessContext.read().profile;
    isPlanHanging = true;
    sources.session.send({ type: 'session.refreshRequested' });
    await settled();
    expect([before, accessContext.read().profile]).toEqual(['incomplete', 'complete']);
  });

  it('does not judge a profile while its check is suspended (S1 §4.20)', async () => {
    const { accessContext, sources } = accessContextIn({ person: ANIA, user: async () => null });
    await settled();
    sources.profileCompletion.send({ type: 'auth.registered' });
    expect(accessContext.read().profile).toEqual('suspended');
  });
});

describe('putting it in order', () => {
  it('clears nothing of whoever is not registered (S1 §4.108)', async () => {
    const { accessContext } = accessContextIn({ person: ANIA, user: async () => null });
    await settled();
    cleared.length = 0;
    expect([await accessContext.reconcile(), cleared]).toEqual(['unregistered', []]);
  });

  it('clears what is kept when the user is another person (S1 §4.109)', async () => {
    const { accessContext } = accessContextIn({ person: ANIA, user: async () => ({ ...ANIAS_ACCOUNT, id: 'bartek' }) });
    await settled();
    cleared.length = 0;
    expect([await accessContext.reconcile(), cleared]).toEqual(['mismatched', ['cleared']]);
  });

  it('asks the backend for the user again, and waits for the answer', async () => {
    let asked = 0;
    const { accessContext } = accessContextIn({ person: ANIA, user: async () => ((asked += 1), ANIAS_ACCOUNT) });
    await settled();
    await accessContext.reloadUser();
    expect([asked, accessContext.read().userId]).toEqual([2, 'ania']);
  });
});

describe('beginning anew', () => {
  it('asks who is here, and the backend for them, and believes nothing that was known (S1 §8.54)', async () => {
    let asked = 0;
    const { accessContext } = accessContextIn({ person: ANIA, user: async () => ((asked += 1), ANIAS_ACCOUNT) });
    await settled();
    const begun = accessContext.beginAnew();
    const { userId } = accessContext.read();
    await begun;
    expect([userId, asked, accessContext.read().userId]).toEqual([null, 2, 'ania']);
  });

  it('fails when the backend does not answer (S1 §8.57)', async () => {
    const { accessContext } = accessContextIn({ person: ANIA, user: away });
    await settled();
    expect(await codeFrom(accessContext.beginAnew())).toEqual('server/unavailable');
  });
});

const say = (sources: AccessContextSources, person: AuthUser | null) =>
  sources.session.send({ type: 'identity.changed', person });

describe('confirming who is here', () => {
  it('waits for the backend, and then gives the user as it is there', async () => {
    const { accessContext, sources } = accessContextIn({
      person: 'unsaid',
      user: async () => ANIAS_ACCOUNT,
      latest: MEMORY,
    });
    await settled();
    const confirmed = accessContext.confirm('ania');
    expect(await Promise.race([confirmed, settled().then(() => 'waiting')])).toEqual('waiting');
    say(sources, ANIA);
    expect(await confirmed).toEqual(ANIAS_ACCOUNT);
  });

  it('does not wait for a user who is known', async () => {
    const { accessContext } = accessContextIn({ person: ANIA, user: async () => ANIAS_ACCOUNT });
    await settled();
    expect(await accessContext.confirm('ania')).toEqual(ANIAS_ACCOUNT);
  });

  it('goes by the identity service while the backend is away: the call itself will tell', async () => {
    const { accessContext, sources } = accessContextIn({ person: 'unsaid', user: away, latest: MEMORY });
    await settled();
    say(sources, ANIA);
    expect(await accessContext.confirm('ania')).toEqual(MEMORY.user);
  });

  it.each([
    ['nobody is here', null],
    ['another person is here', BARTEK],
  ])('fails when %s, so that nothing is sent in another name (R14)', async (_, person) => {
    const { accessContext, sources } = accessContextIn({
      person: 'unsaid',
      user: async () => ({ ...ANIAS_ACCOUNT, id: 'bartek' }),
      latest: MEMORY,
    });
    await settled();
    const confirmed = codeFrom(accessContext.confirm('ania'));
    say(sources, person);
    expect(await confirmed).toEqual('session/expired');
  });
});

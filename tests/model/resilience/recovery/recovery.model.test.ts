import { describe, expect, it } from 'vitest';
import { recoveryMachine } from '#domain/resilience/recovery/recovery.machine.ts';
import type { RedirectHistory } from '#domain/resilience/redirect-history.rules.ts';
import type { RecoveryMessage } from '#domain/resilience/recovery/recovery.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const NOW = 1_800_000_000_000;
const LOOP: RedirectHistory = [0, 1, 2].map((step) => ({ path: '/pricing', timestamp: NOW - 3 + step }));

const HOME = { type: 'page.requested', path: '/', isNewTab: false } as const;
const CLEARED = { type: 'recovery.stateCleared' } as const;
const LOGOUT = { type: 'recovery.logoutRequested' } as const;
const concluded = (message: RecoveryMessage, isRetryAdvised = false) =>
  ({ type: 'recovery.concluded', message, isRetryAdvised }) as const;

describeMachine('recovery', recoveryMachine, {
  events: {
    'navigation.loopDetected': [{ redirects: LOOP, at: NOW }],
    'navigation.patternFound': [{ pattern: 'profile-redirect-loop', path: '/assistant', at: NOW }],
    'app.problemReported': [{}],
    'pupil.repairRequested': [{}],
    'pupil.logoutRequested': [{}],
    'pupil.helpRequested': [{}],
    'pupil.detailsToggled': [{}],
    'pupil.dialogClosed': [{}],
  },
  answers: {
    reconcile: [done('consistent'), done('unregistered'), failed('unexpected')],
    clearState: [done(undefined), failed('unexpected')],
    reinitialise: [done(undefined), failed('network/offline')],
  },
  keyOf: ({ attempts, patterns, notice, isDetailed }) => [
    attempts,
    patterns.find(({ type }) => type === 'profile-redirect-loop')?.occurrences.length === 2,
    notice,
    isDetailed,
  ],
  restStates: ['care.ready'],
  endsByItself: {
    reconcile: 'at once: what the app knows is there',
    clearState: 'at once: the storage of the browser',
    reinitialise: 'within 94 s: the timeouts of the two calls of the session, three times each (S1 §7.2)',
  },
  ignored: {
    'care.reconciling/*': 'it is being repaired',
    'care.dialog.repairing/*': 'it is being repaired',
    'care.loggingOut/*': 'the pupil is leaving',
  },
  invariants: {
    'never tries more than three times': ({ context }) => context.attempts <= 3,
    'every attempt is counted': ({ snapshot, context, before }) =>
      !snapshot.matches({ care: 'reconciling' }) ||
      before === undefined ||
      before.matches({ care: 'reconciling' }) ||
      context.attempts === before.context.attempts + 1,
    'begins nothing anew of somebody who only has to register': ({ emitted }) =>
      !emitted.some((said) => said.type === 'recovery.concluded' && said.message === 'recovery/registration-needed') ||
      !emitted.some(({ type }) => type === 'recovery.stateCleared'),
    'leads home only after a repair or a logout': ({ snapshot, before, emitted }) =>
      !emitted.some((said) => said.type === 'page.requested' && said.path === '/') ||
      (snapshot.matches({ care: 'ready' }) &&
        (before?.matches({ care: { dialog: 'repaired' } }) === true ||
          before?.matches({ care: 'loggingOut' }) === true)),
  },
});

/** Lets the app repair itself once: it finds a loop, and the browser does as it is told. */
const repairItself = (recovery: ReturnType<typeof atRest>, at = NOW) => {
  recovery.send({ type: 'navigation.loopDetected', redirects: LOOP, at });
  recovery.answer('reconcile', done('consistent'));
};
const atRest = () => testActor(recoveryMachine);

const loopFound = () => {
  const recovery = atRest();
  recovery.send({ type: 'navigation.loopDetected', redirects: LOOP, at: NOW });
  return recovery;
};

const exhausted = () => {
  const recovery = atRest();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    repairItself(recovery, NOW + attempt * 30_000);
    recovery.pass(30_000);
  }
  recovery.send({ type: 'navigation.loopDetected', redirects: LOOP, at: NOW + 90_000 });
  return recovery;
};

const dialogOpen = () => {
  const recovery = atRest();
  recovery.send({ type: 'app.problemReported' });
  return recovery;
};

const repairing = () => {
  const recovery = exhausted();
  recovery.send({ type: 'pupil.repairRequested' });
  return recovery;
};

const careOf = (recovery: ReturnType<typeof atRest>) => {
  const state = recovery.state();
  return typeof state === 'string' ? state : state['care'];
};

describe('recovery, by itself', () => {
  it('is ready, and holds nothing against anybody, at first', () => {
    expect(atRest().state()).toEqual({ care: 'ready', memory: 'blank' });
  });

  it('tries to recover when a redirect loop was detected (S2 §4.62)', () => {
    const recovery = loopFound();
    expect([recovery.state(), recovery.pending()]).toEqual([
      { care: 'reconciling', memory: 'remembering' },
      ['reconcile'],
    ]);
    // S1 §3.81
    expect(recovery.context()).toEqual({
      attempts: 1,
      lastRecoveryTime: NOW,
      lastError: null,
      patterns: [{ type: 'redirect-loop', occurrences: [{ path: '/pricing', at: NOW }] }],
      redirects: LOOP,
      notice: 'problem',
      isDetailed: false,
    });
  });

  it.each([
    ['no external user', 'nobody', concluded('recovery/nobody-cleared')],
    ['a user id mismatch', 'mismatched', concluded('recovery/mismatch-cleared', true)],
    ['a consistent state', 'consistent', concluded('recovery/state-cleared', true)],
  ] as const)(
    'begins the session anew for %s, and advises a retry where one may help (S1 §4.107, §4.109–4.110)',
    (_, outcome, said) => {
      const recovery = loopFound();
      recovery.answer('reconcile', done(outcome));
      expect([careOf(recovery), recovery.emitted]).toEqual(['coolingDown', [CLEARED, said]]);
    },
  );

  it('begins nothing anew for an external user without a backend user: the registration is to be completed (S1 §4.108)', () => {
    const recovery = loopFound();
    recovery.answer('reconcile', done('unregistered'));
    expect([careOf(recovery), recovery.pending(), recovery.emitted]).toEqual([
      'coolingDown',
      [],
      [concluded('recovery/registration-needed')],
    ]);
  });

  it('says so and asks the pupil when nobody can say who is here (S1 §2.54, §8.65)', () => {
    const recovery = loopFound();
    recovery.answer('reconcile', failed('session/expired'));
    expect([careOf(recovery), recovery.context().notice, recovery.context().lastError, recovery.emitted]).toEqual([
      { dialog: 'asking' },
      'problem',
      'session/expired',
      [concluded('recovery/failed')],
    ]);
  });

  it('rests for 30 seconds after an attempt and says so (D15, S1 §4.106, §8.63, §9.36)', () => {
    const recovery = atRest();
    repairItself(recovery);
    recovery.pass(29_999);
    recovery.send({ type: 'navigation.loopDetected', redirects: LOOP, at: NOW + 29_999 });
    expect([careOf(recovery), recovery.context().attempts, recovery.emitted.at(-1)]).toEqual([
      'coolingDown',
      1,
      concluded('recovery/cooldown'),
    ]);
    recovery.pass(1);
    recovery.send({ type: 'navigation.loopDetected', redirects: LOOP, at: NOW + 30_000 });
    expect([careOf(recovery), recovery.context().attempts]).toEqual(['reconciling', 2]);
  });

  it('asks the pupil when three attempts did not help (D15, S1 §4.105, §8.64, §9.35)', () => {
    const recovery = exhausted();
    expect([careOf(recovery), recovery.context().attempts, recovery.context().notice, recovery.emitted.at(-1)]).toEqual(
      [{ dialog: 'asking' }, 3, 'problem', concluded('recovery/exhausted')],
    );
  });

  it('forgets attempts and errors after five minutes without a problem (D15)', () => {
    const recovery = atRest();
    repairItself(recovery);
    recovery.pass(299_999);
    expect([recovery.state(), recovery.context().attempts, recovery.context().patterns.length]).toEqual([
      { care: 'ready', memory: 'remembering' },
      1,
      1,
    ]);
    recovery.pass(1);
    expect([recovery.state(), recovery.context().attempts, recovery.context().patterns]).toEqual([
      { care: 'ready', memory: 'blank' },
      0,
      [],
    ]);
  });

  it.each([
    ['a loop', { type: 'navigation.loopDetected', redirects: LOOP, at: NOW + 200_000 }],
    [
      'an error',
      { type: 'navigation.patternFound', pattern: 'profile-check-error', path: '/assistant', at: NOW + 200_000 },
    ],
  ] as const)('counts the five minutes from the last problem, be it %s (D15)', (_, problem) => {
    const recovery = atRest();
    repairItself(recovery);
    recovery.pass(200_000);
    recovery.send(problem);
    recovery.pass(299_999);
    expect(recovery.context().patterns.length > 0).toBe(true);
    recovery.pass(1);
    expect([recovery.context().attempts, recovery.context().patterns]).toEqual([0, []]);
  });

  it('keeps what is known of an error that is reported (S1 §3.80, S2 §8.54)', () => {
    const recovery = atRest();
    recovery.send({ type: 'navigation.patternFound', pattern: 'profile-redirect-loop', path: '/assistant', at: NOW });
    recovery.send({
      type: 'navigation.patternFound',
      pattern: 'profile-redirect-loop',
      path: '/praktyka',
      at: NOW + 1,
    });
    expect([recovery.state(), recovery.context().patterns]).toEqual([
      { care: 'ready', memory: 'remembering' },
      [
        {
          type: 'profile-redirect-loop',
          occurrences: [
            { path: '/assistant', at: NOW },
            { path: '/praktyka', at: NOW + 1 },
          ],
        },
      ],
    ]);
  });

  it('does not bother the pupil with the second error of a kind while it cools down', () => {
    const recovery = atRest();
    repairItself(recovery);
    for (const at of [0, 1])
      recovery.send({
        type: 'navigation.patternFound',
        pattern: 'profile-check-error',
        path: '/assistant',
        at: NOW + at,
      });
    expect(careOf(recovery)).toEqual('coolingDown');
  });

  it.each([
    ['three attempts did not help', 'recovery/exhausted'],
    ['nobody can say who is here', 'recovery/failed'],
  ] as const)('speaks of its own finding when %s, whatever the app reported before (S1 §8.64–8.65)', (_, message) => {
    const recovery = dialogOpen();
    recovery.send({ type: 'pupil.dialogClosed' });
    recovery.pass(30_000);
    if (message === 'recovery/exhausted') {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        repairItself(recovery, NOW + attempt);
        recovery.pass(30_000);
      }
    }
    recovery.send({ type: 'navigation.loopDetected', redirects: LOOP, at: NOW + 4 });
    if (message === 'recovery/failed') recovery.answer('reconcile', failed('unexpected'));
    expect([careOf(recovery), recovery.context().notice, recovery.emitted.at(-1)]).toEqual([
      { dialog: 'asking' },
      'problem',
      concluded(message),
    ]);
  });

  it.each([
    ['at rest', atRest],
    [
      'while it cools down',
      () => {
        const recovery = atRest();
        repairItself(recovery);
        return recovery;
      },
    ],
  ] as const)('tells the pupil of an error that occurs three times in five minutes, %s (S1 §9.33–9.34)', (_, reach) => {
    const recovery = reach();
    for (const at of [0, 1, 2])
      recovery.send({
        type: 'navigation.patternFound',
        pattern: 'profile-check-error',
        path: '/assistant',
        at: NOW + at,
      });
    expect([careOf(recovery), recovery.context().notice]).toEqual([{ dialog: 'asking' }, 'navigation']);
  });

  it.each([
    ['at rest', atRest],
    [
      'while it cools down',
      () => {
        const recovery = atRest();
        repairItself(recovery);
        return recovery;
      },
    ],
  ] as const)('shows what the app reports, %s (S1 §8.52)', (_, reach) => {
    const recovery = reach();
    recovery.send({ type: 'app.problemReported' });
    expect([careOf(recovery), recovery.context().notice]).toEqual([{ dialog: 'asking' }, 'navigation']);
  });
});

describe('recovery, in the dialog', () => {
  it('repairs: clears local state, re-initialises, says so, closes and goes to / after two seconds (S1 §8.53–8.54, §8.56)', () => {
    const recovery = repairing();
    const before = recovery.emitted.length;
    expect([careOf(recovery), recovery.pending()]).toEqual([{ dialog: { repairing: 'clearing' } }, ['clearState']]);
    recovery.answer('clearState', done(undefined));
    expect([careOf(recovery), recovery.pending()]).toEqual([
      { dialog: { repairing: 'reinitialising' } },
      ['reinitialise'],
    ]);
    recovery.answer('reinitialise', done(undefined));
    expect([careOf(recovery), recovery.emitted.slice(before)]).toEqual([{ dialog: 'repaired' }, []]);
    recovery.pass(1_999);
    expect(careOf(recovery)).toEqual({ dialog: 'repaired' });
    recovery.pass(1);
    expect([careOf(recovery), recovery.emitted.slice(before)]).toEqual(['ready', [HOME]]);
  });

  it('counts attempts and redirects anew after a repair', () => {
    const recovery = repairing();
    recovery.answer('clearState', done(undefined));
    recovery.answer('reinitialise', done(undefined));
    expect([recovery.context().attempts, recovery.context().patterns, recovery.context().redirects]).toEqual([
      0,
      [],
      [],
    ]);
  });

  it.each([
    ['the state cannot be cleared', 'clearState', 'unexpected'],
    ['the app cannot begin anew', 'reinitialise', 'network/offline'],
  ] as const)('says that the repair failed when %s; it can be tried again (S1 §8.57)', (_, actor, code) => {
    const recovery = repairing();
    if (actor === 'reinitialise') recovery.answer('clearState', done(undefined));
    recovery.answer(actor, failed(code));
    expect([careOf(recovery), recovery.context().lastError]).toEqual([{ dialog: 'unrepaired' }, code]);
    recovery.send({ type: 'pupil.repairRequested' });
    expect([careOf(recovery), recovery.context().lastError]).toEqual([{ dialog: { repairing: 'clearing' } }, null]);
  });

  it.each([
    ['clears', done(undefined)],
    ['fails to clear', failed('unexpected')],
  ] as const)(
    'logs out when the browser %s the state: forgets the redirects and goes to / (S1 §8.58–8.60)',
    (_, answer) => {
      const recovery = exhausted();
      const before = recovery.emitted.length;
      recovery.send({ type: 'pupil.logoutRequested' });
      expect([careOf(recovery), recovery.pending()]).toEqual(['loggingOut', ['clearState']]);
      recovery.answer('clearState', answer);
      expect([careOf(recovery), recovery.emitted.slice(before)]).toEqual(['ready', [LOGOUT, HOME]]);
      expect([recovery.context().attempts, recovery.context().patterns, recovery.context().redirects]).toEqual([
        0,
        [],
        [],
      ]);
    },
  );

  it('opens the contact page in a new tab (S1 §2.12, §8.61)', () => {
    const recovery = dialogOpen();
    recovery.send({ type: 'pupil.helpRequested' });
    expect([careOf(recovery), recovery.emitted]).toEqual([
      { dialog: 'asking' },
      [{ type: 'page.requested', path: '/kontakt', isNewTab: true }],
    ]);
  });

  it('shows and hides the technical details, hidden at first (S1 §8.62)', () => {
    const recovery = exhausted();
    const seen = [recovery.context().isDetailed];
    for (let turn = 0; turn < 2; turn += 1) {
      recovery.send({ type: 'pupil.detailsToggled' });
      seen.push(recovery.context().isDetailed);
    }
    expect([seen, recovery.context().redirects]).toEqual([[false, true, false], LOOP]);
  });

  it('hides the details again for the next problem', () => {
    const recovery = dialogOpen();
    recovery.send({ type: 'pupil.detailsToggled' });
    recovery.send({ type: 'pupil.dialogClosed' });
    recovery.send({ type: 'app.problemReported' });
    expect(recovery.context().isDetailed).toEqual(false);
  });

  it.each([
    ['the question', dialogOpen],
    ['a repair on its way', repairing],
    [
      'a failed repair',
      () => {
        const recovery = repairing();
        recovery.answer('clearState', failed('unexpected'));
        return recovery;
      },
    ],
  ] as const)('closes at %s and rests, so that it does not come back at once', (_, reach) => {
    const recovery = reach();
    recovery.send({ type: 'pupil.dialogClosed' });
    expect([careOf(recovery), recovery.pending()]).toEqual(['coolingDown', []]);
  });

  it('goes home at once when the good news is closed by hand', () => {
    const recovery = repairing();
    recovery.answer('clearState', done(undefined));
    recovery.answer('reinitialise', done(undefined));
    const before = recovery.emitted.length;
    recovery.send({ type: 'pupil.dialogClosed' });
    expect([careOf(recovery), recovery.emitted.slice(before)]).toEqual(['ready', [HOME]]);
  });

  it.each([
    ['at rest', atRest],
    [
      'while it cools down',
      () => {
        const recovery = atRest();
        repairItself(recovery);
        return recovery;
      },
    ],
  ] as const)('repairs without a question whoever asks for it on a page that has crashed, %s', (_, reach) => {
    const recovery = reach();
    recovery.send({ type: 'pupil.repairRequested' });
    expect([careOf(recovery), recovery.pending()]).toEqual([{ dialog: { repairing: 'clearing' } }, ['clearState']]);
  });

  it('only notes further loops while the pupil is being asked', () => {
    const recovery = dialogOpen();
    recovery.send({ type: 'navigation.loopDetected', redirects: LOOP, at: NOW });
    expect([recovery.state(), recovery.context().attempts, recovery.context().redirects]).toEqual([
      { care: { dialog: 'asking' }, memory: 'remembering' },
      0,
      LOOP,
    ]);
  });
});

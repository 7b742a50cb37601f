import { describe, expect, it } from 'vitest';
import { cookieConsentMachine } from '#domain/support/cookie-consent/cookie-consent.machine.ts';
import { consentRecord } from '#domain/support/cookie-consent/cookie-consent.rules.ts';
import type { ConsentChoices, ConsentRecord } from '#domain/support/cookie-consent/cookie-consent.types.ts';
import { done, failed, sends } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };
const ANALYTICS_ONLY = { analytics: true, marketing: false };

const recordOf = (preferences: ConsentChoices, timestamp = NOW): ConsentRecord => ({
  hasConsent: true,
  version: '1.0',
  timestamp,
  preferences: { necessary: true, ...preferences },
});
const applied = (choices: ConsentChoices) => ({ type: 'consent.applied', choices }) as const;
const recorded = (preferences: ConsentChoices) =>
  ({ type: 'consent.recorded', record: recordOf(preferences) }) as const;
const elsewhere = (record: ConsentRecord | null, now = NOW) => sends({ type: 'consent.changedElsewhere', record, now });

describeMachine('cookie consent', cookieConsentMachine, {
  events: {
    'visitor.allAccepted': [{ at: NOW }],
    'visitor.allRejected': [{ at: NOW }],
    'visitor.customiseRequested': [{}],
    'visitor.choiceChanged': [
      { category: 'analytics', isAllowed: true },
      { category: 'marketing', isAllowed: true },
      { category: 'analytics', isAllowed: false },
    ],
    'visitor.choicesSaved': [{ at: NOW }],
    'visitor.dialogClosed': [{}],
    'visitor.resetRequested': [{}],
    'visitor.resetConfirmed': [{}],
    'visitor.resetDeclined': [{}],
    'visitor.bannerTested': [{}],
    'consent.changedElsewhere': [],
  },
  answers: {
    recallConsent: [
      done({ record: recordOf(ANALYTICS_ONLY), now: NOW }),
      done({ record: null, now: NOW }),
      failed('unexpected'),
    ],
    watchConsent: [elsewhere(recordOf(ANALYTICS_ONLY)), elsewhere(null), failed('unexpected')],
  },
  background: ['watchConsent'],
  restStates: ['asking', 'answered.resting'],
  endsByItself: { recallConsent: 'at once: the storage of the browser' },
  invariants: {
    'nothing optional is allowed without an answer': ({ context, emitted }) =>
      context.record !== null ||
      emitted.every((said) => said.type !== 'consent.applied' || (!said.choices.analytics && !said.choices.marketing)),
    'no more is allowed than the answer says': ({ context, emitted }) =>
      emitted.every(
        (said) =>
          said.type !== 'consent.applied' ||
          JSON.stringify({ necessary: true, ...said.choices }) ===
            JSON.stringify(context.record?.preferences ?? { necessary: true, ...NONE }),
      ),
    'the banner asks only while there is no answer': ({ snapshot, context }) =>
      !snapshot.matches('asking') || context.record === null,
    'what is necessary is always on': ({ context }) => context.record === null || context.record.preferences.necessary,
  },
});

const recalled = (record: ConsentRecord | null, now = NOW) => {
  const consent = testActor(cookieConsentMachine);
  consent.answer('recallConsent', done({ record, now }));
  return consent;
};

const asked = () => recalled(null);
const customising = () => {
  const consent = asked();
  consent.send({ type: 'visitor.customiseRequested' });
  return consent;
};

describe('cookie consent', () => {
  it('shows the banner when there is no valid consent, and allows nothing (S1 §4.98)', () => {
    expect([asked().state(), asked().emitted, asked().context().record]).toEqual(['asking', [], null]);
  });

  it('shows no banner when there is a valid consent, and applies it (S1 §4.98)', () => {
    const consent = recalled(recordOf(ANALYTICS_ONLY));
    expect([consent.state(), consent.context().record, consent.emitted]).toEqual([
      { answered: 'resting' },
      recordOf(ANALYTICS_ONLY),
      [applied(ANALYTICS_ONLY)],
    ]);
  });

  it('lets the consent expire after 365 days (S1 §4.99, §9.30, S2 §9.52)', () => {
    expect([
      recalled(recordOf(ALL), NOW + 365 * DAY - 1).state(),
      recalled(recordOf(ALL), NOW + 365 * DAY).state(),
    ]).toEqual([{ answered: 'resting' }, 'asking']);
    expect(recalled(recordOf(ALL), NOW + 365 * DAY).context().record).toEqual(null);
  });

  it('asks again when the version has changed (S1 §4.100, §9.31)', () => {
    const consent = recalled({ ...recordOf(ALL), version: '0.9' });
    expect([consent.state(), consent.emitted]).toEqual(['asking', []]);
  });

  it('asks when the browser cannot say what was answered', () => {
    const consent = testActor(cookieConsentMachine);
    consent.answer('recallConsent', failed('unexpected'));
    expect([consent.state(), consent.emitted]).toEqual(['asking', []]);
  });

  it.each([
    ['all is accepted', 'visitor.allAccepted', ALL],
    ['all is rejected', 'visitor.allRejected', NONE],
  ] as const)(
    'records and applies it when %s, from the banner and from the dialog (S1 §4.101–4.102)',
    (_, type, choices) => {
      for (const consent of [asked(), customising()]) {
        consent.send({ type, at: NOW });
        expect([consent.state(), consent.context().record, consent.emitted]).toEqual([
          { answered: 'resting' },
          recordOf(choices),
          [recorded(choices), applied(choices)],
        ]);
      }
    },
  );

  it('opens the dialog with nothing ticked (S1 §2.48, R8)', () => {
    expect([customising().state(), customising().context().choices]).toEqual(['customising', NONE]);
  });

  it('saves custom choices (S1 §4.103)', () => {
    const consent = customising();
    consent.send({ type: 'visitor.choiceChanged', category: 'analytics', isAllowed: true });
    consent.send({ type: 'visitor.choiceChanged', category: 'marketing', isAllowed: true });
    consent.send({ type: 'visitor.choiceChanged', category: 'marketing', isAllowed: false });
    expect(consent.emitted).toEqual([]);
    consent.send({ type: 'visitor.choicesSaved', at: NOW });
    expect([consent.state(), consent.emitted]).toEqual([
      { answered: 'resting' },
      [recorded(ANALYTICS_ONLY), applied(ANALYTICS_ONLY)],
    ]);
  });

  it('shows the banner again when the dialog is closed without an answer, and forgets what was ticked', () => {
    const consent = customising();
    consent.send({ type: 'visitor.choiceChanged', category: 'marketing', isAllowed: true });
    consent.send({ type: 'visitor.dialogClosed' });
    expect([consent.state(), consent.emitted]).toEqual(['asking', []]);
    consent.send({ type: 'visitor.customiseRequested' });
    expect(consent.context().choices).toEqual(NONE);
  });

  it('changes an answer in the cookie settings, beginning with what it was', () => {
    const consent = recalled(recordOf(ANALYTICS_ONLY));
    consent.send({ type: 'visitor.customiseRequested' });
    expect([consent.state(), consent.context().choices]).toEqual(['customising', ANALYTICS_ONLY]);
    consent.send({ type: 'visitor.dialogClosed' });
    expect([consent.state(), consent.context().record]).toEqual([{ answered: 'resting' }, recordOf(ANALYTICS_ONLY)]);
  });

  it('asks before it resets the consent (S2 §2.137)', () => {
    const consent = recalled(recordOf(ALL));
    consent.send({ type: 'visitor.resetRequested' });
    expect(consent.state()).toEqual({ answered: 'confirmingReset' });
    consent.send({ type: 'visitor.resetDeclined' });
    expect([consent.state(), consent.context().record, consent.emitted]).toEqual([
      { answered: 'resting' },
      recordOf(ALL),
      [applied(ALL)],
    ]);
  });

  it('shows the banner again after a reset, and allows nothing (S2 §2.140)', () => {
    const consent = recalled(recordOf(ALL));
    consent.send({ type: 'visitor.resetRequested' });
    // S1 §4.104
    consent.send({ type: 'visitor.resetConfirmed' });
    expect([consent.state(), consent.context().record, consent.emitted]).toEqual([
      'asking',
      null,
      [applied(ALL), { type: 'consent.erased' }, applied(NONE)],
    ]);
  });

  it('tests the banner: resets and reloads (S2 §2.138)', () => {
    const consent = recalled(recordOf(ALL));
    consent.send({ type: 'visitor.bannerTested' });
    expect([consent.state(), consent.context().record, consent.emitted]).toEqual([
      'asking',
      null,
      [applied(ALL), { type: 'consent.erased' }, applied(NONE), { type: 'page.reloadRequested' }],
    ]);
  });

  it('takes over what another tab has answered, whatever it was asking itself', () => {
    for (const consent of [asked(), customising()]) {
      consent.answer('watchConsent', elsewhere(recordOf(ANALYTICS_ONLY)));
      expect([consent.state(), consent.context().record, consent.emitted]).toEqual([
        { answered: 'resting' },
        recordOf(ANALYTICS_ONLY),
        [applied(ANALYTICS_ONLY)],
      ]);
    }
  });

  it('allows no more than another tab has changed the answer to', () => {
    const consent = recalled(recordOf(ALL));
    consent.answer('watchConsent', elsewhere(recordOf(NONE)));
    expect([consent.state(), consent.emitted]).toEqual([{ answered: 'resting' }, [applied(ALL), applied(NONE)]]);
  });

  it.each([
    ['was erased', null],
    ['cannot hold any more', recordOf(ALL, NOW - 365 * DAY)],
  ])('asks again, and allows nothing, when the answer %s in another tab', (_, record) => {
    const consent = recalled(recordOf(ALL));
    consent.answer('watchConsent', elsewhere(record));
    expect([consent.state(), consent.context().record, consent.emitted]).toEqual([
      'asking',
      null,
      [applied(ALL), applied(NONE)],
    ]);
  });

  it('remembers an answer as the record of the specification (S1 §3.75–3.78, S2 §3.39–3.40, §9.53, D14)', () => {
    expect(consentRecord(ANALYTICS_ONLY, NOW)).toEqual({
      hasConsent: true,
      version: '1.0',
      timestamp: NOW,
      preferences: { necessary: true, analytics: true, marketing: false },
    });
  });
});

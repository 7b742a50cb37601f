import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import {
  allowedBy,
  consentRecord,
  EVERYTHING,
  isValidConsent,
  NOTHING_OPTIONAL,
  withChoice,
} from './cookie-consent.rules.ts';
import type {
  ConsentCategory,
  ConsentRecord,
  CookieConsentContext,
  CookieConsentEmitted,
  CookieConsentEvent,
  RecalledConsent,
} from './cookie-consent.types.ts';

interface Answered {
  readonly at: number;
}

const cookieConsent = setup({
  types: {
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    emitted: {} as CookieConsentEmitted,
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: { recallConsent: actorSlot<RecalledConsent>('recallConsent') },
  guards: {
    isValid: (_, { record, now }: RecalledConsent) => record !== null && isValidConsent(record, now),
    hasAnswer: ({ context }) => context.record !== null,
  },
  actions: {
    adopt: assign({ record: (_, { record }: RecalledConsent): ConsentRecord | null => record }),
    acceptAll: assign({ record: (_, { at }: Answered) => consentRecord(EVERYTHING, at) }),
    rejectAll: assign({ record: (_, { at }: Answered) => consentRecord(NOTHING_OPTIONAL, at) }),
    saveChoices: assign({ record: ({ context }, { at }: Answered) => consentRecord(context.choices, at) }),
    tickAllowed: assign({ choices: ({ context }) => allowedBy(context.record) }),
    tick: assign({
      choices: (
        { context },
        { category, isAllowed }: { readonly category: ConsentCategory; readonly isAllowed: boolean },
      ) => withChoice(context.choices, category, isAllowed),
    }),
    forget: assign({ record: null }),
    announceRecord: emit(({ context }): CookieConsentEmitted => ({
      type: 'consent.recorded',
      record: context.record!,
    })),
    announceErasure: emit({ type: 'consent.erased' }),
    announceAllowed: emit(({ context }): CookieConsentEmitted => ({
      type: 'consent.applied',
      choices: allowedBy(context.record),
    })),
    requestReload: emit({ type: 'page.reloadRequested' }),
  },
});

const answers = cookieConsent.createStateConfig({
  on: {
    'visitor.allAccepted': {
      target: '#cookieConsent.answered',
      actions: [{ type: 'acceptAll', params: ({ event }) => event }, 'announceRecord'],
    },
    'visitor.allRejected': {
      target: '#cookieConsent.answered',
      actions: [{ type: 'rejectAll', params: ({ event }) => event }, 'announceRecord'],
    },
  },
}).on;

const recalling = cookieConsent.createStateConfig({
  description: 'We look for an answer that was given before.',
  invoke: {
    id: 'recallConsent',
    src: 'recallConsent',
    onDone: [
      {
        guard: { type: 'isValid', params: ({ event }) => event.output },
        target: 'answered',
        actions: { type: 'adopt', params: ({ event }) => event.output },
      },
      { target: 'asking', meta: { note: 'No answer, one of more than 365 days ago, or one to another version.' } },
    ],
    onError: 'asking',
  },
});

const asking = cookieConsent.createStateConfig({
  description: 'The banner asks; until it is answered, neither analytics nor marketing is loaded.',
  on: { ...answers, 'visitor.customiseRequested': 'customising' },
});

const customising = cookieConsent.createStateConfig({
  description: 'The visitor chooses one by one; what is necessary stays on.',
  entry: 'tickAllowed',
  on: {
    ...answers,
    'visitor.choiceChanged': { actions: { type: 'tick', params: ({ event }) => event } },
    'visitor.choicesSaved': {
      target: 'answered',
      actions: [{ type: 'saveChoices', params: ({ event }) => event }, 'announceRecord'],
    },
    'visitor.dialogClosed': [
      { guard: 'hasAnswer', target: 'answered', meta: { note: 'The answer from before goes on holding.' } },
      { target: 'asking', meta: { note: 'Nothing was answered: the banner stays.' } },
    ],
  },
});

const erased = { target: '#cookieConsent.asking', actions: ['forget', 'announceErasure', 'announceAllowed'] } as const;

const answered = cookieConsent.createStateConfig({
  description: 'The visitor has answered; only what was allowed is loaded.',
  entry: 'announceAllowed',
  initial: 'resting',
  states: {
    resting: {
      description: 'The cookie settings show the answer and its date.',
      on: {
        'visitor.customiseRequested': '#cookieConsent.customising',
        'visitor.resetRequested': 'confirmingReset',
        'visitor.bannerTested': {
          ...erased,
          actions: [...erased.actions, 'requestReload'],
          meta: { note: 'The answer is erased and the page loaded anew, to see the banner.' },
        },
      },
    },
    confirmingReset: {
      description: 'The visitor is asked whether to erase the answer.',
      on: {
        'visitor.resetConfirmed': { ...erased, meta: { note: 'The banner appears again.' } },
        'visitor.resetDeclined': 'resting',
      },
    },
  },
});

export const cookieConsentMachine = cookieConsent.createMachine({
  id: 'cookieConsent',
  description:
    'Whether analytics and marketing may be loaded: never before the visitor has said so. An answer holds for 365 days and one version of the policy.',
  meta: {
    source: [
      'S1 §2 Modals',
      'S1 §3 Cookie consent record',
      'S1 §4 Cookie consent',
      'S1 §9',
      'S2 §2 Cookie settings',
      'S2 §9',
      'D14',
      'R8',
    ],
  },
  context: { record: null, choices: NOTHING_OPTIONAL },
  initial: 'recalling',
  states: { recalling, asking, customising, answered },
});

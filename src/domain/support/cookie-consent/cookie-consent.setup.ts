import { assign, emit, setup } from 'xstate';
import { actorSlot, listenerSlot } from '#domain/shared/actor-slot.ts';
import type { MachineMeta } from '#domain/shared/machine.ts';
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

export const cookieConsent = setup({
  types: {
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    emitted: {} as CookieConsentEmitted,
    meta: {} as MachineMeta,
  },
  actors: {
    recallConsent: actorSlot<RecalledConsent>('recallConsent'),
    watchConsent: listenerSlot('watchConsent'),
  },
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

export const answers = cookieConsent.createStateConfig({
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

export const erased = {
  target: '#cookieConsent.asking',
  actions: ['forget', 'announceErasure', 'announceAllowed'],
} as const;

import { NOTHING_OPTIONAL } from './cookie-consent.rules.ts';
import { cookieConsent, answers, erased } from './cookie-consent.setup.ts';

export const cookieConsentMachine = cookieConsent.createMachine({
  id: 'cookieConsent',
  description:
    'Whether analytics and marketing may be loaded: never before the visitor has said so. An answer holds for 365 days and one version of the policy.',
  meta: {
    source: [
      'S1 §2 Other modals and layers',
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
  invoke: {
    id: 'watchConsent',
    src: 'watchConsent',
    onError: { meta: { note: 'What other tabs answer is then found at the next visit.' } },
  },
  on: {
    'consent.changedElsewhere': [
      {
        guard: { type: 'isValid', params: ({ event }) => event },
        target: '.answered',
        actions: { type: 'adopt', params: ({ event }) => event },
        meta: { note: 'Answered in another tab: it is the answer of the whole browser.' },
      },
      {
        target: '.asking',
        actions: ['forget', 'announceAllowed'],
        meta: { note: 'Erased in another tab: nothing optional is allowed here either.' },
      },
    ],
  },
  initial: 'recalling',
  states: {
    recalling: {
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
    },
    asking: {
      description: 'The banner asks; until it is answered, neither analytics nor marketing is loaded.',
      on: { ...answers, 'visitor.customiseRequested': 'customising' },
    },
    customising: {
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
    },
    answered: {
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
    },
  },
});

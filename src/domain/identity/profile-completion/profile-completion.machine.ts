import { and, assign, emit, not, or, setup, stateIn } from 'xstate';
import { COMPLETION_PATH, COMPLETION_SUSPENSION, needsCompletion } from './profile-completion.rules.ts';
import type {
  ProfileCompletionContext,
  ProfileCompletionEmitted,
  ProfileCompletionEvent,
} from './profile-completion.types.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';

type Established = Extract<ProfileCompletionEvent, { type: 'session.established' }>;

const profileCompletion = setup({
  types: {
    context: {} as ProfileCompletionContext,
    events: {} as ProfileCompletionEvent,
    emitted: {} as ProfileCompletionEmitted,
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  delays: { suspension: ({ context }) => context.suspension },
  guards: {
    isRemembered: (_, { isRemembered }: Established) => isRemembered,
    needsCompletion: (_, { user }: Established) => needsCompletion(user),
    isUnregistered: (_, outcome: SessionOutcome) => outcome === 'unregistered',
    isUnavailable: (_, outcome: SessionOutcome) => outcome === 'unavailable',
    isCalledFor: and([
      or([stateIn('#profileCompletion.profile.incomplete'), stateIn('#profileCompletion.profile.missing')]),
      stateIn('#profileCompletion.check.active'),
    ]),
  },
  actions: {
    setSuspension: assign({ suspension: (_, duration: number) => duration }),
    callForCompletion: emit({ type: 'completion.needed', path: COMPLETION_PATH }),
  },
});

const profile = profileCompletion.createStateConfig({
  description: 'What is known of the profile.',
  initial: 'unknown',
  on: {
    'session.established': [
      {
        guard: { type: 'isRemembered', params: ({ event }) => event },
        target: '.complete',
        meta: { note: 'Only complete profiles are remembered, and without their class.' },
      },
      { guard: { type: 'needsCompletion', params: ({ event }) => event }, target: '.incomplete' },
      { target: '.complete' },
    ],
    'session.settled': [
      { guard: { type: 'isUnregistered', params: ({ event }) => event.outcome }, target: '.missing' },
      {
        guard: { type: 'isUnavailable', params: ({ event }) => event.outcome },
        target: '.unknown',
        meta: { note: 'The backend is away: that is no reason to send anybody anywhere.' },
      },
    ],
    'session.ended': '.unknown',
  },
  states: {
    unknown: { description: 'Nobody is here, or the backend has not said.' },
    complete: { description: 'First name, terms and class are there.' },
    incomplete: { description: 'First name, terms or class are missing.' },
    missing: { description: 'The backend does not know this person yet.' },
  },
});

const suspend = { target: '.suspended', actions: { type: 'setSuspension', params: COMPLETION_SUSPENSION } } as const;

const check = profileCompletion.createStateConfig({
  description: 'Whether the profile is looked at just now.',
  initial: 'active',
  on: {
    'auth.registered': { ...suspend, meta: { note: 'What was just registered may take a moment to show.' } },
    'check.suspended': {
      target: '.suspended',
      actions: { type: 'setSuspension', params: ({ event }) => event.duration ?? COMPLETION_SUSPENSION },
    },
  },
  states: {
    active: { description: 'The profile counts.', on: { 'auth.opened': 'leftToDialog' } },
    leftToDialog: {
      description: 'The dialog of login and registration is open and asks for the very same.',
      on: { 'auth.dismissed': 'active', 'auth.completed': 'active' },
    },
    suspended: { description: 'For a few seconds nobody is led away.', after: { suspension: 'active' } },
  },
});

const guidance = profileCompletion.createStateConfig({
  description: 'Whether the pupil is led to the completion.',
  initial: 'silent',
  states: {
    silent: { description: 'Nothing to do.', always: { guard: 'isCalledFor', target: 'called' } },
    called: {
      description: 'The pupil was asked, once, to complete the profile.',
      entry: 'callForCompletion',
      always: { guard: not('isCalledFor'), target: 'silent' },
    },
  },
});

export const profileCompletionMachine = profileCompletion.createMachine({
  id: 'profileCompletion',
  description:
    'Whoever has an account but no first name, class or accepted terms, or is not registered at all, is led to complete the profile: once, and never because of an error. ' +
    'Right after a registration the check rests for five seconds.',
  meta: { source: ['S1 §4 Profile complete', 'S2 §4 Route guards', 'D8'] },
  context: { suspension: COMPLETION_SUSPENSION },
  type: 'parallel',
  states: { profile, check, guidance },
});

import { not } from 'xstate';
import { COMPLETION_SUSPENSION } from './profile-completion.rules.ts';
import { outdated, profileCompletion, suspend } from './profile-completion.setup.ts';

export const profileCompletionMachine = profileCompletion.createMachine({
  id: 'profileCompletion',
  description:
    'Whoever has an account but no first name, class or accepted terms, or is not registered at all, is led to complete the profile: once, and never because of an error. ' +
    'Right after a registration the check rests for five seconds.',
  meta: { source: ['S1 §4 Complete profile', 'S2 §4 Route guards', 'D8'] },
  context: { suspension: COMPLETION_SUSPENSION },
  type: 'parallel',
  states: {
    profile: {
      description: 'What is known of the profile.',
      initial: 'unknown',
      on: {
        'session.userFound': [
          { guard: { type: 'needsCompletion', params: ({ event }) => event.user }, target: '.incomplete' },
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
        'auth.registered': outdated,
        'check.suspended': outdated,
      },
      states: {
        unknown: { description: 'Nobody is here, or the backend has not said.' },
        complete: { description: 'First name, terms and class are there.' },
        incomplete: { description: 'First name, terms or class are missing.' },
        missing: { description: 'The backend does not know this person yet.' },
      },
    },
    check: {
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
    },
    guidance: {
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
    },
  },
});

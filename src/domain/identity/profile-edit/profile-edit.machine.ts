import { notingFailure } from '#domain/shared/machine.ts';
import { profileFormOf, tidiedProfile } from './profile-edit.rules.ts';
import { profileEdit, updated, acceptingTerms, withdrawingConsent } from './profile-edit.setup.ts';

export const profileEditMachine = profileEdit.createMachine({
  id: 'profileEdit',
  description:
    'On the account page a pupil reads the profile, changes first name, class and marketing consent, accepts the terms if that was left open, and takes a guardian’s consent back.',
  meta: { source: ['S1 §2 Account page', 'S1 §6', 'S1 §8 Account', 'R8'] },
  context: ({ input }) => ({ ...input, values: profileFormOf(input.user), isChecked: false, failure: null }),
  initial: 'reading',
  on: {
    'session.established': {
      actions: { type: 'adopt', params: ({ event }) => event.user },
      meta: { note: 'The user was asked for anew, by this page or another part of it.' },
    },
  },
  states: {
    reading: {
      description: 'The profile is shown.',
      initial: 'resting',
      on: {
        'pupil.editRequested': { target: 'editing', actions: 'fillIn' },
        'pupil.termsAccepted': { guard: 'areTermsOpen', target: 'acceptingTerms' },
        'pupil.consentWithdrawn': {
          guard: 'hasConsent',
          target: 'withdrawingConsent',
          meta: { note: 'A consent may be taken back as easily as it was given.' },
        },
      },
      states: {
        resting: { description: 'Nothing has changed.' },
        thanking: {
          description: 'The change is saved; the good news stays for a moment.',
          after: { notice: 'resting' },
        },
      },
    },
    editing: {
      description: 'The pupil changes first name, class and consent.',
      on: {
        'pupil.fieldsChanged': { actions: { type: 'type', params: ({ event }) => event.change } },
        'pupil.formSubmitted': [
          { guard: 'isWellFilled', target: 'saving' },
          { actions: 'check', meta: { note: 'The first name says what is wrong with it.' } },
        ],
        'pupil.editCancelled': {
          target: 'reading',
          actions: 'forgetFailure',
          meta: { note: 'The profile stays as it was.' },
        },
      },
    },
    saving: {
      description: 'The change is on its way.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => ({ userId: context.user.id, change: tidiedProfile(context.values) }),
        onDone: updated,
        onError: {
          target: 'editing',
          actions: notingFailure,
          meta: { note: 'What was typed stays in the form.' },
        },
      },
    },
    acceptingTerms,
    withdrawingConsent,
  },
});

import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { PROFILE_NOTICE, profileFormOf, profileProblems, tidiedProfile } from './profile-edit.rules.ts';
import type {
  ProfileChange,
  ProfileEditContext,
  ProfileEditEmitted,
  ProfileEditEvent,
  ProfileEditInput,
  ProfileForm,
} from './profile-edit.types.ts';
import type { User } from '#domain/identity/user.types.ts';

const profileEdit = setup({
  types: {
    context: {} as ProfileEditContext,
    input: {} as ProfileEditInput,
    events: {} as ProfileEditEvent,
    emitted: {} as ProfileEditEmitted,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: { updateProfile: actorSlot<User, ProfileChange>('updateProfile') },
  delays: { notice: PROFILE_NOTICE },
  guards: {
    isWellFilled: ({ context }) => Object.keys(profileProblems(context.values)).length === 0,
    hasConsent: ({ context }) => context.user.guardianConsent,
    areTermsOpen: ({ context }) => !context.user.isTermsAccepted,
  },
  actions: {
    fillIn: assign({ values: ({ context }) => profileFormOf(context.user), isChecked: false, failure: null }),
    type: assign({ values: ({ context }, change: Partial<ProfileForm>) => ({ ...context.values, ...change }) }),
    check: assign({ isChecked: true }),
    adopt: assign({ user: (_, user: User) => user }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    forgetFailure: assign({ failure: null }),
    announce: emit((_, user: User): ProfileEditEmitted => ({ type: 'profile.updated', user })),
  },
});

const reading = profileEdit.createStateConfig({
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
    thanking: { description: 'The change is saved; the good news stays for a moment.', after: { notice: 'resting' } },
  },
});

const editing = profileEdit.createStateConfig({
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
});

const updated = {
  target: '#profileEdit.reading.thanking',
  actions: [
    { type: 'adopt', params: ({ event }: { event: { output: User } }) => event.output },
    { type: 'announce', params: ({ event }: { event: { output: User } }) => event.output },
  ],
} as const;

const saving = profileEdit.createStateConfig({
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
      actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
      meta: { note: 'What was typed stays in the form.' },
    },
  },
});

/** A change that is made with one press, without a form. */
const making = (change: ProfileChange['change'], description: string) =>
  profileEdit.createStateConfig({
    description,
    tags: 'busy',
    entry: 'forgetFailure',
    invoke: {
      id: 'updateProfile',
      src: 'updateProfile',
      input: ({ context }) => ({ userId: context.user.id, change }),
      onDone: updated,
      onError: {
        target: 'reading',
        actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
      },
    },
  });

const acceptingTerms = making({ isTermsAccepted: true }, 'The terms are being accepted.');
const withdrawingConsent = making({ guardianConsent: false }, 'The guardian’s consent is being taken back.');

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
  states: { reading, editing, saving, acceptingTerms, withdrawingConsent },
});

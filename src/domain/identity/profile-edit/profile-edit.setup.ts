import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { PROFILE_NOTICE, profileFormOf, profileProblems } from './profile-edit.rules.ts';
import type {
  ProfileChange,
  ProfileEditContext,
  ProfileEditEmitted,
  ProfileEditEvent,
  ProfileEditInput,
  ProfileForm,
} from './profile-edit.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import { failureNoted, failing, type MachineMeta } from '#domain/shared/machine.ts';

export const profileEdit = setup({
  types: {
    context: {} as ProfileEditContext,
    input: {} as ProfileEditInput,
    events: {} as ProfileEditEvent,
    emitted: {} as ProfileEditEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
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
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
    announce: emit((_, user: User): ProfileEditEmitted => ({ type: 'profile.updated', user })),
  },
});

export const updated = {
  target: '#profileEdit.reading.thanking',
  actions: [
    { type: 'adopt', params: ({ event }: { event: { output: User } }) => event.output },
    { type: 'announce', params: ({ event }: { event: { output: User } }) => event.output },
  ],
} as const;

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
      onError: failing('reading'),
    },
  });

export const acceptingTerms = making({ isTermsAccepted: true }, 'The terms are being accepted.');

export const withdrawingConsent = making({ guardianConsent: false }, 'The guardian’s consent is being taken back.');

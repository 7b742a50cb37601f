import { assertEvent } from 'xstate';
import { failing, failureCode } from '#domain/shared/machine.ts';
import { deleteAccount } from './delete-account.setup.ts';

export const deleteAccountMachine = deleteAccount.createMachine({
  id: 'deleteAccount',
  description:
    'A pupil leaves for good. Our server deletes everything, the account for signing in too; the login must not be older than five minutes.',
  meta: { source: ['S1 §2 Other modals and layers', 'S1 §7', 'S1 §8 Account', 'R6'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The pupil is asked whether this is meant.',
      on: { 'pupil.deletionConfirmed': 'deletingUser', 'pupil.dialogClosed': 'closed' },
    },
    deletingUser: {
      description:
        'Our server deletes the user: it ends the plan and all access at once, and erases the rest later, the account for signing in too.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteUser',
        src: 'deleteUser',
        input: ({ context }) => context.userId,
        onDone: {
          target: 'signingOut',
          actions: 'announceDeletion',
          meta: { note: 'From here on nobody is signed in: the page is left, and what it remembers is cleared.' },
        },
        onError: [
          {
            guard: { type: 'isLoginTooOld', params: failureCode },
            target: 'proving',
            meta: { note: 'The login is older than five minutes: whoever asks must show who they are.' },
          },
          failing('confirming'),
        ],
      },
    },
    proving: {
      description: 'The person signs in anew.',
      initial: 'asking',
      states: {
        asking: {
          description: 'We ask for the password, or for Google once more.',
          on: { 'pupil.identityProven': 'checking', 'pupil.dialogClosed': '#deleteAccount.closed' },
        },
        checking: {
          description: 'The identity service checks who this is.',
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'signInAgain',
            src: 'signInAgain',
            input: ({ event }) => {
              assertEvent(event, 'pupil.identityProven');
              return event.proof;
            },
            onDone: [
              {
                guard: { type: 'isProven', params: ({ event }) => event.output },
                target: '#deleteAccount.deletingUser',
              },
              { target: 'asking', meta: { note: 'The window of Google was closed without a choice.' } },
            ],
            onError: failing('asking'),
          },
          on: { 'pupil.dialogClosed': '#deleteAccount.closed' },
        },
      },
    },
    signingOut: {
      description: 'This browser signs out of the account that is going.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'deleted',
        onError: { target: 'deleted', meta: { note: 'Nothing opens with that login any more.' } },
      },
    },
    deleted: { description: 'The account is gone; the visitor is signed out.', type: 'final' },
    closed: { description: 'Nothing was deleted.', type: 'final' },
  },
});

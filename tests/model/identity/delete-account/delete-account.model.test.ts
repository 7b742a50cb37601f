import { describe, expect, it } from 'vitest';
import { deleteAccountMachine } from '#domain/identity/delete-account/delete-account.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const PASSWORD = { kind: 'password', password: 'poziomka-7' } as const;

describeMachine('delete account', deleteAccountMachine, {
  inputs: { ania: { userId: 'ania' } },
  events: {
    'pupil.deletionConfirmed': [{}],
    'pupil.identityProven': [{ proof: PASSWORD }, { proof: { kind: 'google' } }],
    'pupil.dialogClosed': [{}],
  },
  answers: {
    deleteUser: [done(undefined), failed('auth/recent-login-required'), failed('server/unavailable')],
    signInAgain: [done(true), done(false), failed('auth/invalid-credentials')],
    signOut: [done(undefined), failed('session/expired')],
  },
  restStates: ['confirming'],
  endsByItself: {
    deleteUser: 'within 30 s: the timeout of the call (S1 §9); a deletion under way is not broken off',
    signOut: 'within 60 s: Firebase’s own timeout',
    signInAgain: 'within 60 s: Firebase’s own timeout',
  },
  ignored: {
    'deletingUser/pupil.*': 'a deletion under way is not broken off',
    'signingOut/pupil.*': 'a deletion under way is not broken off',
    'proving.checking/pupil.*': 'the form is locked while it is checked',
  },
  invariants: {
    'nobody is signed out before the user is deleted': ({ snapshot, before }) =>
      !snapshot.matches('signingOut') ||
      before?.matches('deletingUser') === true ||
      before?.matches('signingOut') === true,
    'a deletion is told exactly when the server has deleted the user': ({ snapshot, before, emitted }) =>
      (before?.matches('deletingUser') === true && snapshot.matches('signingOut')) ===
      emitted.some(({ type }) => type === 'account.deleted'),
    'nothing is deleted without a word of the pupil': ({ snapshot, before }) =>
      !snapshot.matches('deletingUser') || before !== undefined,
  },
});

const confirmed = () => {
  const dialog = testActor(deleteAccountMachine, { input: { userId: 'ania' } });
  dialog.send({ type: 'pupil.deletionConfirmed' });
  return dialog;
};

const askedForProof = () => {
  const dialog = confirmed();
  dialog.answer('deleteUser', failed('auth/recent-login-required'));
  return dialog;
};

const proving = (proof: typeof PASSWORD | { readonly kind: 'google' } = PASSWORD) => {
  const dialog = askedForProof();
  dialog.send({ type: 'pupil.identityProven', proof });
  return dialog;
};

describe('delete account', () => {
  it('asks the pupil first (S1 §2.49)', () => {
    const dialog = testActor(deleteAccountMachine, { input: { userId: 'ania' } });
    expect([dialog.state(), dialog.pending()]).toEqual(['confirming', []]);
  });

  it('deletes the user in the backend, tells so, and then signs out', () => {
    const dialog = confirmed();
    expect([dialog.state(), dialog.pending(), dialog.askedOf('deleteUser')]).toEqual([
      'deletingUser',
      ['deleteUser'],
      'ania',
    ]);
    dialog.answer('deleteUser', done(undefined));
    expect([dialog.state(), dialog.pending(), dialog.emitted]).toEqual([
      'signingOut',
      ['signOut'],
      [{ type: 'account.deleted' }],
    ]);
    dialog.answer('signOut', done(undefined));
    expect([dialog.state(), dialog.snapshot().status, dialog.emitted]).toEqual([
      'deleted',
      'done',
      [{ type: 'account.deleted' }],
    ]);
  });

  it('is done as well when the identity service has forgotten the account already (R6)', () => {
    const dialog = confirmed();
    dialog.answer('deleteUser', done(undefined));
    dialog.answer('signOut', failed('session/expired'));
    expect([dialog.state(), dialog.emitted]).toEqual(['deleted', [{ type: 'account.deleted' }]]);
  });

  it('stays signed in when the backend fails, says so, and can be tried again (S1 §8 Account)', () => {
    const dialog = confirmed();
    dialog.answer('deleteUser', failed('server/unavailable'));
    expect([dialog.state(), dialog.context().failure, dialog.pending(), dialog.emitted]).toEqual([
      'confirming',
      'server/unavailable',
      [],
      [],
    ]);
    dialog.send({ type: 'pupil.deletionConfirmed' });
    expect([dialog.state(), dialog.context().failure]).toEqual(['deletingUser', null]);
  });

  it('wants a new login when the last one is older than five minutes (R6)', () => {
    const dialog = askedForProof();
    expect([dialog.state(), dialog.pending(), dialog.context().failure]).toEqual([{ proving: 'asking' }, [], null]);
  });

  it.each([PASSWORD, { kind: 'google' } as const])(
    'goes on with the deletion after a new login with %o (R6)',
    (proof) => {
      const dialog = proving(proof);
      expect([dialog.state(), dialog.askedOf('signInAgain')]).toEqual([{ proving: 'checking' }, proof]);
      dialog.answer('signInAgain', done(true));
      expect([dialog.state(), dialog.askedOf('deleteUser')]).toEqual(['deletingUser', 'ania']);
    },
  );

  it('asks again after a wrong password, until it is tried again', () => {
    const dialog = proving();
    dialog.answer('signInAgain', failed('auth/invalid-credentials'));
    expect([dialog.state(), dialog.context().failure, dialog.pending()]).toEqual([
      { proving: 'asking' },
      'auth/invalid-credentials',
      [],
    ]);
    dialog.send({ type: 'pupil.identityProven', proof: PASSWORD });
    expect(dialog.context().failure).toEqual(null);
  });

  it('asks again when the window of Google was closed without a choice', () => {
    const dialog = proving({ kind: 'google' });
    dialog.answer('signInAgain', done(false));
    expect([dialog.state(), dialog.context().failure]).toEqual([{ proving: 'asking' }, null]);
  });

  it('does not stop a deletion that is under way', () => {
    const dialog = confirmed();
    dialog.send({ type: 'pupil.dialogClosed' });
    expect([dialog.state(), dialog.pending()]).toEqual(['deletingUser', ['deleteUser']]);
  });

  it.each([
    ['the question', () => testActor(deleteAccountMachine, { input: { userId: 'ania' } })],
    ['the request for a new login', askedForProof],
    ['a new login on its way', () => proving()],
  ] as const)('deletes nothing when the pupil closes the dialog at %s', (_, reach) => {
    const dialog = reach();
    dialog.send({ type: 'pupil.dialogClosed' });
    expect([dialog.state(), dialog.snapshot().status, dialog.pending(), dialog.emitted]).toEqual([
      'closed',
      'done',
      [],
      [],
    ]);
  });
});

import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { changePasswordLogic } from '#application/identity/change-password/change-password.logic.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';

const changeTo = async (next: string) => {
  const changes: string[] = [];
  const keys: AccountCredentials = {
    sendPasswordReset: async () => {},
    changePassword: async (from, to) => void changes.push(`${from} to ${to}`),
    signInAgain: async () => true,
  };
  const dialog = createActor(changePasswordLogic(keys, { includes: async (password) => password === 'qwerty' }), {
    input: { values: { current: 'poziomka-7', next, confirmation: next } },
  }).start();
  dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  const { value, context } = await waitFor(dialog, (snapshot) => !snapshot.matches('sending'));
  dialog.stop();
  return { value, failure: context.failure, changes };
};

it('hands the present and the new password to the identity service', async () => {
  expect(await changeTo('jagoda-88')).toEqual({ value: 'sent', failure: null, changes: ['poziomka-7 to jagoda-88'] });
});

it('refuses one of the most common passwords before anybody hears of it (S1 §8.19, R13)', async () => {
  expect(await changeTo('qwerty')).toEqual({ value: 'editing', failure: 'auth/weak-password', changes: [] });
});

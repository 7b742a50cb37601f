import { describe, expect, it } from 'vitest';
import { forgotPasswordMachine } from '#domain/identity/forgot-password/forgot-password.machine.ts';
import { selectForgotPassword } from '#ui/identity/forgot-password/forgot-password.view.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const forgotten = (email: string) => {
  const dialog = testActor(forgotPasswordMachine, { input: { values: { email } } });
  const view = () => selectForgotPassword(dialog.snapshot());
  const submit = () => dialog.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  return { dialog, view, submit };
};

const FORM = {
  screen: 'form',
  email: 'ania@example.com',
  isBusy: false,
  mistake: undefined,
  error: undefined,
} as const;

describe('the dialog of a forgotten password', () => {
  it('is filled in, busy, and tells that the link was sent until it closes', () => {
    const { dialog, view, submit } = forgotten('ania@example.com');
    const views = [view()];
    submit();
    views.push(view());
    dialog.answer('send', done(undefined));
    views.push(view());
    dialog.pass(5_000);
    views.push(view());
    expect(views).toEqual([FORM, { ...FORM, isBusy: true }, { screen: 'sent' }, { screen: 'sent' }]);
  });

  it('wants an e-mail, once it is submitted without one (S1 §5.28)', () => {
    const { view, submit } = forgotten('');
    const before = view();
    submit();
    expect([before, view()]).toEqual([
      { ...FORM, email: '' },
      { ...FORM, email: '', mistake: 'Email jest wymagany' },
    ]);
  });

  it.each([
    ['auth/user-not-found', 'Nie znaleziono użytkownika z tym adresem email.'],
    ['auth/invalid-email', 'Nieprawidłowy format adresu email.'],
    ['auth/too-many-requests', 'Zbyt wiele prób. Spróbuj ponownie później.'],
    ['server/unavailable', 'Wystąpił błąd. Spróbuj ponownie.'],
  ] as const)('%s: „%s” (S1 §8.14–8.17)', (code, error) => {
    const { dialog, view, submit } = forgotten('ania@example.com');
    submit();
    dialog.answer('send', failed(code));
    expect(view()).toEqual({ ...FORM, error });
  });
});

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { newsletterLogic } from '#application/support/newsletter/newsletter.logic.ts';
import { newsletterLeaveMachine } from '#domain/support/newsletter-leave/newsletter-leave.machine.ts';
import { newsletterMachine } from '#domain/support/newsletter/newsletter.machine.ts';
import { selectNewsletterLeave } from '#ui/support/newsletter-leave/newsletter-leave.view.ts';
import { selectNewsletter } from '#ui/support/newsletter/newsletter.view.ts';
import { NEWSLETTER_SUBSCRIBED } from '#ui/texts/newsletter.pl.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const SUBMITTED = { type: 'pupil.formSubmitted', idempotencyKey: 'key-1' } as const;

const filledWith = (email: string) => {
  const newsletter = testActor(newsletterMachine, { input: { values: { email } } });
  return { newsletter, view: () => selectNewsletter(newsletter.snapshot()) };
};

describe('the newsletter on the home page (S1 §2.76)', () => {
  const FORM = { email: 'ola@example.pl', isBusy: false, isSubscribed: false, mistake: undefined, error: undefined };

  it('is filled in, busy, and thanks with an empty field', () => {
    const { newsletter, view } = filledWith('ola@example.pl');
    const views = [view()];
    newsletter.send(SUBMITTED);
    views.push(view());
    newsletter.answer('send', done(undefined));
    views.push(view());
    expect(views).toEqual([FORM, { ...FORM, isBusy: true }, { ...FORM, email: '', isSubscribed: true }]);
  });

  it('says with every address that it was given there (S1 §3.60)', () => {
    const said: (readonly [email: string, source: string])[] = [];
    const logic = newsletterLogic({
      subscribe: async (email, source) => void said.push([email, source]),
      leave: async () => {},
    });
    for (const email of ['ola@example.pl', 'ala@example.pl'])
      createActor(logic, { input: { values: { email } } })
        .start()
        .send(SUBMITTED);
    expect(said).toEqual([
      ['ola@example.pl', 'home'],
      ['ala@example.pl', 'home'],
    ]);
  });

  it('thanks in the words of the specification (S1 §8.41)', () => {
    expect(NEWSLETTER_SUBSCRIBED).toBe('Dziękujemy! Zostałeś pomyślnie zapisany do newslettera.');
  });

  it('says what is wrong once it is submitted, until that is mended (S1 §5.40)', () => {
    const { newsletter, view } = filledWith('ola');
    const before = view();
    newsletter.send(SUBMITTED);
    const wrong = view();
    newsletter.send({ type: 'pupil.fieldsChanged', change: { email: 'ola@example.pl' } });
    expect([before, wrong, view()]).toEqual([
      { ...FORM, email: 'ola' },
      { ...FORM, email: 'ola', mistake: 'Proszę wprowadzić prawidłowy adres e-mail.' },
      FORM,
    ]);
  });

  it.each([
    ['request/refused', 'Wystąpił błąd podczas zapisu. Spróbuj ponownie.'],
    ['network/offline', 'Wystąpił błąd. Proszę spróbować ponownie.'],
  ] as const)('%s: „%s” (S1 §8.42–8.43)', (code, error) => {
    const { newsletter, view } = filledWith('ola@example.pl');
    newsletter.send(SUBMITTED);
    newsletter.answer('send', failed(code));
    expect(view()).toEqual({ ...FORM, error });
  });
});

const opened = (token: string) => {
  const leaving = testActor(newsletterLeaveMachine, { input: { values: { token } } });
  return { leaving, view: () => selectNewsletterLeave(leaving.snapshot()) };
};

describe('the page that the link of a letter opens (R16)', () => {
  const ASK = { screen: 'ask', isBusy: false, error: undefined };

  it('asks, is busy, and says that the address is off the list', () => {
    const { leaving, view } = opened('id.signature');
    const views = [view()];
    leaving.send(SUBMITTED);
    views.push(view());
    leaving.answer('send', done(undefined));
    views.push(view());
    expect(views).toEqual([ASK, { ...ASK, isBusy: true }, { screen: 'left' }]);
  });

  it('says of a link that carries nothing, or nothing of ours, that it does not work', () => {
    const { leaving, view } = opened('half');
    leaving.send(SUBMITTED);
    leaving.answer('send', failed('request/not-found'));
    expect([opened('').view(), view()]).toEqual([{ screen: 'broken' }, { screen: 'broken' }]);
  });

  it('stays where it is while the server is away', () => {
    const { leaving, view } = opened('id.signature');
    leaving.send(SUBMITTED);
    leaving.answer('send', failed('network/offline'));
    expect(view()).toEqual({ ...ASK, error: 'Wystąpił błąd połączenia. Spróbuj ponownie.' });
  });
});

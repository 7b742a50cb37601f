import { describe, expect, it } from 'vitest';
import { contactMachine } from '#domain/support/contact/contact.machine.ts';
import { contactProblems, EMPTY_CONTACT } from '#domain/support/contact/contact.rules.ts';
import { selectContact } from '#ui/support/contact/contact.view.ts';
import { contactRequestTexts, contactTexts } from '#ui/texts/contact.pl.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const WRITTEN = { name: 'Ola', email: 'ola@example.pl', subject: 'Pytanie', message: 'Nie widać wykresu.' };
const SUBMITTED = { type: 'pupil.formSubmitted', idempotencyKey: 'key-1' } as const;

const filledWith = (values: typeof WRITTEN) => {
  const contact = testActor(contactMachine, { input: { values } });
  return { contact, view: () => selectContact(contact.snapshot()) };
};
const FORM = { screen: 'form', values: WRITTEN, isBusy: false, mistakes: {}, error: undefined };

describe('the contact page', () => {
  it('is filled in, busy, tells where the answer will come, and takes the next message', () => {
    const { contact, view } = filledWith(WRITTEN);
    const views = [view()];
    contact.send(SUBMITTED);
    views.push(view());
    contact.answer('send', done(undefined));
    views.push(view());
    contact.send({ type: 'pupil.formDismissed' });
    views.push(view());
    expect(views).toEqual([
      FORM,
      { ...FORM, isBusy: true },
      { screen: 'sent', email: 'ola@example.pl' },
      { ...FORM, values: { ...WRITTEN, subject: '', message: '' } },
    ]);
  });

  it('says of each field what is wrong with it, once it is submitted (S2 §5.41–5.46, §8.55)', () => {
    const { contact, view } = filledWith(EMPTY_CONTACT);
    const before = view();
    contact.send(SUBMITTED);
    expect([before, view()]).toEqual([
      { ...FORM, values: EMPTY_CONTACT },
      {
        ...FORM,
        values: EMPTY_CONTACT,
        mistakes: {
          name: 'Podaj swoje imię (minimum 2 znaki).',
          email: 'Proszę wpisać prawidłowy adres email.',
          subject: 'Temat musi zawierać co najmniej 5 znaków.',
          message: 'Wiadomość musi zawierać co najmniej 10 znaków.',
        },
      },
    ]);
  });

  it('says that an address is too long (S2 §5.43)', () => {
    const { contact, view } = filledWith({ ...WRITTEN, email: `${'a'.repeat(250)}@example.pl` });
    contact.send(SUBMITTED);
    expect(view()).toHaveProperty('mistakes', { email: 'Email nie może przekraczać 256 znaków.' });
  });

  it('keeps what was typed when it could not be sent, and says why (S2 §8.56, D23)', () => {
    const { contact, view } = filledWith(WRITTEN);
    contact.send(SUBMITTED);
    contact.answer('send', failed('network/offline'));
    expect(view()).toEqual({ ...FORM, error: 'Wystąpił błąd połączenia. Spróbuj ponownie.' });
  });

  it('promises an answer within 24 hours (S2 §1.25, §2.80, §9.36)', () => {
    expect([contactTexts.lead, contactTexts.sent.text('ola@example.pl')].map((text) => /24.godzin/.test(text))).toEqual(
      [true, true],
    );
  });

  it('asks for a lesson in words that may be sent as they are (D19)', () => {
    expect(contactProblems({ ...WRITTEN, ...contactRequestTexts.lesson })).toEqual({});
  });
});

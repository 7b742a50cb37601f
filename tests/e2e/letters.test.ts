import { randomUUID } from 'node:crypto';
import { call } from '../support/api.ts';
import { pagesOf } from './pages/pages.ts';
import { injectFault, LOST } from './support/faults.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { lettersTo, linkIn } from './support/mailbox.ts';
import { register, signIn, type Addresses } from './support/pupils.ts';

const someAddress = () => `letters-${randomUUID()}@example.test`;

test(
  'a visitor asks for a lesson, is told what is missing, and hears that the message has arrived (S2 §5.41–5.47, §7.55–7.56, D19)',
  { tag: SCREENS },
  async ({ page, input, addresses, seen }) => {
    const { contact, home } = pagesOf(page, input);
    const email = someAddress();
    await contact.open('?request=lesson');
    await contact.seeWritten({ name: '', email: '', subject: 'Lekcja z nauczycielem' });
    await seen('contact');
    await home.chooseInFooter('Kontakt');
    await contact.write({ subject: 'Hej', message: 'Krótko.' });
    await contact.chooseSend();
    await contact.seeMistakes(
      'Podaj swoje imię (minimum 2 znaki).',
      'Proszę wpisać prawidłowy adres email.',
      'Temat musi zawierać co najmniej 5 znaków.',
      'Wiadomość musi zawierać co najmniej 10 znaków.',
    );
    await contact.seeFocusOn('name');
    await seen('contact with mistakes');
    await contact.write({ name: 'Ola', email, subject: 'Lekcja', message: 'Proszę o lekcję z ułamków.' });
    await contact.chooseSend();
    await contact.seeSent(email);
    await seen('contact is sent');
    expect(await lettersTo(addresses, email)).toEqual([expect.stringContaining('Mamy Twoją wiadomość')]);
    await page.goBack();
    await contact.seeWritten({ name: 'Ola', email, subject: 'Lekcja z nauczycielem' });
  },
);

test('what was begun is there after a reload, and a message that is lost stays and is sent again once (R10, R14)', async ({
  page,
  input,
  addresses,
  consoleErrors,
}) => {
  const { contact } = pagesOf(page, input);
  const email = someAddress();
  await contact.open();
  await contact.write({ subject: 'Pytanie o plan', message: 'Czy mogę zmienić plan?' });
  await contact.seeKept('Czy mogę zmienić plan?');
  await page.reload();
  await contact.seeWritten({ name: '', email: '', subject: 'Pytanie o plan', message: 'Czy mogę zmienić plan?' });
  await contact.write({ name: 'Ola', email });
  const end = await injectFault(page, consoleErrors, /\/api\/ContactMessages$/, LOST);
  await contact.chooseSend();
  await contact.seeFailure('Wystąpił błąd połączenia. Spróbuj ponownie.');
  await end();
  await contact.chooseSend();
  await contact.seeSent(email);
  expect(await lettersTo(addresses, email)).toHaveLength(1);
  await contact.chooseAnother();
  await contact.seeWritten({ name: 'Ola', email, subject: '', message: '' });
  await page.reload();
  await contact.seeWritten({ subject: '', message: '' });
});

test('of a pupil who is logged in, name and address stand there already (S2 §2.79)', async ({
  page,
  input,
  member,
}) => {
  const { contact } = pagesOf(page, input);
  await contact.open();
  await contact.seeWritten({ name: member.firstName, email: member.email });
});

const post = ({ url }: Addresses, path: string, body: unknown) =>
  call(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test(
  'the link of a letter takes its address off the newsletter’s list, once its button is pressed (R16)',
  { tag: SCREENS },
  async ({ page, input, addresses, seen, consoleErrors }) => {
    const { letterLinks } = pagesOf(page, input);
    const email = someAddress();
    await post(addresses, '/api/Newsletter/Subscribe', { email, source: 'home' });
    const [welcome] = await lettersTo(addresses, email);
    await letterLinks.open(linkIn(welcome));
    await letterLinks.newsletter.seeQuestion();
    await seen('leaving the newsletter');
    // Whoever asks now is still on the list.
    await post(addresses, `/api/Newsletter/Unsubscribe?email=${email}`, {});
    expect(await lettersTo(addresses, email)).toHaveLength(2);
    await letterLinks.newsletter.chooseLeave();
    await letterLinks.newsletter.seeLeft();
    await seen('the newsletter is left');

    consoleErrors.allow(/\/api\/Newsletter\/Leave/);
    await letterLinks.open('/newsletter/wypisz?token=half');
    await letterLinks.newsletter.chooseLeave();
    await letterLinks.seeBroken();
    await seen('a link that does not work');
  },
);

test(
  'a guardian declines by the link of the letter, and thinks better of it (R8)',
  { tag: SCREENS },
  async ({ page, input, addresses, newcomer, seen }) => {
    const { letterLinks } = pagesOf(page, input);
    const guardianEmail = someAddress();
    await register(addresses, newcomer, { classId: 3, isUnder16: true, guardianConsent: true, guardianEmail });
    const consent = async () => {
      const api = await signIn(addresses, newcomer);
      return Object(await api.get(`/api/Users/${api.uid}`)).guardianConsent;
    };
    const [letter] = await lettersTo(addresses, guardianEmail);
    await letterLinks.open(linkIn(letter));
    await letterLinks.guardian.seeQuestion();
    await seen('a guardian is asked');
    expect(await consent()).toBe(true);
    await letterLinks.guardian.chooseDecline();
    await letterLinks.guardian.seeDeclined();
    await seen('a guardian has declined');
    expect(await consent()).toBe(false);
    await letterLinks.guardian.chooseChange();
    await letterLinks.guardian.chooseAgree();
    await letterLinks.guardian.seeAgreed();
    await seen('a guardian has agreed');
    expect(await consent()).toBe(true);
  },
);

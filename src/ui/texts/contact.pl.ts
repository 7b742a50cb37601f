import { CONTACT_REPLY_HOURS } from '#domain/support/contact/contact.rules.ts';
import type { ContactDraft, ContactProblem, ContactRequest } from '#domain/support/contact/contact.types.ts';
import { typeset } from './typeset.ts';

export const contactTexts = typeset({
  title: 'Napisz do nas',
  lead: `Odpowiadamy w ciągu ${CONTACT_REPLY_HOURS} godzin, na adres, który podasz.`,
  help: {
    text: 'Wiele odpowiedzi jest już gotowych.',
    link: 'Pytania i odpowiedzi',
  },
  danger:
    'Dzieje Ci się krzywda albo komuś obok? Nie czekaj na odpowiedź. 116 111 to bezpłatny telefon zaufania dla dzieci i młodzieży, a 112 to numer alarmowy.',
  name: 'Imię',
  email: 'Adres e-mail',
  subject: 'Temat',
  message: 'Wiadomość',
  messageHint: 'Nie wpisuj haseł ani numerów karty.',
  privacy: 'Zapisujemy to, co tu wpiszesz, tylko po to, żeby Ci odpowiedzieć.',
  privacyLink: 'Polityka prywatności',
  submit: 'Wyślij wiadomość',
  sent: {
    title: 'Mamy Twoją wiadomość',
    text: (email: string) => `Odpowiemy w ciągu ${CONTACT_REPLY_HOURS} godzin na adres ${email}.`,
    another: 'Napisz następną wiadomość',
  },
} as const);

/** The sentences of S2 §5.41–5.44 and §5.46 stand as they are. */
export const contactProblemTexts: Readonly<Record<ContactProblem, string>> = {
  'name/short': 'Podaj swoje imię (minimum 2 znaki).',
  'name/long': 'Imię może mieć najwyżej 100 znaków.',
  'email/format': 'Proszę wpisać prawidłowy adres email.',
  'email/long': 'Email nie może przekraczać 256 znaków.',
  'subject/short': 'Temat musi zawierać co najmniej 5 znaków.',
  'subject/long': 'Temat może mieć najwyżej 100 znaków.',
  'message/short': 'Wiadomość musi zawierać co najmniej 10 znaków.',
  'message/long': 'Wiadomość może mieć najwyżej 400 znaków.',
};

/** What is filled in for whoever comes with a wish (D19). */
export const contactRequestTexts: Readonly<Record<ContactRequest, ContactDraft>> = {
  lesson: {
    subject: 'Lekcja z nauczycielem',
    message: `Dzień dobry,
proszę o termin lekcji z nauczycielem.

Przedmiot i temat:
Klasa:
Pasujące dni i godziny: `,
  },
};

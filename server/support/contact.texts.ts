import { CONTACT_REPLY_HOURS } from '#domain/support/contact/contact.rules.ts';

interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const CONTACT_LETTERS = {
  /** Holds nothing of what was typed: the form cannot be used to write to strangers in our name (R15). */
  received: {
    subject: 'Mamy Twoją wiadomość',
    text: `Cześć!

Mamy Twoją wiadomość z formularza kontaktowego serwisu Nauka. Odpowiemy w ciągu ${CONTACT_REPLY_HOURS} godzin.

Jeśli to nie Ty, ktoś wpisał ten adres przez pomyłkę. Nie musisz nic robić.

Zespół Nauki
`,
  },
  message: ({ name, email, subject, message }: ContactMessage) => ({
    subject: `Kontakt: ${subject}`,
    text: `Od: ${name} <${email}>
Temat: ${subject}

${message}
`,
  }),
} as const;

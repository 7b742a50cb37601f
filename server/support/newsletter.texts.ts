/** What the newsletter writes to its readers. */
export const NEWSLETTER_LETTERS = {
  welcome: (link: string) => ({
    subject: 'Ten adres jest na liście newslettera Nauki',
    text: `Cześć!

Ten adres jest na liście newslettera serwisu Nauka. Napiszemy, gdy pojawi się coś nowego, co pomaga w nauce.

Jeśli ktoś wpisał ten adres przez pomyłkę albo nie chcesz już od nas listów, wypisz się tutaj:
${link}

Zespół Nauki
`,
  }),
  leave: (link: string) => ({
    subject: 'Wypisanie z newslettera Nauki',
    text: `Cześć!

Dostaliśmy prośbę o wypisanie tego adresu z newslettera serwisu Nauka. Aby ją potwierdzić, otwórz link i naciśnij przycisk:
${link}

Jeśli to nie Twoja prośba, nic nie rób. Adres zostanie na liście.

Zespół Nauki
`,
  }),
} as const;

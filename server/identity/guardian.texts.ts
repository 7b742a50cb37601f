/** To a guardian. Whoever registers chooses the address, so nothing stands here that they can write at will (R15). */
export const guardianLetter = (firstName: string | null, link: string) => ({
  subject: 'Nauka: prośba o zgodę rodzica lub opiekuna',
  text: `Dzień dobry!

Na koncie ucznia w serwisie Nauka ten adres podano jako adres rodzica lub opiekuna.${firstName === null ? '' : ` Imię podane na koncie: ${firstName}.`}

W Nauce uczniowie rozwiązują zadania z pomocą sztucznej inteligencji. Przed 16. urodzinami mogą to robić za zgodą rodzica lub opiekuna. Tutaj można zgodę potwierdzić albo jej odmówić:
${link}

Po odmowie rozmowy z AI są na tym koncie zamknięte. Decyzję można zmienić w każdej chwili tym samym linkiem.

Jeśli to pomyłka i nie chodzi o Państwa dziecko, prosimy odmówić zgody.

Zespół Nauki
`,
});

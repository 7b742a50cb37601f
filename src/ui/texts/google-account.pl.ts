import { typeset } from './typeset.ts';

/** The window that stands in for Google's where the service runs with the Auth emulator. */
export const googleAccountTexts = typeset({
  badge: 'Wersja próbna',
  title: 'Wybierz konto próbne',
  titleAgain: 'Potwierdź swoje konto próbne',
  lead: 'To nie jest strona Google. To okno serwisu Nauka, które zastępuje okno Google, gdy serwis działa na próbę. Wszystkie osoby są zmyślone.',
  warning: 'Nie wpisuj tu prawdziwego adresu ani hasła.',
  people: 'Konta próbne',
  other: 'Inne konto',
  name: 'Imię i nazwisko',
  email: 'Adres e-mail',
  submit: 'Użyj tego konta',
  cancel: 'Anuluj',
  nameMissing: 'Wpisz imię',
  emailWrong: 'Wpisz adres, na przykład ola@example.com',
  alone: 'To okno otwiera się podczas logowania kontem Google. Zacznij od strony głównej.',
  home: 'Strona główna',
} as const);

/** Nobody's: addresses at example.com belong to no one. */
export const samplePeople = [
  { name: 'Ala Kowalska', email: 'ala.kowalska@example.com' },
  { name: 'Jan Nowak', email: 'jan.nowak@example.com' },
] as const;

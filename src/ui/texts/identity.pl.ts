import type { RegistrationStep } from '#domain/identity/registration-progress.rules.ts';
import type { AccountProblem, DetailsProblem } from '#domain/identity/credentials.rules.ts';

export const identityTexts = {
  close: 'Zamknij',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  email: 'Adres e-mail',
  password: 'Hasło',
  login: {
    title: 'Zaloguj się',
    lead: 'Miło Cię znów widzieć.',
    submit: 'Zaloguj się',
    noAccount: 'Nie masz jeszcze konta?',
    register: 'Załóż konto',
  },
  account: {
    title: 'Załóż konto',
    step: 'Krok 1 z 2',
    passwordHint: 'Co najmniej 6 znaków',
    confirmation: 'Powtórz hasło',
    submit: 'Dalej',
    hasAccount: 'Masz już konto?',
    logIn: 'Zaloguj się',
  },
  details: {
    title: 'Jeszcze tylko chwila',
    step: 'Krok 2 z 2',
    firstName: 'Imię',
    schoolClass: 'Klasa',
    schoolClassPlaceholder: 'Wybierz klasę',
    primary: 'Szkoła podstawowa',
    high: 'Szkoła średnia',
    termsBefore: 'Akceptuję ',
    terms: 'regulamin',
    termsBetween: ' i ',
    privacy: 'politykę prywatności',
    newTab: '(otwiera się w nowej karcie)',
    marketing: 'Chcę dostawać e-maile o nowościach (nieobowiązkowe)',
    submit: 'Zarejestruj się',
    incomplete: 'Wypełnij wszystkie wymagane pola',
    termsMissing: 'Musisz zaakceptować regulamin aby kontynuować',
  },
  progress: {
    title: 'Zakładamy Twoje konto',
    label: 'Postęp rejestracji',
    doneTitle: 'Gotowe!',
    done: 'Konto jest założone. Miłej nauki!',
    failedTitle: 'Coś poszło nie tak',
    retry: 'Spróbuj ponownie',
  },
  complete: 'Dokończ rejestrację',
  completeShort: 'Dokończ',
} as const;

export const stepTexts: Readonly<Record<RegistrationStep, string>> = {
  start: 'Sprawdzamy, czy konto już istnieje…',
  addUser: 'Zapisujemy Twoje dane…',
  getSchoolYear: 'Sprawdzamy rok szkolny…',
  addUserSchoolYear: 'Dodajemy Cię do klasy…',
  saveLog: 'Kończymy…',
  complete: 'Konto założone',
};

export const accountProblemTexts: Readonly<Record<AccountProblem, string>> = {
  'email/required': 'Email jest wymagany',
  'email/format': 'Nieprawidłowy format email',
  'password/required': 'Hasło jest wymagane',
  'password/short': 'Hasło musi mieć minimum 6 znaków',
  'confirmation/required': 'Potwierdź hasło',
  'confirmation/different': 'Hasła nie są identyczne',
};

export const detailsProblemTexts: Readonly<Record<DetailsProblem, string>> = {
  'firstName/required': 'Wprowadź imię',
  'firstName/long': 'Imię może mieć najwyżej 100 znaków',
  'class/required': 'Wybierz swoją klasę',
  'terms/required': 'Musisz zaakceptować regulamin',
};

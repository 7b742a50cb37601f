import type { AccountProblem, DetailsProblem } from '#domain/identity/credentials.rules.ts';
import { RESET_LINK_HOURS } from '#domain/identity/forgot-password/forgot-password.rules.ts';
import type { ForgotPasswordProblem } from '#domain/identity/forgot-password/forgot-password.types.ts';
import type { RegistrationStep } from '#domain/identity/registration-progress/registration-progress.rules.ts';
import { counted } from './plural.ts';
import { isolated } from './isolated.ts';
import { typeset } from './typeset.ts';

export const identityTexts = typeset({
  close: 'Zamknij',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  email: 'Adres e-mail',
  password: 'Hasło',
  google: 'Kontynuuj z Google',
  or: 'albo',
  login: {
    title: 'Zaloguj się',
    lead: 'Miło Cię znów widzieć.',
    first: 'Pierwszy raz tutaj?',
    submit: 'Zaloguj się',
    forgotten: 'Nie pamiętasz hasła?',
    register: 'Załóż konto',
  },
  account: {
    title: 'Załóż konto',
    passwordHint: 'Co najmniej 6 znaków, ale nie to, co wpisuje wiele osób, na przykład „123456”.',
    confirmation: 'Powtórz hasło',
    submit: 'Dalej',
    hasAccount: 'Masz już konto?',
    logIn: 'Zaloguj się',
  },
  details: {
    title: 'Jeszcze tylko chwila',
    firstName: 'Imię',
    schoolClass: 'Klasa',
    schoolClassPlaceholder: 'Wybierz klasę',
    primary: 'Szkoła podstawowa',
    high: 'Liceum, technikum, szkoła branżowa',
    otherSchools: 'Technikum lub szkoła branżowa? Wybierz klasę LO z tym samym numerem.',
    termsBefore: 'Akceptuję ',
    terms: 'regulamin',
    termsBetween: ' i ',
    privacy: 'politykę prywatności',
    marketing: 'Chcę dostawać e-maile o nowościach (nieobowiązkowe)',
    submit: 'Zarejestruj się',
  },
  progress: {
    title: 'Zakładamy Twoje konto',
    label: 'Postęp rejestracji',
    doneTitle: 'Gotowe!',
    done: 'Konto jest założone. Miłej nauki!',
    failedTitle: 'Coś poszło nie tak',
    retry: 'Spróbuj ponownie',
  },
  stepOf: (step: number, count: number) => `Krok ${step} z ${count}`,
} as const);

/** To the letter (S1 §5). */
export const detailsFailureTexts = {
  incomplete: 'Wypełnij wszystkie wymagane pola',
  termsMissing: 'Musisz zaakceptować regulamin aby kontynuować',
} as const;

/** After „przez”. */
const LINK_LIFETIME = counted(RESET_LINK_HOURS, { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' });

export const forgotPasswordTexts = typeset({
  title: 'Nowe hasło',
  lead: 'Podaj adres e-mail swojego konta. Wyślemy link, pod którym ustawisz nowe hasło.',
  validity: `Link jest ważny przez ${LINK_LIFETIME}.`,
  submit: 'Wyślij link',
  back: 'Wróć do logowania',
  sent: `Wysłaliśmy link na podany adres. Jest ważny przez ${LINK_LIFETIME}. Jeśli go nie widzisz, zajrzyj do spamu.`,
} as const);

export const forgotPasswordProblemTexts: Readonly<Record<ForgotPasswordProblem, string>> = {
  'email/required': 'Email jest wymagany',
};

export const completionTexts = typeset({
  title: 'Dokończ rejestrację',
  text: 'Konto już jest. Do nauki brakuje jeszcze kilku informacji. Możesz też się wylogować i wrócić tu później.',
  logOut: 'Wyloguj się',
} as const);

export const welcomeTexts = typeset({
  title: (firstName: string) => `Witaj, ${isolated(firstName)}!`,
  text: 'Twoje konto jest gotowe. Zobacz, co możesz tu robić.',
  cards: {
    tasks: { title: 'Zadania', text: 'Z matematyki, fizyki i chemii, krok po kroku.' },
    flashcards: {
      title: 'Fiszki',
      text: 'Rozmowy z AI zamienione w fiszki, do powtórki przed sprawdzianem.',
    },
    assistant: { title: 'Asystent AI', text: 'Tutor AI podpowiada, Przyjaciel AI pokazuje całe rozwiązanie.' },
    forum: { title: 'Forum pomocy', text: 'Miejsce na pytania do innych uczniów i nauczycieli. Jeszcze powstaje.' },
  },
  start: 'Zacznij z Tutorem AI',
  home: 'Strona główna',
  account: 'Moje konto',
} as const);

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

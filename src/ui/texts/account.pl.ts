import { TRIAL_POINTS } from '#domain/entitlement/trial-status.rules.ts';
import type { ChangePasswordProblem } from '#domain/identity/change-password/change-password.types.ts';
import { longDate } from './long-date.ts';
import { hours, minutes } from './plural.ts';
import { typeset } from './typeset.ts';

/** Sentences that the specification fixes to the letter (S1 §8.23, §8.48). */
export const PROFILE_UPDATED = 'Profil zaktualizowany pomyślnie!';
export const PASSWORD_CHANGED = 'Hasło zostało zmienione pomyślnie!';

export const accountTexts = typeset({
  title: 'Moje konto',
  tabs: 'Części konta',
  profileTab: 'Moje konto',
  planTab: 'Mój plan',
  close: 'Zamknij',
  cancel: 'Anuluj',
  menu: {
    label: 'Ustawienia konta',
    edit: 'Edytuj profil',
    password: 'Zmień hasło',
    logOut: 'Wyloguj się',
  },
  profile: {
    title: 'Twoje dane',
    editTitle: 'Edytuj profil',
    firstName: 'Imię',
    email: 'Adres e-mail',
    schoolClass: 'Klasa',
    userId: 'Identyfikator',
    copyUserId: 'Kopiuj identyfikator',
    provider: 'Sposób logowania',
    registered: 'Data rejestracji',
    marketing: 'Zgoda na wiadomości o nowościach',
    terms: 'Regulamin zaakceptowany',
    guardianEmail: 'E-mail rodzica lub opiekuna',
    guardianConsent: 'Zgoda rodzica lub opiekuna',
    yes: 'Tak',
    no: 'Nie',
    missing: 'Nie podano',
    marketingLabel: 'Chcę dostawać e-maile o nowościach (nieobowiązkowe)',
    marketingUnder16: 'Przed 16. urodzinami nie wysyłamy wiadomości o nowościach.',
    save: 'Zapisz',
    remove: 'Usuń konto',
    dateOf: longDate,
  },
  terms: {
    title: 'Regulamin czeka na Ciebie',
    before: 'Przeczytaj ',
    terms: 'regulamin',
    between: ' i ',
    privacy: 'politykę prywatności',
    after: '. Do dalszej nauki potrzebna jest Twoja zgoda.',
    accept: 'Akceptuj warunki',
  },
  withdrawal: {
    action: 'Cofnij zgodę',
    title: 'Cofnąć zgodę na AI?',
    text: 'Tutor AI i Przyjaciel AI zamkną się, dopóki rodzic lub opiekun nie zgodzi się ponownie. Twoje rozmowy zostają.',
    confirm: 'Cofnij zgodę',
    done: 'Zgoda jest cofnięta. Tutor AI i Przyjaciel AI są zamknięte.',
  },
  guardian: {
    title: 'Zgoda rodzica lub opiekuna',
    lead: 'Tutor AI i Przyjaciel AI otworzą się, gdy rodzic lub opiekun wyrazi zgodę.',
    submit: 'Zapisz zgodę',
    done: 'Zgoda jest zapisana. Tutor AI i Przyjaciel AI są otwarte.',
    toTutor: 'Przejdź do Tutora AI',
  },
  data: {
    title: 'Kopia danych',
    text: 'Wszystko, co o Tobie przechowujemy, na przykład profil i rozmowy, w jednym pliku.',
    download: 'Pobierz moje dane',
    gathering: 'Zbieramy Twoje dane…',
    done: 'Plik jest w pobranych.',
  },
  trial: {
    title: 'Okres próbny',
    none: 'Okres próbny nie jest teraz dostępny.',
    available:
      'Masz 24 godziny i 25 punktów na pracę z Tutorem AI i Przyjacielem AI. Bez karty płatniczej. Czas zacznie płynąć z pierwszym pytaniem albo gdy okres próbny rozpoczniesz tutaj.',
    besidePlan: 'Masz plan, więc okres próbny nie jest Ci teraz potrzebny. Punktów nie liczymy.',
    needsGuardian: 'Okres próbny otworzy się ze zgodą rodzica lub opiekuna.',
    toGuardian: 'Uzupełnij zgodę',
    start: 'Przejdź do Tutora AI',
    active: 'Trwa',
    ending: 'Kończy się',
    points: 'Punkty',
    time: 'Czas',
    pointsLeft: (left: number) => `${left} z\u00A0${TRIAL_POINTS}`,
    timeLeft: (left: number) => (left >= 1 ? hours(Math.floor(left)) : minutes(Math.max(1, Math.round(left * 60)))),
  },
  password: {
    title: 'Zmień hasło',
    current: 'Obecne hasło',
    next: 'Nowe hasło',
    nextHint: 'Co najmniej 6 znaków, ale nie to, co wpisuje wiele osób, na przykład „123456”.',
    confirmation: 'Powtórz nowe hasło',
    submit: 'Zmień hasło',
  },
  deletion: {
    title: 'Usunąć konto?',
    lead: 'Tego nie da się cofnąć.',
    consequences: [
      'Dostęp do konta i Twojego planu kończy się od razu.',
      'Profil, rozmowy i inne treści usuniemy w ciągu 30 dni.',
      'Dane o płatnościach zostają tak długo, jak wymagają tego przepisy podatkowe.',
    ],
    confirm: 'Usuń konto',
    proofTitle: 'Potwierdź, że to Ty',
    password: 'Hasło',
    otherGoogleAccount: 'To inne konto Google. Wybierz to, którym logujesz się w serwisie Nauka.',
    proofByGoogle: 'Wybierz jeszcze raz swoje konto Google. Zaraz potem usuniemy konto w serwisie Nauka.',
  },
} as const);

export const providerTexts = typeset({ password: 'Adres e-mail i hasło', google: 'Google' } as const);

/** To the letter (S1 §5.31–5.34). */
export const changePasswordProblemTexts: Readonly<Record<ChangePasswordProblem, string>> = {
  'current/required': 'Wprowadź obecne hasło',
  'next/short': 'Nowe hasło musi mieć minimum 6 znaków',
  'next/same': 'Nowe hasło musi być inne niż obecne',
  'confirmation/different': 'Hasła nie są identyczne',
};

import type { ToastTopic } from '#domain/support/toasts/toasts.types.ts';
import { typeset } from './typeset.ts';

export const shellTexts = typeset({
  product: 'Nauka',
  home: 'Strona główna',
  skip: 'Przejdź do treści',
  navigation: 'Główna nawigacja',
  menu: 'Menu',
  openMenu: 'Otwórz menu',
  close: 'Zamknij',
  loading: 'Ładowanie…',
  newTab: '(otwiera się w nowej karcie)',
  tutor: 'Tutor AI',
  buddy: 'Przyjaciel AI',
  practice: 'Powtarzaj',
  favourites: 'Ulubione',
  conversations: 'Moje rozmowy',
  quizzes: 'Sprawdź się',
  exams: 'Egzaminy próbne',
  locked: '(w płatnym planie)',
  pricing: 'Cennik',
  account: 'Moje konto',
  logIn: 'Zaloguj się',
  logOut: 'Wyloguj się',
  complete: 'Dokończ rejestrację',
  completeShort: 'Dokończ',
  contact: 'Kontakt',
  faq: 'Pytania i odpowiedzi',
  privacy: 'Polityka prywatności',
  terms: 'Regulamin',
  cookies: 'Ustawienia cookies',
  footerNavigation: 'Informacje',
  tagline: 'Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją.',
  toasts: 'Powiadomienia',
  dismissToast: 'Zamknij powiadomienie',
} as const);

export const toastTexts: Readonly<Record<ToastTopic, string>> = {
  trial_expired: 'Twój okres próbny się skończył. Wybierz plan, aby uczyć się dalej.',
  points_depleted: 'Punkty okresu próbnego się skończyły. Wybierz plan, aby uczyć się dalej.',
  no_subscription: 'Tutor AI i Przyjaciel AI są częścią planu. Wybierz plan, aby się z nimi uczyć.',
  'session/account-deleted': 'To konto zostało usunięte.',
  'session/unidentified': 'Nie udało się sprawdzić logowania. Sprawdź połączenie z internetem.',
  'session/unavailable': 'Nie udało się wczytać Twojego profilu. Spróbuj ponownie za chwilę.',
  'session/expired': 'Sesja wygasła. Zaloguj się ponownie.',
  'trial/began': 'Twój okres próbny się rozpoczął: 24\u00A0godziny i\u00A025\u00A0punktów.',
  'purchase/pending': 'Jedna płatność jest już w toku. Dokończ ją albo zaczekaj chwilę.',
  'purchase/postponed':
    'Zanim kupisz plan, masz darmowy okres próbny: 24\u00A0godziny i\u00A025\u00A0punktów, bez karty.',
  'assistant/copied': 'Skopiowano.',
};

export const pageTexts = typeset({
  notYet: {
    title: 'Ta część jeszcze powstaje',
    action: 'Przejdź do Tutora AI',
    home: 'Strona główna',
  },
  notFound: { title: 'Nie ma takiej strony' },
  unavailable: {
    title: 'Nie możemy teraz wczytać Twojego konta',
    text: 'Serwer nie odpowiada. Twoje dane są bezpieczne. Spróbuj ponownie za chwilę.',
    action: 'Spróbuj ponownie',
  },
  unchecked: { title: 'Nie możemy teraz otworzyć tej strony', action: 'Spróbuj ponownie' },
  lost: {
    title: 'Nie ma połączenia z internetem',
    text: 'Nie udało się pobrać tej części strony. Gdy sieć wróci, spróbujemy jeszcze raz.',
    action: 'Spróbuj ponownie',
  },
} as const);

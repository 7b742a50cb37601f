import type { FailureCode } from '#domain/shared/failure.ts';

const CONNECTION = 'Wystąpił błąd połączenia. Spróbuj ponownie.';
const GENERIC = 'Wystąpił błąd. Spróbuj ponownie.';

/** What is said of a failure wherever the specification has no sentence of its own for the place (S1 §8.1–8.6, S2 §8). */
export const failureTexts: Readonly<Record<FailureCode, string>> = {
  'network/offline': CONNECTION,
  'network/timeout': CONNECTION,
  'server/unavailable': 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.',
  'server/unreadable': GENERIC,
  'server/not-yet': 'Ta funkcja nie jest jeszcze dostępna.',
  'session/expired': 'Sesja wygasła. Zaloguj się ponownie.',
  'session/forbidden': 'Brak dostępu. Zaloguj się ponownie.',
  'session/account-deleted': 'To konto zostało usunięte.',
  'request/invalid': GENERIC,
  'request/conflict': GENERIC,
  'request/not-found': 'Nie znaleziono tego, czego szukasz.',
  'request/too-many': 'Zbyt wiele żądań. Zaczekaj chwilę i spróbuj ponownie.',
  'request/too-large': 'To za długie. Skróć i spróbuj ponownie.',
  'request/refused': GENERIC,
  'auth/invalid-credentials': 'Nieprawidłowy login lub hasło',
  'auth/invalid-email': 'Nieprawidłowy format adresu email',
  'auth/email-in-use': 'Ten email jest już zarejestrowany. Spróbuj się zalogować.',
  'auth/weak-password': 'Hasło jest zbyt słabe. Użyj silniejszego hasła.',
  'auth/operation-not-allowed': 'Rejestracja email/hasło nie jest włączona. Skontaktuj się z administratorem.',
  'auth/too-many-requests': 'Zbyt wiele prób logowania. Spróbuj ponownie później.',
  'auth/user-not-found': 'Nieprawidłowy login lub hasło',
  'auth/recent-login-required': 'Ze względów bezpieczeństwa musisz się ponownie zalogować',
  'auth/not-signed-in': 'Nie jesteś zalogowany',
  'auth/popup-blocked': 'Przeglądarka zablokowała okno logowania. Zezwól na nie i spróbuj ponownie.',
  'profile/age-stated': 'Raz podanego wieku nie można tu zmienić.',
  'profile/guardian-declined': 'Pod tym adresem odmówiono zgody. Zmienić to można tylko linkiem z naszego listu.',
  'registration/in-progress': 'Inna rejestracja jest w toku. Poczekaj, aż się zakończy.',
  'assistant/unprocessable': 'Backend nie mógł przetworzyć żądania. Spróbuj ponownie.',
  'assistant/no-access': 'Nie masz już punktów AI. Doładuj konto, aby kontynuować.',
  'assistant/guardian-missing':
    'Do rozmowy z AI potrzebna jest zgoda rodzica lub opiekuna. Uzupełnisz ją na stronie „Moje konto”.',
  'assistant/terms-missing':
    'Do rozmowy z AI potrzebna jest zgoda na regulamin. Znajdziesz go na stronie „Moje konto”.',
  'assistant/signed-out': 'Zaloguj się ponownie, aby kontynuować.',
  'assistant/away': 'Usługa AI jest tymczasowo niedostępna. Spróbuj ponownie później.',
  'attachment/too-many': 'Możesz dołączyć najwyżej 5 plików.',
  'attachment/too-large': 'Plik jest za duży. Jeden może mieć 5 MB, wszystkie razem 12 MB.',
  'attachment/unsupported': 'Możesz dołączyć obrazy PNG, JPEG i WebP oraz pliki PDF.',
  'attachment/unreadable': 'Nie udało się otworzyć tego pliku. Spróbuj z innym.',
  'card/too-many': 'Masz już 1000 własnych kart. Usuń te, które znasz na pamięć, żeby dodać nowe.',
  'card/unkept': 'Nie udało się zapisać odpowiedzi. Spróbuj ponownie.',
  'card/unremoved': 'Nie udało się usunąć karty. Spróbuj ponownie.',
  'card/unsaved': 'Nie udało się zapisać karty. Spróbuj ponownie.',
  'cards/unavailable': 'Nie udało się wczytać kart.',
  'chat/unanswered': 'Nie udało się wygenerować odpowiedzi. Spróbuj ponownie.',
  'chat/unsent': 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
  'exam/no-content': 'Treść egzaminu musi być dostępna, aby zadać pytanie.',
  'exam/not-generated': 'Wystąpił błąd podczas generowania.',
  'exam/signed-out': 'Zaloguj się i spróbuj ponownie.',
  'exam/type-unavailable': 'Ten typ egzaminu nie jest dostępny dla tego kraju.',
  'exam/unavailable': 'Nie udało się załadować tego egzaminu.',
  'exams/unavailable': 'Nie udało się załadować historii egzaminów.',
  'flashcard/empty': 'Nie otrzymano zawartości fiszki',
  'flashcard/not-analysed': 'Nie udało się zanalizować konwersacji',
  'flashcard/no-material': 'O tym nie mamy jeszcze materiału. Nazwij temat inaczej, na przykład jak w podręczniku.',
  'flashcard/not-generated': 'Nie udało się wygenerować fiszki',
  'flashcard/too-few-messages': 'Potrzebujesz co najmniej 2 wiadomości aby wygenerować fiszkę',
  'flashcard/unavailable': 'Nie można załadować fiszki.',
  'flashcards/unavailable': 'Nie można załadować fiszek.',
  'generator/no-subject': 'Wybierz przedmiot.',
  'progress/unavailable': 'Nie udało się wczytać postępów.',
  'progress/unkept': 'Nie udało się zapisać odpowiedzi. Spróbuj ponownie.',
  'quiz/missing': 'Quiz musi być dostępny, aby rozpocząć rozmowę.',
  'quiz/no-questions': 'Na ten temat nie mamy jeszcze pytań. Napisz go inaczej albo zostaw to pole puste.',
  'quiz/not-generated': 'Nie udało się wygenerować quizu. Spróbuj ponownie później.',
  'quiz/unprepared': 'Nie udało się przygotować quizu do rozmowy.',
  'quiz/unavailable': 'Nie udało się załadować tego quizu.',
  'quizzes/unavailable': 'Nie udało się załadować historii quizów.',
  'payment/card-declined': 'Karta została odrzucona. Spróbuj innej karty albo innego sposobu płatności.',
  'payment/insufficient-funds': 'Na karcie brakuje środków. Spróbuj innej karty albo innego sposobu płatności.',
  'payment/expired-card': 'Karta straciła ważność. Spróbuj innej karty.',
  'payment/incorrect-cvc': 'Kod CVC jest nieprawidłowy. Sprawdź go i spróbuj ponownie.',
  'payment/processing-error': 'Nie udało się przetworzyć płatności. Spróbuj ponownie za chwilę.',
  'payment/hand-over': 'Nie udało się przejść do strony płatności. Spróbuj ponownie.',
  'subscription/not-found': 'Nie znaleziono subskrypcji.',
  'subscription/already-active': 'Masz już ten plan.',
  'subscription/already-cancelled': 'Ta subskrypcja jest już anulowana.',
  'subscription/one-time': 'Twój plan to zakup jednorazowy. Nie można go zmienić ani anulować.',
  'subscription/ending': 'Twoja subskrypcja jest anulowana. Wznów ją, aby zmienić plan.',
  'subscription/too-late': 'Subskrypcję można anulować najpóźniej 24 godziny przed końcem okresu.',
  'cancellation/no-reason': 'Wybierz przynajmniej jeden powód anulowania',
  'navigation/unsettled': 'Nie udało się sprawdzić dostępu do tej strony. Spróbuj ponownie.',
  'navigation/mismatch': 'Nie udało się potwierdzić, kto jest zalogowany. Spróbuj ponownie.',
  'navigation/redirect-loop': 'Wykryto problem z nawigacją',
  'circuit/open': 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.',
  unexpected: GENERIC,
};

/** What S2 §8 maps by itself; of everything else in a payment only the general sentence is said. */
const isToldOfPayment = (code: FailureCode): boolean =>
  /^(?:payment|subscription|cancellation|session|network|circuit)\/|^server\/unavailable$/.test(code);

const paymentText =
  (general: string) =>
  (code: FailureCode): string =>
    isToldOfPayment(code) ? failureTexts[code] : general;

/** Payment failures (S2 §8). */
export const paymentFailureText = paymentText('Wystąpił błąd podczas przetwarzania płatności');
/** Opening a checkout (S1 §8.36). */
export const checkoutFailureText = paymentText('Wystąpił błąd podczas tworzenia płatności');
/** Changing the plan (S1 §8.37). */
export const upgradeFailureText = paymentText('Wystąpił błąd podczas aktualizacji subskrypcji');
/** Cancelling (S1 §8.45). */
export const cancellationFailureText = paymentText('Wystąpił błąd podczas anulowania subskrypcji');

const REGISTRATION_FAILED = 'Błąd rejestracji. Spróbuj ponownie później.';

const accountTexts: Partial<Record<FailureCode, string>> = {
  'auth/email-in-use': failureTexts['auth/email-in-use'],
  'auth/invalid-email': 'Nieprawidłowy format email',
  'auth/weak-password': failureTexts['auth/weak-password'],
  'auth/operation-not-allowed': failureTexts['auth/operation-not-allowed'],
};

/** Registration step 1 (S1 §8.7–8.11). */
export const accountFailureText = (code: FailureCode): string => accountTexts[code] ?? REGISTRATION_FAILED;

const causes: Partial<Record<FailureCode, string>> = {
  'network/offline': 'brak połączenia z internetem.',
  'network/timeout': 'serwer nie odpowiada.',
  'server/unavailable': 'usługa jest tymczasowo niedostępna.',
  'registration/in-progress': 'inna rejestracja jest w toku.',
  'session/expired': 'sesja wygasła.',
};

/** Registration progress: with its cause where there is one to tell (S1 §8.12–8.13). */
export const progressFailureText = (code: FailureCode): string =>
  causes[code] === undefined ? 'Błąd rejestracji. Spróbuj ponownie.' : `Błąd rejestracji: ${causes[code]}`;

/** The chat's list of past conversations (S2 §8, D5). */
export const historyFailureText = (code: FailureCode): string => {
  if (code === 'session/expired') return 'Zaloguj się, aby zobaczyć swoje rozmowy.';
  return code === 'network/offline' || code === 'network/timeout'
    ? CONNECTION
    : 'Wystąpił błąd podczas ładowania konwersacji.';
};

const passwordResetTexts: Partial<Record<FailureCode, string>> = {
  'auth/user-not-found': 'Nie znaleziono użytkownika z tym adresem email.',
  'auth/invalid-email': 'Nieprawidłowy format adresu email.',
  'auth/too-many-requests': 'Zbyt wiele prób. Spróbuj ponownie później.',
};

/** Forgot password (S1 §8.14–8.17). */
export const passwordResetFailureText = (code: FailureCode): string => passwordResetTexts[code] ?? GENERIC;

const passwordChangeTexts: Partial<Record<FailureCode, string>> = {
  'auth/invalid-credentials': 'Obecne hasło jest nieprawidłowe',
  'auth/weak-password': 'Nowe hasło jest za słabe',
  'auth/recent-login-required': failureTexts['auth/recent-login-required'],
  'auth/not-signed-in': failureTexts['auth/not-signed-in'],
};

/** Change password (S1 §8.18–8.22). */
export const passwordChangeFailureText = (code: FailureCode): string =>
  passwordChangeTexts[code] ?? 'Wystąpił błąd podczas zmiany hasła';

/** Delete account (S1 §8.44): a login that is too old, or a wrong password for a new one, is told as such. */
export const deletionFailureText = (code: FailureCode): string =>
  passwordChangeTexts[code] ?? 'Nie udało się usunąć konta. Spróbuj ponownie później.';

/** Edit profile (S1 §8.46). */
export const profileFailureText = (code: FailureCode): string =>
  code === 'session/expired' ? failureTexts[code] : CONNECTION;

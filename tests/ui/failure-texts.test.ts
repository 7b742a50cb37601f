import { describe, expect, it } from 'vitest';
import type { FailureCode } from '#domain/shared/failure.ts';
import {
  accountFailureText,
  cancellationFailureText,
  checkoutFailureText,
  deletionFailureText,
  failureTexts,
  historyFailureText,
  passwordChangeFailureText,
  passwordResetFailureText,
  paymentFailureText,
  profileFailureText,
  progressFailureText,
  upgradeFailureText,
} from '#ui/texts/failures.pl.ts';
import { newsletterFailureText } from '#ui/texts/newsletter.pl.ts';

/** The error catalogue of S1 §8 and S2 §8: place, what happened, sentence. */
const CATALOGUE: Readonly<
  Record<string, readonly [say: (code: FailureCode) => string, sentences: Partial<Record<FailureCode, string>>]>
> = {
  // S1 §8.1–8.5
  login: [
    (code) => failureTexts[code],
    {
      'auth/invalid-credentials': 'Nieprawidłowy login lub hasło',
      'auth/too-many-requests': 'Zbyt wiele prób logowania. Spróbuj ponownie później.',
      'auth/invalid-email': 'Nieprawidłowy format adresu email',
    },
  ],
  // S1 §8.7–8.11
  'registration, step 1': [
    accountFailureText,
    {
      'auth/email-in-use': 'Ten email jest już zarejestrowany. Spróbuj się zalogować.',
      'auth/invalid-email': 'Nieprawidłowy format email',
      'auth/weak-password': 'Hasło jest zbyt słabe. Użyj silniejszego hasła.',
      'auth/operation-not-allowed': 'Rejestracja email/hasło nie jest włączona. Skontaktuj się z administratorem.',
      unexpected: 'Błąd rejestracji. Spróbuj ponownie później.',
    },
  ],
  // S1 §8.13
  'registration progress': [progressFailureText, { unexpected: 'Błąd rejestracji. Spróbuj ponownie.' }],
  // S1 §8.14–8.17
  'forgot password': [
    passwordResetFailureText,
    {
      'auth/user-not-found': 'Nie znaleziono użytkownika z tym adresem email.',
      'auth/invalid-email': 'Nieprawidłowy format adresu email.',
      'auth/too-many-requests': 'Zbyt wiele prób. Spróbuj ponownie później.',
      unexpected: 'Wystąpił błąd. Spróbuj ponownie.',
    },
  ],
  // S1 §8.18–8.22
  'change password': [
    passwordChangeFailureText,
    {
      'auth/invalid-credentials': 'Obecne hasło jest nieprawidłowe',
      'auth/weak-password': 'Nowe hasło jest za słabe',
      'auth/recent-login-required': 'Ze względów bezpieczeństwa musisz się ponownie zalogować',
      'auth/not-signed-in': 'Nie jesteś zalogowany',
      unexpected: 'Wystąpił błąd podczas zmiany hasła',
    },
  ],
  // S1 §8.44
  'delete account': [deletionFailureText, { unexpected: 'Nie udało się usunąć konta. Spróbuj ponownie później.' }],
  // S1 §8.46
  'edit profile': [profileFailureText, { 'network/offline': 'Wystąpił błąd połączenia. Spróbuj ponownie.' }],
  // S1 §8.42–8.43
  newsletter: [
    newsletterFailureText,
    {
      'request/refused': 'Wystąpił błąd podczas zapisu. Spróbuj ponownie.',
      unexpected: 'Wystąpił błąd. Proszę spróbować ponownie.',
    },
  ],
  // S1 §8.36
  checkout: [checkoutFailureText, { unexpected: 'Wystąpił błąd podczas tworzenia płatności' }],
  // S1 §8.37
  upgrade: [upgradeFailureText, { unexpected: 'Wystąpił błąd podczas aktualizacji subskrypcji' }],
  // S1 §5.38, §8.45
  'cancel subscription': [
    cancellationFailureText,
    {
      'cancellation/no-reason': 'Wybierz przynajmniej jeden powód anulowania',
      unexpected: 'Wystąpił błąd podczas anulowania subskrypcji',
    },
  ],
  // S2 §8.36–8.37, §8.46, §8.49–8.50
  payment: [
    paymentFailureText,
    {
      'session/expired': 'Sesja wygasła. Zaloguj się ponownie.',
      'session/forbidden': 'Brak dostępu. Zaloguj się ponownie.',
      'network/offline': 'Wystąpił błąd połączenia. Spróbuj ponownie.',
      'server/unavailable': 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.',
      unexpected: 'Wystąpił błąd podczas przetwarzania płatności',
    },
  ],
  // S2 §8.4, §8.7, §8.15, §8.18–8.20
  chat: [
    (code) => failureTexts[code],
    {
      'assistant/unprocessable': 'Backend nie mógł przetworzyć żądania. Spróbuj ponownie.',
      'assistant/signed-out': 'Zaloguj się ponownie, aby kontynuować.',
      'assistant/no-access': 'Nie masz już punktów AI. Doładuj konto, aby kontynuować.',
      'session/expired': 'Sesja wygasła. Zaloguj się ponownie.',
      'request/too-many': 'Zbyt wiele żądań. Zaczekaj chwilę i spróbuj ponownie.',
      unexpected: 'Wystąpił błąd. Spróbuj ponownie.',
    },
  ],
  // S2 §8.8–8.9
  'list of conversations': [
    historyFailureText,
    {
      'session/expired': 'Zaloguj się, aby zobaczyć swoje rozmowy.',
      unexpected: 'Wystąpił błąd podczas ładowania konwersacji.',
    },
  ],
  // S2 §5.9, §8.10–8.14
  flashcards: [
    (code) => failureTexts[code],
    {
      'flashcard/too-few-messages': 'Potrzebujesz co najmniej 2 wiadomości aby wygenerować fiszkę',
      'flashcard/not-analysed': 'Nie udało się zanalizować konwersacji',
      'flashcard/not-generated': 'Nie udało się wygenerować fiszki',
      'flashcard/empty': 'Nie otrzymano zawartości fiszki',
      'flashcards/unavailable': 'Nie można załadować fiszek.',
      'flashcard/unavailable': 'Nie można załadować fiszki.',
    },
  ],
  // S2 §5.27, §5.29, §8.16–8.17, §8.22, §8.27, §8.29, §8.31, §8.34
  exams: [
    (code) => failureTexts[code],
    {
      'exam/signed-out': 'Zaloguj się i spróbuj ponownie.',
      'exam/no-content': 'Treść egzaminu musi być dostępna, aby zadać pytanie.',
      'exam/type-unavailable': 'Ten typ egzaminu nie jest dostępny dla tego kraju.',
      'assistant/away': 'Usługa AI jest tymczasowo niedostępna. Spróbuj ponownie później.',
      'chat/unanswered': 'Nie udało się wygenerować odpowiedzi. Spróbuj ponownie.',
      'exams/unavailable': 'Nie udało się załadować historii egzaminów.',
      'exam/unavailable': 'Nie udało się załadować tego egzaminu.',
      'exam/not-generated': 'Wystąpił błąd podczas generowania.',
      'chat/unsent': 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
    },
  ],
  // S2 §5.17, §5.31, §8.28, §8.30, §8.32–8.33
  quizzes: [
    (code) => failureTexts[code],
    {
      'generator/no-subject': 'Wybierz przedmiot.',
      'quiz/missing': 'Quiz musi być dostępny, aby rozpocząć rozmowę.',
      'quizzes/unavailable': 'Nie udało się załadować historii quizów.',
      'quiz/unavailable': 'Nie udało się załadować tego quizu.',
      'quiz/not-generated': 'Nie udało się wygenerować quizu. Spróbuj ponownie później.',
      'quiz/unprepared': 'Nie udało się przygotować quizu do rozmowy.',
    },
  ],
};

describe.each(Object.entries(CATALOGUE))('%s', (_, [say, sentences]) => {
  it.each(Object.entries(sentences))('%s: „%s”', (code, sentence) => {
    expect(say(code as FailureCode)).toBe(sentence);
  });
});

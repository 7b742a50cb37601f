import type { ToastTopic } from '#domain/support/toasts/toasts.types.ts';

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
  'assistant/uncopied': 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i\u00A0skopiuj go samodzielnie.',
  'assistant/feedback-unsent': 'Nie udało się wysłać oceny. Spróbuj później.',
};

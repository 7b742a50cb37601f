import { typeset } from './typeset.ts';

const CHECKOUT = 'Płatności jeszcze nie działają. Niczego nie można kupić i niczego nie pobieramy.';

/** What will stand on the pages that are still to come. */
export const notYetTexts: Readonly<Record<string, string>> = typeset({
  '/egzaminy': 'Tu będą próbne arkusze egzaminu ósmoklasisty i matury.',
  '/exams': 'Tu będą quizy, którymi sprawdzisz, co już umiesz.',
  '/praktyka': 'Tu będą powtórki i Twoje ulubione fiszki.',
  '/fiszki/:id': 'Tu będą fiszki zrobione z Twoich rozmów.',
  '/pricing': 'Płatnych planów jeszcze nie ma, więc niczego nie trzeba kupować.',
  '/upgrade': CHECKOUT,
  '/payment/cancel': CHECKOUT,
  '/payment/method-selection': CHECKOUT,
  '/payment/processing': CHECKOUT,
  '/payment/success': CHECKOUT,
  '/subscriptions/success': CHECKOUT,
  '/faq': 'Zbieramy pytania i odpowiedzi dla uczniów, rodziców i nauczycieli.',
  '/kontakt': 'Tu będzie formularz kontaktowy.',
  '/ustawienia-cookies':
    'Nie używamy cookies do statystyk ani do reklam, więc nie ma czego ustawiać. W przeglądarce zapisujemy tylko to, bez czego serwis nie działa: logowanie i szkice wiadomości.',
});

/** Below the text of the prices: what there is for free. */
export const pricingTrialTexts = typeset({
  available: 'Tutora AI i Przyjaciela AI możesz wypróbować za darmo: 24 godziny i 25 punktów, bez karty.',
  active: 'Twój okres próbny trwa.',
  ended: 'Twój okres próbny się skończył. Gdy plany będą gotowe, wybierzesz je tutaj. Twoje rozmowy zostają.',
} as const);

import type { PaymentMethod, Refusal } from '#server/billing/embedded/checkout-payment.ts';
import type { DeliveryMode } from '#server/billing/embedded/event-delivery.ts';
import type { Turn } from '#server/billing/embedded/embedded-time.ts';

export const CHECKOUT_TEXTS = {
  title: 'Płatność próbna',
  notice: 'To jest próbna płatność: nikt nie pobiera pieniędzy, a danych karty nie trzeba podawać.',
  total: 'Do zapłaty',
  recurring: { month: 'co miesiąc', quarter: 'co 3 miesiące', year: 'co rok' } as Readonly<Record<string, string>>,
  once: 'jednorazowo',
  method: 'Sposób płatności',
  methods: { card: 'Karta', blik: 'BLIK', p24: 'Przelewy24' } satisfies Readonly<Record<PaymentMethod, string>>,
  outcome: 'Co ma się stać',
  outcomes: {
    paid: 'Płatność się uda',
    slow: 'Płatność się uda, ale potwierdzenie przyjdzie po chwili',
    card_declined: 'Bank odrzuci płatność',
    insufficient_funds: 'Zabraknie środków',
    expired_card: 'Karta okaże się nieważna',
  } satisfies Readonly<Record<Refusal | 'paid' | 'slow', string>>,
  pay: 'Zapłać',
  close: 'Zamknij bez płacenia',
  refused: {
    card_declined: 'Płatność została odrzucona. Spróbuj jeszcze raz albo wybierz inny sposób.',
    insufficient_funds: 'Na koncie brakuje środków. Spróbuj jeszcze raz albo wybierz inny sposób.',
    expired_card: 'Karta straciła ważność. Spróbuj jeszcze raz albo wybierz inny sposób.',
  } satisfies Readonly<Record<Refusal, string>>,
  over: 'Ta płatność jest już zakończona albo wygasła.',
  back: 'Wróć do serwisu',
} as const;

export const PORTAL_TEXTS = {
  title: 'Twoje płatności',
  none: 'Nie ma jeszcze żadnych płatności.',
  paid: 'zapłacono',
  unpaid: 'nieudana',
  card: 'Karta próbna, •••• 4242',
} as const;

export const CLOCK_TEXTS = {
  title: 'Zegar płatności próbnych',
  subscriptions: 'Subskrypcje',
  none: 'Nikt jeszcze nic nie kupił.',
  until: 'do',
  turns: {
    renewed: 'Odnów',
    renewalFailed: 'Nieudane odnowienie',
    ended: 'Koniec okresu',
    refunded: 'Zwrot ostatniej płatności',
  } satisfies Readonly<Record<Turn, string>>,
  modes: {
    once: 'Doręczaj każde zdarzenie raz',
    never: 'Gub zdarzenia',
    twice: 'Doręczaj każde zdarzenie dwa razy',
  } satisfies Readonly<Record<DeliveryMode, string>>,
  delivery: 'Doręczanie zdarzeń',
  set: 'Ustaw',
  events: 'Ostatnie zdarzenia',
  delivered: 'doręczone',
  undelivered: 'niedoręczone',
  deliver: 'Doręcz',
  inOrder: 'Doręcz wszystkie po kolei',
  reversed: 'Doręcz wszystkie od końca',
} as const;

/** 2999 grosze are 29,99 zł. */
export const shownPrice = (grosze: number): string => `${(grosze / 100).toFixed(2).replace('.', ',')} zł`;

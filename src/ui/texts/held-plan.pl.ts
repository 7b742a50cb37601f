import { lazily } from '#domain/shared/lazily.ts';
import type { CancellationReason } from '#domain/billing/cancel-subscription/cancel-subscription.types.ts';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import type {
  BillingMode,
  CallToAction,
  HeldFeature,
  PlanEnd,
  SubscriptionStatus,
} from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { longDate } from './long-date.ts';
import { typeset } from './typeset.ts';

/** Sentences that the specification fixes to the letter (S1 §4.50, §8.49). */
export const PLAN_UPDATED = 'Plan zaktualizowany pomyślnie!';
export const CANCELLED_PLAN = 'Anulowana - nie odnowi się';

/** To the letter (S1 §4.34, §4.36, §4.38, §4.40). */
export const callToActionTexts: Readonly<Record<CallToAction['action'], string>> = {
  log_in: 'Zaloguj się',
  choose_plan: 'Wybierz plan',
  renew: 'Odnów subskrypcję',
  upgrade: 'Ulepsz plan',
};

/** Why somebody of this status may want more (S1 §4.43). */
export const upgradeMessageTexts: Readonly<Record<Exclude<SubscriptionStatus, 'not_logged_in' | 'premium'>, string>> =
  typeset({
    no_subscription: 'Z planem uczysz się z Tutorem AI i Przyjacielem AI bez limitu punktów.',
    inactive: 'Twój plan się skończył. Odnów go, aby dalej uczyć się z Tutorem AI i Przyjacielem AI.',
    basic: 'Wyższy plan obejmuje też próbne egzaminy.',
  });

export const planStateTexts: Readonly<Record<PlanEnd['kind'], string>> = {
  renews: 'Aktywny',
  cancelled: CANCELLED_PLAN,
  lapses: 'Nie odnowi się',
  expires: 'Aktywny',
  ended: 'Nieaktywny',
  due: 'Płatność nie powiodła się',
};

/** What the date of a plan means; null where the server names none. */
export const planEndText = ({ kind, at }: PlanEnd): string | null => {
  if (at === null) return kind === 'ended' ? 'Ten plan już się skończył.' : null;
  const date = longDate(at);
  switch (kind) {
    case 'renews':
      return `Odnowi się ${date}.`;
    case 'due':
      return `Plan działa na razie do ${date}.`;
    case 'cancelled':
    case 'lapses':
    case 'expires':
      return `Dostęp do ${date}.`;
    case 'ended':
      return `Skończył się ${date}.`;
  }
};

export const heldFeatureTexts: Readonly<Record<HeldFeature, string>> = typeset({
  tutor: 'Tutor AI',
  friend: 'Przyjaciel AI',
  flashcards: 'Tworzenie fiszek',
  quizzes: 'Tworzenie quizów',
  exam_simulator: 'Próbne egzaminy',
});

export const billingModeTexts: Readonly<Record<BillingMode, string>> = {
  subscription: 'Subskrypcja',
  'one-time': 'Zakup jednorazowy',
};

export const heldPlanTexts = typeset({
  title: 'Twój plan',
  loading: 'Wczytujemy Twój plan…',
  unread: 'Nie udało się wczytać Twojego planu. Spróbuj ponownie za chwilę.',
  retry: 'Spróbuj ponownie',
  none: 'Nie masz teraz płatnego planu.',
  mode: 'Sposób zakupu',
  dates: {
    renews: 'Następna płatność',
    due: 'Dostęp do',
    cancelled: 'Dostęp do',
    lapses: 'Dostęp do',
    expires: 'Dostęp do',
    ended: 'Koniec',
  },
  dateOf: longDate,
  features: 'W tym planie',
  due: 'Nie udało się pobrać opłaty za kolejny okres. Operator płatności spróbuje jeszcze raz. Sprawdź kartę na jego stronie: „Karta i faktury”.',
  cancel: 'Anuluj subskrypcję',
  notice: 'Anulować można najpóźniej 24 godziny przed końcem okresu.',
  resume: 'Wznów subskrypcję',
  examUpgrade: 'Tworzenie próbnych egzaminów jest częścią wyższego planu. Quizy są już w Twoim planie.',
  confirming: 'Czekamy na potwierdzenie operatora płatności…',
} as const);

/** To the letter of the reasons (S1 §3.63–3.68). */
export const cancellationReasonTexts: Readonly<Record<CancellationReason, string>> = typeset({
  za_drogie: 'Jest za drogo',
  nie_korzystam: 'Nie korzystam',
  brak_czasu: 'Brak czasu',
  problemy_techniczne: 'Problemy techniczne',
  przechodze_na_konkurencje: 'Przechodzę na konkurencję',
  inne: 'Inny powód',
});

export const cancellationTexts = typeset({
  title: 'Anulować subskrypcję?',
  refusedTitle: 'Nie można teraz anulować',
  doneTitle: 'Subskrypcja anulowana',
  lead: (end: string | null) =>
    end === null
      ? 'Subskrypcja nie odnowi się i nic więcej nie pobierzemy.'
      : `Plan działa do ${longDate(end)}. Potem się nie odnowi i nic więcej nie pobierzemy.`,
  reasons: 'Dlaczego rezygnujesz?',
  comment: 'Komentarz',
  optional: '(nieobowiązkowy)',
  confirm: 'Anuluj subskrypcję',
  keep: 'Zostaję',
  close: 'Zamknij',
} as const);

const money = lazily(() => new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

export const invoiceStatusTexts: Readonly<Record<Invoice['status'], string>> = {
  paid: 'Zapłacono',
  failed: 'Nieudana',
  refunded: 'Zwrócono',
};

export const invoiceTexts = typeset({
  title: 'Płatności',
  loading: 'Wczytujemy płatności…',
  failed: 'Nie udało się wczytać płatności.',
  retry: 'Spróbuj ponownie',
  empty: 'Nie ma jeszcze żadnych płatności.',
  document: 'Dokument',
  documentOf: (iso: string) => `Dokument płatności z ${longDate(iso)}`,
  dateOf: longDate,
  /** `49,99 zł` */
  amount: (grosze: number, currency: string) =>
    `${money().format(grosze / 100)}\u00A0${currency === 'PLN' ? 'zł' : currency}`,
  portal: 'Karta i faktury',
  portalHint: 'Kartę zmienisz, a faktury pobierzesz na stronie operatora płatności.',
});

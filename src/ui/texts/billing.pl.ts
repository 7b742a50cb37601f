import type { PlanDuration, PlanPeriod } from '#domain/billing/pricing/plan-period.rules.ts';
import type { PlanFeature, PlanTier } from '#domain/billing/pricing/pricing-card.rules.ts';
import type { PaymentMethod } from '#domain/billing/purchase/purchase.rules.ts';
import type { BillingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import { money } from './money.ts';
import { counted } from './plural.ts';
import { typeset } from './typeset.ts';

const months = (count: number): string =>
  counted(count, { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' });
const days = (count: number): string => counted(count, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' });

/** S1 §3.56, §9.54–9.57 */
export const durationText = ({ unit, count }: PlanDuration): string =>
  unit === 'months' ? months(count) : days(count);

export const periodTexts: Readonly<Record<PlanPeriod, { readonly label: string; readonly each: string }>> = {
  annual: { label: 'Rocznie', each: 'co rok' },
  quarterly: { label: 'Kwartalnie', each: 'co 3\u00A0miesiące' },
  monthly: { label: 'Miesięcznie', each: 'co miesiąc' },
};

export const modeTexts: Readonly<Record<BillingMode, string>> = {
  subscription: 'Z odnowieniem',
  'one-time': 'Jednorazowo',
};

/** S1 §9.67–9.69; the teacher's plan has everything and a lesson (D19). */
export const tierTexts: Readonly<Record<PlanTier, string>> = {
  basic: 'Idealne na start',
  standard: 'Najpopularniejszy wybór',
  premium: 'Pełny pakiet funkcji',
  teacher: 'Wszystko i lekcja na żywo',
};

export const featureTexts: Readonly<Record<PlanFeature, string>> = typeset({
  tutor: 'Tutor AI: krok po kroku, bez gotowca',
  friend: 'Przyjaciel AI: rozwiązanie z wyjaśnieniem',
  flashcards: 'Fiszki z Twoich rozmów',
  quizzes: 'Quizy z tego, czego się uczysz',
  exam_simulator: 'Próbne egzaminy: ósmoklasisty i matura',
  teacher_consultation: 'Konsultacja z nauczycielem',
});

export const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  card: 'Karta płatnicza',
  blik: 'BLIK',
  przelewy24: 'Przelewy24',
};

export const pricingTexts = typeset({
  title: 'Wybierz plan',
  lead: 'Najpierw sprawdź za darmo, potem wybierz. Ceny są w złotych i zawierają VAT.',
  plans: 'Plany',
  retry: 'Spróbuj ponownie',
  periods: 'Okres',
  modes: 'Sposób płatności',
  discount: (percent: number) => `-${percent}% taniej`,
  empty: 'Na ten okres nie ma teraz planów. Wybierz inny.',
  popular: 'Popularny',
  bestseller: 'Bestseller',
  current: 'Twój plan',
  monthly: 'na miesiąc',
  total: (price: number, duration: string) => `${money(price)} za ${duration}`,
  renews: (period: string) => `Odnawia się ${period}, aż zrezygnujesz.`,
  once: 'Płacisz raz. Nic się nie odnawia.',
  choose: 'Wybierz plan',
  chooseNamed: (name: string) => `Wybierz plan ${name}`,
  change: 'Zmień na ten plan',
  changeNamed: (name: string) => `Zmień plan na ${name}`,
  lesson: 'Umów lekcję na żywo',
  lessonNote: 'Termin ustalimy z Tobą przez formularz kontaktowy.',
} as const);

/** Fixed by the specification to the letter (S1 §8.35). */
export const PLANS_UNAVAILABLE = 'Nie udało się załadować planów cenowych';

export const bannerTexts = typeset({
  try: {
    title: 'Najpierw wypróbuj za darmo',
    text: '24 godziny i 25 punktów na pracę z Tutorem AI i Przyjacielem AI. Bez karty, bez zobowiązań.',
    action: 'Wypróbuj za darmo!',
  },
  running: {
    title: 'Twój okres próbny trwa',
    text: 'Plan możesz wybrać już teraz albo później. Rozmowy zostają.',
  },
  held: {
    title: (name: string) => `Twój plan: ${name}`,
    account: 'Zobacz moje konto',
    upgrade: 'Ulepsz plan',
  },
} as const);

interface Blocked {
  readonly title: string;
  readonly text: string;
}

/** Why somebody cannot use the AI, on the page where that can be mended (S1 §2.111, §4.22–4.24). */
export const blockedTexts: Readonly<Record<AiBlockReason | 'guardian_missing', Blocked>> = typeset({
  trial_expired: {
    title: 'Okres próbny został już wykorzystany',
    text: 'Minęły 24 godziny. Wybierz plan, aby uczyć się dalej. Twoje rozmowy zostają.',
  },
  points_depleted: {
    title: 'Okres próbny został już wykorzystany',
    text: 'Skończyło się 25 punktów. Wybierz plan, aby uczyć się dalej. Twoje rozmowy zostają.',
  },
  no_subscription: {
    title: 'Tutor AI i Przyjaciel AI są zamknięte',
    text: 'Wybierz plan, aby z nich korzystać.',
  },
  guardian_missing: {
    title: 'Brakuje zgody rodzica lub opiekuna',
    text: 'Bez niej nie można zacząć okresu próbnego ani korzystać z AI. Uzupełnisz ją na stronie „Moje konto”.',
  },
});

export const blockedAction = 'Uzupełnij zgodę';

export const comparisonTexts = typeset({
  title: 'Porównaj plany',
  feature: 'Co jest w planie',
  price: 'Cena na miesiąc',
  yes: 'tak',
  no: 'nie',
} as const);

export const factTexts = typeset({
  title: 'Dla rodzica i ucznia',
  facts: [
    {
      title: 'Co i kiedy płacę?',
      text: 'Całą kwotę z karty planu, raz na wybrany okres: dziś i przy każdym odnowieniu. Przy zakupie jednorazowym tylko dziś. Nie ma innych opłat.',
    },
    {
      title: 'Jak zrezygnować?',
      text: 'Na stronie „Moje konto”, w zakładce „Mój plan”, najpóźniej 24 godziny przed końcem okresu. Plan działa do końca opłaconego czasu. Od umowy można też odstąpić w ciągu 14 dni.',
    },
    {
      title: 'Kto widzi dane?',
      text: 'Numer karty podajesz tylko na stronie operatora płatności, my go nie znamy. Rozmowy widzi tylko ich autor, a imiona i nazwiska, adresy, telefony, numery PESEL i hasła, które rozpoznamy, nie trafiają do modelu AI.',
    },
    {
      title: 'Co dostaje uczeń?',
      text: 'Podpowiedzi zamiast gotowców, a na życzenie całe rozwiązanie z wyjaśnieniem, bez limitu punktów. Z matematyki, fizyki i chemii zadania, z innych przedmiotów wyjaśnienia tematów.',
    },
  ],
} as const);

export const purchaseTexts = typeset({
  close: 'Zamknij',
  disabled: {
    title: 'Płatności tymczasowo niedostępne',
    text: 'Operator płatności weryfikuje teraz naszą platformę. Gdy skończy, wyślemy Ci e-mail.',
    action: 'Rozumiem',
  },
  refused: { title: 'Nie możemy teraz sprzedać tego planu', retry: 'Spróbuj ponownie', close: 'Zamknij' },
  confirm: {
    title: 'Zmienić plan?',
    text: (from: string, to: string) => `Zamiast planu ${from} będziesz mieć plan ${to}.`,
    price: (price: number, period: string) => `Nowa cena: ${money(price)} ${period}.`,
    proration: 'Niewykorzystaną część obecnego planu odliczymy od ceny nowego.',
    confirm: 'Zmień plan',
    cancel: 'Zostaw obecny',
  },
  upgraded: 'Za chwilę sprawdzimy, czy zmiana jest już potwierdzona.',
  selection: {
    title: 'Sprawdź i zapłać',
    plan: 'Plan',
    period: 'Okres',
    total: 'Do zapłaty dziś',
    renewal: 'Odnowienie',
    renews: (price: number, each: string) => `${money(price)} ${each}`,
    renewsNot: 'Nie odnawia się',
    methods: 'Jak można zapłacić',
    note: 'Zapłacisz na stronie operatora płatności. Numeru karty nie widzimy ani nie zapisujemy.',
    pay: (price: number) => `Przejdź do płatności: ${money(price)}`,
    back: 'Wróć do planów',
  },
  processing: {
    title: 'Przechodzimy do płatności',
    text: 'Za chwilę otworzy się strona operatora płatności. Nie zamykaj tej karty.',
  },
} as const);

/** Fixed by the specification to the letter (S1 §8.38). */
export const upgradedText = (plan: string): string => `Subskrypcja została zaktualizowana na ${plan}!`;

/** Fixed by the specification to the letter (S2 §2.90). */
export const checkText = (attempt: number, attempts: number): string => `Sprawdzenie ${attempt} z ${attempts}`;

/** A plan of which nobody knows the name (S2 §2.96). */
export const PAID_PLAN = 'Plan płatny';

export const resultTexts = {
  polling: {
    purchase: {
      title: 'Sprawdzamy płatność',
      text: 'Aktywujemy Twój plan. Może to potrwać do\u00A030\u00A0sekund.',
    },
    change: {
      title: 'Sprawdzamy zmianę planu',
      text: 'Przełączamy Twoją subskrypcję na nowy plan. Może to potrwać do\u00A030\u00A0sekund.',
    },
  },
  success: {
    welcome: 'Witaj! Twój plan jest aktywny',
    changed: 'Subskrypcja została zaktualizowana!',
    held: (name: string) => `Twój plan: ${name}`,
    heldText: 'Jeśli zmiana planu jeszcze tu nie widnieje, zajrzyj za chwilę na stronę „Moje konto”.',
    plan: (name: string) => `Plan: ${name}`,
    fromTo: (from: string, to: string) => `Poprzedni plan: ${from}. Nowy plan: ${to}.`,
    start: 'Rozpocznij naukę',
    explore: 'Sprawdź nowe funkcje',
    account: 'Zobacz moje konto',
  },
  timeout: {
    title: 'Płatność w trakcie przetwarzania',
    text: 'Płatność została przyjęta, ale jej przetwarzanie trwa dłużej niż zwykle. Plan będzie aktywny w\u00A0ciągu kilku minut. Możesz zamknąć tę stronę.',
    recheck: 'Sprawdź ponownie',
    account: 'Przejdź do konta',
  },
  error: {
    title: 'Wystąpił problem',
    text: 'Nie udało się pobrać informacji o subskrypcji.',
    advice: 'Odśwież stronę albo',
    contact: 'napisz do nas',
    recheck: 'Spróbuj ponownie',
    account: 'Przejdź do konta',
  },
  cancelled: {
    title: 'Płatność anulowana',
    text: 'Nic nie zostało pobrane. Możesz wrócić do planów, kiedy zechcesz.',
    retry: 'Spróbuj ponownie',
    home: 'Strona główna',
    contact: 'Kontakt',
  },
} as const;

export const upgradeTexts = {
  title: 'Aktualizuj subskrypcję',
  current: 'Obecny plan',
  unknown: 'Nieznany',
  status: 'Status',
  active: 'Aktywny',
  inactive: 'Nieaktywny',
  validUntil: 'Ważny do',
  noPlan: 'Nie masz teraz planu. Wybierz go w\u00A0cenniku.',
  ended: 'Twój plan się skończył. Odnów go w\u00A0cenniku.',
  cancelled: 'Twoja subskrypcja jest anulowana. Wznów ją na stronie „Moje konto”, aby zmienić plan.',
  due: 'Nie udało się pobrać opłaty za Twój plan. Zmienisz go, gdy będzie zapłacony.',
  highest: 'Masz już pełny pakiet funkcji. Nie ma wyższego planu.',
  oneTime: 'Twój plan to zakup jednorazowy, więc nie można go zmienić.',
  plans: 'Zobacz plany',
  account: 'Przejdź do konta',
} as const;

import { expect, it } from 'vitest';
import {
  checkText,
  durationText,
  PAID_PLAN,
  PLANS_UNAVAILABLE,
  pricingTexts,
  purchaseTexts,
  resultTexts,
  tierTexts,
  upgradedText,
  upgradeTexts,
} from '#ui/texts/billing.pl.ts';
import { longDate } from '#ui/texts/long-date.ts';
import { money } from '#ui/texts/money.ts';

it('writes prices with a comma, groups and no-break spaces (S1 §5.51, S2 §9.50)', () => {
  expect([0, 5, 2_999, 83_499, 1_234_567].map(money)).toEqual([
    '0,00\u00A0zł',
    '0,05\u00A0zł',
    '29,99\u00A0zł',
    '834,99\u00A0zł',
    '12\u00A0345,67\u00A0zł',
  ]);
});

it('says how long a plan lasts (S1 §9.54–9.57)', () => {
  expect(
    (
      [
        { unit: 'months', count: 12 },
        { unit: 'months', count: 3 },
        { unit: 'months', count: 1 },
        { unit: 'days', count: 14 },
        { unit: 'days', count: 1 },
      ] as const
    ).map(durationText),
  ).toEqual(['12\u00A0miesięcy', '3\u00A0miesiące', '1\u00A0miesiąc', '14\u00A0dni', '1\u00A0dzień']);
});

it('writes dates as Polish ones of Warsaw, in one line', () => {
  expect(longDate('2026-05-04T23:30:00.000Z')).toBe('5\u00A0maja\u00A02026');
});

it('says what the specification fixes of plans and payments', () => {
  // S1 §2.53, §8.35, §8.38, §9.47–9.48, §9.63, §9.67–9.69
  expect([
    PLANS_UNAVAILABLE,
    upgradedText('Premium'),
    purchaseTexts.disabled.title,
    pricingTexts.discount(42),
    pricingTexts.bestseller,
    tierTexts.basic,
    tierTexts.standard,
    tierTexts.premium,
  ]).toEqual([
    'Nie udało się załadować planów cenowych',
    'Subskrypcja została zaktualizowana na Premium!',
    'Płatności tymczasowo niedostępne',
    '-42% taniej',
    'Bestseller',
    'Idealne na start',
    'Najpopularniejszy wybór',
    'Pełny pakiet funkcji',
  ]);
});

it('explains that the provider is verifying the platform, and promises an e-mail (S1 §8.39–8.40)', () => {
  expect(purchaseTexts.disabled.text.replaceAll('\u00A0', ' ')).toBe(
    'Operator płatności weryfikuje teraz naszą platformę. Gdy skończy, wyślemy Ci e-mail.',
  );
});

it('says how long a payment and a change of plan may take (S2 §2.91, §9.42)', () => {
  const { purchase, change } = resultTexts.polling;
  expect([purchase, change].map(({ text }) => /do.30.sekund/.test(text))).toEqual([true, true]);
});

it('says what the specification fixes of the pages after a payment', () => {
  const { success, timeout, error, cancelled } = resultTexts;
  // S2 §2.90, §2.94, §2.96–2.99, §2.103–2.105, §2.109–2.110, §2.114, §2.119, §2.121, §8.51
  expect([
    checkText(3, 15),
    success.changed,
    success.plan('Premium'),
    PAID_PLAN,
    success.start,
    success.explore,
    success.account,
    timeout.title,
    timeout.recheck,
    timeout.account,
    `${error.title} – ${error.text}`,
    error.recheck,
    error.account,
    cancelled.title,
    upgradeTexts.title,
    upgradeTexts.unknown,
    upgradeTexts.validUntil,
  ]).toEqual([
    'Sprawdzenie 3 z 15',
    'Subskrypcja została zaktualizowana!',
    'Plan: Premium',
    'Plan płatny',
    'Rozpocznij naukę',
    'Sprawdź nowe funkcje',
    'Zobacz moje konto',
    'Płatność w trakcie przetwarzania',
    'Sprawdź ponownie',
    'Przejdź do konta',
    'Wystąpił problem – Nie udało się pobrać informacji o subskrypcji.',
    'Spróbuj ponownie',
    'Przejdź do konta',
    'Płatność anulowana',
    'Aktualizuj subskrypcję',
    'Nieznany',
    'Ważny do',
  ]);
});

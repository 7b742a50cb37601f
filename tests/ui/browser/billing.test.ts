import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { FailureCode } from '#domain/shared/failure.ts';
import { BASIC, PREMIUM } from '../../model/billing/plans.ts';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { APP, policyReports } from '../../support/served-entry.ts';
import { appInChromium, showAddress } from './app-in-chromium.ts';
import type { BillingScene } from './billing-scenes.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

/** On a phone, unless said otherwise. */
const open = (address: string, scene: BillingScene, look: Look = {}): Promise<Page> =>
  openAddress(address, scene, { width: 360, height: 740, ...look });

const state = async (page: Page) => ({
  findings: await accessibilityFindings(page),
  layout: await layoutFaults(page),
  refused: await policyReports(page),
});
const WELL = { findings: [], layout: {}, refused: [] };

const NO_TRIAL = { hasActiveTrial: false, remainingPoints: 0, remainingHours: 0 };
/** A pupil without trial and plan. */
const BUYER: BillingScene = { trial: NO_TRIAL };
/** How a payment fails, and what is said of it; the last one is of a change of which nothing more is known. */
const FAILURES = [
  ['session/expired', 'Sesja wygasła. Zaloguj się ponownie.'],
  ['session/forbidden', 'Brak dostępu. Zaloguj się ponownie.'],
  ['subscription/not-found', 'Nie znaleziono subskrypcji.'],
  ['payment/card-declined', 'Karta została odrzucona. Spróbuj innej karty albo innego sposobu płatności.'],
  ['payment/insufficient-funds', 'Na karcie brakuje środków. Spróbuj innej karty albo innego sposobu płatności.'],
  ['payment/expired-card', 'Karta straciła ważność. Spróbuj innej karty.'],
  ['payment/incorrect-cvc', 'Kod CVC jest nieprawidłowy. Sprawdź go i spróbuj ponownie.'],
  ['payment/processing-error', 'Nie udało się przetworzyć płatności. Spróbuj ponownie za chwilę.'],
  ['subscription/already-cancelled', 'Ta subskrypcja jest już anulowana.'],
  ['subscription/already-active', 'Masz już ten plan.'],
  ['network/offline', 'Wystąpił błąd połączenia. Spróbuj ponownie.'],
  ['network/timeout', 'Wystąpił błąd połączenia. Spróbuj ponownie.'],
  ['server/unavailable', 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.'],
  ['unexpected', 'Wystąpił błąd podczas aktualizacji subskrypcji'],
] as const satisfies readonly (readonly [FailureCode, string])[];

const choosePremium = (page: Page) => page.getByRole('button', { name: 'Wybierz plan Premium' }).click();

/** On how many lines the names of the plans stand. */
const linesAt = async (width: number) => {
  const page = await open('/pricing', { isVisitor: true }, { width });
  const names = page.getByRole('list').getByRole('heading', { level: 3 });
  await names.first().waitFor();
  const found = await names.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top));
  return new Set(found).size;
};

describe('the plans', () => {
  it.each([
    [1280, 'light', { isVisitor: true }],
    [360, 'dark', BUYER],
    [1280, 'dark', { plan: {} }],
    [360, 'light', { plans: 'network/offline' }],
  ] as const)('are accessible at %i px in the %s theme, and do not scroll sideways', async (width, theme, scene) => {
    const page = await open('/pricing', scene, { width, theme });
    await page
      .getByRole('heading', { level: 3, name: 'Premium' })
      .or(page.getByText('Nie udało się załadować planów cenowych'))
      .waitFor();
    expect(await state(page)).toEqual(WELL);
  });

  it('stand beside each other on a wide screen, and one below the other on a phone (S2 §2.25, §2.126)', async () => {
    expect([await linesAt(1280), await linesAt(360)]).toEqual([1, 4]);
  });

  it('say what is in them', async () => {
    const page = await open('/pricing', { isVisitor: true }, { width: 1280 });
    const premium = page.getByRole('listitem', { name: 'Premium' });
    await premium.waitFor();
    expect(await premium.getByRole('listitem').allTextContents()).toEqual([
      'Tutor AI: krok po kroku, bez gotowca',
      'Przyjaciel AI: rozwiązanie z\u00a0wyjaśnieniem',
      'Fiszki z\u00a0Twoich rozmów',
      'Quizy z\u00a0tego, czego się uczysz',
      'Próbne egzaminy: ósmoklasisty i\u00a0matura',
      'Konsultacja z\u00a0nauczycielem',
    ]);
  });

  it('keep their tab in the address, with its discount and its price (S1 §2.107, §9.47–9.53)', async () => {
    const page = await open('/pricing', { isVisitor: true });
    await page.getByText('-42% taniej').waitFor();
    await page.getByRole('radio', { name: 'Kwartalnie' }).check();
    await page.getByText('46,66').first().waitFor();
    await page.getByRole('radio', { name: 'Jednorazowo' }).check();
    await page.getByText('Płacisz raz. Nic się nie odnawia.').first().waitFor();
    expect(new URL(page.url()).search).toBe('?period=quarterly&mode=one-time');
  });

  it('say that they could not be loaded, and are asked for again (S1 §8.35)', async () => {
    const page = await open('/pricing', { isVisitor: true, plans: ['network/offline'] });
    await page.getByText('Nie udało się załadować planów cenowych').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await page.getByRole('button', { name: 'Wybierz plan Premium' }).waitFor();
    expect(await page.getByText('Nie udało się załadować planów cenowych').count()).toBe(0);
  });

  it('ask a visitor to log in (S1 §4.82–4.83)', async () => {
    const page = await open('/pricing', { isVisitor: true });
    await choosePremium(page);
    await page.getByRole('dialog', { name: 'Zaloguj się' }).waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['pending-purchase:']);
  });

  it('say that payments are switched off (S1 §2.53, §8.39–8.40)', async () => {
    const page = await open('/pricing', { ...BUYER, arePaymentsDisabled: true });
    await choosePremium(page);
    const dialog = page.getByRole('dialog', { name: 'Płatności tymczasowo niedostępne' });
    await dialog
      .getByText('Operator płatności weryfikuje teraz naszą platformę. Gdy skończy, wyślemy Ci e-mail.')
      .waitFor();
    const look = await state(page);
    await dialog.getByRole('button', { name: 'Rozumiem' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(look).toEqual(WELL);
  });
});

describe('a purchase', () => {
  it('leads over the review to the provider, and back to it when that fails (S2 §2.26, D13)', async () => {
    const page = await open('/pricing', { ...BUYER, order: 'request/invalid' });
    await choosePremium(page);
    await page.getByRole('heading', { level: 1, name: 'Sprawdź i zapłać' }).waitFor();
    const review = [new URL(page.url()).pathname, await state(page)];
    await page.getByRole('button', { name: /^Przejdź do płatności/ }).click();
    await page.getByText('Wystąpił błąd podczas tworzenia płatności').waitFor();
    const back = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Wróć do planów' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wybierz plan' }).waitFor();
    expect([review, back, new URL(page.url()).pathname]).toEqual([
      ['/payment/method-selection', WELL],
      '/payment/method-selection',
      '/pricing',
    ]);
  });

  it('says that the provider’s page is coming (S2 §2.30)', async () => {
    const page = await open('/pricing', BUYER, { width: 1280 });
    await choosePremium(page);
    await page.getByRole('button', { name: /^Przejdź do płatności/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Przechodzimy do płatności' }).waitFor();
    expect([new URL(page.url()).pathname, await state(page)]).toEqual(['/payment/processing', WELL]);
  });

  it.each(['/payment/method-selection', '/payment/processing'])(
    'outlives a reload at %s, and there is none where nothing was chosen',
    async (address) => {
      const page = await open(address, BUYER);
      await page.getByRole('heading', { level: 1, name: 'Wybierz plan' }).waitFor();
      await choosePremium(page);
      await page.getByRole('heading', { level: 1, name: 'Sprawdź i zapłać' }).waitFor();
      await page.goto(APP);
      await showAddress(page, address, BUYER);
      await page.getByRole('heading', { level: 1, name: 'Sprawdź i zapłać' }).waitFor();
      expect(await page.getByText('Premium').first().isVisible()).toBe(true);
    },
  );
});

// The screen of the change here, those of a payment that succeeded or was cancelled below: S2 §1.26
describe('the change of a plan', () => {
  it('is confirmed, and told when it fails (S1 §4.89, S2 §2.122)', async () => {
    const page = await open('/upgrade', { plan: {}, order: 'payment/card-declined' });
    await page.getByText('4 czerwca 2030').waitFor();
    const before = await state(page);
    await page.getByRole('button', { name: 'Zmień plan na Premium' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Zmienić plan?' });
    await dialog.getByRole('button', { name: 'Zmień plan' }).click();
    await dialog.getByText('Karta została odrzucona.').waitFor();
    expect([before, await state(page)]).toEqual([WELL, WELL]);
  });

  it('says of each failure what it was, and goes on after all of them (S1 §8.37–8.38, S2 §8.35–8.49)', async () => {
    const page = await open('/upgrade', { plan: BASIC, paid: PREMIUM, order: FAILURES.map(([code]) => code) });
    await page.getByRole('radio', { name: 'Miesięcznie' }).check();
    await page.getByRole('button', { name: 'Zmień plan na Premium' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Zmienić plan?' });
    const confirm = dialog.getByRole('button', { name: 'Zmień plan' });
    for (const [, sentence] of FAILURES) {
      await confirm.click();
      await dialog.getByText(sentence, { exact: true }).waitFor();
    }
    expect(await state(page)).toEqual(WELL);
    await confirm.click();
    await page.getByText('Subskrypcja została zaktualizowana na Premium!').waitFor();
  });

  it.each([
    [
      { ...BASIC, isCancelled: true },
      'Twoja subskrypcja jest anulowana. Wznów ją na stronie „Moje konto”, aby zmienić plan.',
    ],
    [{ ...BASIC, isActive: false }, 'Twój plan się skończył. Odnów go w\u00a0cenniku.'],
    [PREMIUM, 'Masz już pełny pakiet funkcji. Nie ma wyższego planu.'],
    [{ ...BASIC, isRecurring: false }, 'Twój plan to zakup jednorazowy, więc nie można go zmienić.'],
  ] as const)('is not offered beside %o, and it is said why (S2 §2.116–2.123, D21)', async (plan, sentence) => {
    const page = await open('/upgrade', { plan });
    await page.getByText(sentence, { exact: true }).waitFor();
    expect([
      await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      await page.getByRole('definition').filter({ hasText: '4 czerwca 2026' }).count(),
      await state(page),
    ]).toEqual([['/pricing', '/account?tab=plan'], 1, WELL]);
  });

  it('leads to its confirmation, with the plan in the address (S1 §4.91–4.92, D24)', async () => {
    const page = await open('/upgrade', { plan: {}, paid: PREMIUM });
    await page.getByRole('radio', { name: 'Miesięcznie' }).check();
    await page.getByRole('button', { name: 'Zmień plan na Premium' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zmień plan' }).click();
    await page.getByText('Subskrypcja została zaktualizowana na Premium!').waitFor();
    await page.waitForURL(/\/payment\/success\?upgrade=true&plan=premium-month$/);
    await page.getByText('Poprzedni plan: Podstawowy. Nowy plan: Premium.').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

describe('after the payment', () => {
  it.each([
    ['the polling', 'session_id=cs_1', {}, 'Sprawdzamy płatność', 'Sprawdzenie 1 z 15'],
    ['the polling of a change', 'upgrade=true&plan=x', {}, 'Sprawdzamy zmianę planu', 'Sprawdzenie 1 z 15'],
    ['the welcome', 'session_id=cs_1', { paid: PREMIUM }, 'Witaj! Twój plan jest aktywny', 'Plan: Premium'],
    [
      'the change',
      'upgrade=true&plan=premium-month',
      { paid: PREMIUM },
      'Subskrypcja została zaktualizowana!',
      'Plan: Premium',
    ],
    ['the held plan (D24)', 'upgrade=true', { paid: BASIC }, 'Twój plan: Podstawowy', 'zajrzyj za chwilę'],
    ['the error', '', {}, 'Wystąpił problem', 'Nie udało się pobrać informacji o subskrypcji.'],
  ] as const)('%s is said, and accessible', async (_, query, scene, title, text) => {
    const page = await open(`/payment/success?${query}`, { ...BUYER, ...scene });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(text).first().waitFor();
    expect(await state(page)).toEqual(WELL);
  });

  it('what could not be found out is told with what to do about it (S2 §2.105–2.109, §8.51)', async () => {
    const page = await open('/payment/success?session_id=cs_1', { ...BUYER, paid: 'session/expired' });
    await page.getByRole('heading', { level: 1, name: 'Wystąpił problem' }).waitFor();
    expect([
      await page.getByRole('main').getByRole('alert').textContent(),
      await page.getByRole('main').getByRole('button').allTextContents(),
    ]).toEqual([
      'Nie udało się pobrać informacji o subskrypcji. Odśwież stronę albo napisz do nas.',
      ['Spróbuj ponownie', 'Przejdź do konta'],
    ]);
  });

  it('a payment that takes longer may be left, and is asked for again (S2 §2.99–2.104, §8.52)', async () => {
    const page = await open('/payment/success?session_id=cs_1', BUYER, { canClockTurn: true });
    await page.getByText('Sprawdzenie 1 z 15').waitFor();
    await page.clock.fastForward(60_000);
    await page.getByRole('heading', { level: 1, name: 'Płatność w trakcie przetwarzania' }).waitFor();
    const text = await page.getByText('Płatność została przyjęta').textContent();
    const look = await state(page);
    await page.getByRole('button', { name: 'Sprawdź ponownie' }).click();
    await page.getByText('Sprawdzenie 1 z 15').waitFor();
    expect([text, look]).toEqual([
      'Płatność została przyjęta, ale jej przetwarzanie trwa dłużej niż zwykle. Plan będzie aktywny w\u00a0ciągu kilku minut. Możesz zamknąć tę stronę.',
      WELL,
    ]);
  });

  it('a cancelled payment leads back, home and to us (S2 §2.110–2.113)', async () => {
    const page = await open('/payment/cancel', BUYER, { width: 1280, theme: 'dark' });
    const ways = page.getByRole('main').getByRole('link');
    await page.getByRole('heading', { level: 1, name: 'Płatność anulowana' }).waitFor();
    expect([await ways.evaluateAll((all) => all.map((one) => one.getAttribute('href'))), await state(page)]).toEqual([
      ['/pricing', '/', '/kontakt'],
      WELL,
    ]);
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { AssistantScene } from './assistant-scenes.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

/** On a phone, unless said otherwise. */
const open = (address: string, scene: AssistantScene, look: Look = {}): Promise<Page> =>
  openAddress(address, scene, { width: 360, height: 740, ...look });

const state = async (page: Page) => [await accessibilityFindings(page), await layoutFaults(page)];

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const INVOICES: readonly Invoice[] = [
  {
    id: 'in_2',
    issuedAt: '2026-05-04T10:00:00.000Z',
    planName: 'Podstawowy',
    amount: 2_999,
    currency: 'PLN',
    status: 'failed',
    documentUrl: 'https://invoice.stripe.com/i/1',
  },
];
const PLAN_TAB = '/account?tab=plan';
const OVER = { isExpired: true, hasActiveTrial: false, remainingPoints: 3, expirationDate: '2026-05-05T10:00:00.000Z' };
/** The end of this trial was told before. */
const later = (page: Page) => page.getByRole('button', { name: 'Później' }).click();

describe('the tab of the plan', () => {
  it.each([
    [360, 'light', { plan: {}, invoices: INVOICES }, 'Odnowi się 4 czerwca 2030.'],
    [1280, 'dark', { plan: { isPaymentDue: true }, invoices: INVOICES }, 'Plan działa na razie do 4 czerwca 2030.'],
    [360, 'dark', { plan: { isRecurring: false } }, 'Dostęp do 4 czerwca 2030.'],
    [1280, 'light', { trial: { hasActiveTrial: false, canStartTrial: true } }, 'Nie masz teraz płatnego planu.'],
  ] as const)('at %i px in the %s theme, %j: %s', async (width, theme, scene, sentence) => {
    const page = await open(PLAN_TAB, scene, { width, theme });
    await page.getByText(sentence).waitFor();
    expect(await state(page)).toEqual([[], {}]);
  });

  // What is said for a moment only is awaited before the press: a slow machine may tell of the press after that moment.
  it('cancels with a reason, says until when the plan is there, and takes the cancellation back (S1 §4.50–4.51, §5.38, §8.49)', async () => {
    const page = await open(PLAN_TAB, { plan: {} });
    await page.getByRole('button', { name: 'Anuluj subskrypcję' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Anulować subskrypcję?' });
    await dialog.getByRole('button', { name: 'Anuluj subskrypcję' }).click();
    await dialog.getByText('Wybierz przynajmniej jeden powód anulowania').waitFor();
    await expect
      .poll(() =>
        dialog
          .getByRole('checkbox')
          .first()
          .evaluate((box) => box === document.activeElement),
      )
      .toBe(true);
    expect(await state(page)).toEqual([[], {}]);
    await page.keyboard.press('Space');
    await Promise.all([
      page.getByRole('dialog').getByText('Plan zaktualizowany pomyślnie!').waitFor(),
      dialog.getByRole('button', { name: 'Anuluj subskrypcję' }).click(),
    ]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Anulowana - nie odnowi się').waitFor();
    expect(await page.getByText('Dostęp do 4 czerwca 2030.').isVisible()).toBe(true);
    await expect.poll(() => focused(page)).toBe('Twój plan');
    await Promise.all([
      page.getByText('Plan zaktualizowany pomyślnie!').waitFor(),
      page.getByRole('button', { name: 'Wznów subskrypcję' }).click(),
    ]);
    await page.getByText('Odnowi się 4 czerwca 2030.').waitFor();
    await expect.poll(() => focused(page)).toBe('Twój plan');
  });

  it.each([
    ['request/refused', 'Wystąpił błąd podczas anulowania subskrypcji'],
    ['network/offline', 'Wystąpił błąd połączenia. Spróbuj ponownie.'],
  ] as const)(
    'says that it could not be cancelled, and that the payments could not be had: %s (S1 §8.45–8.46)',
    async (failure, sentence) => {
      const page = await open(PLAN_TAB, { plan: {}, failure });
      await page.getByText('Nie udało się wczytać płatności.').waitFor();
      await page.getByRole('button', { name: 'Anuluj subskrypcję' }).click();
      await page.getByLabel('Brak czasu').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Anuluj subskrypcję' }).click();
      await page.getByRole('dialog').getByText(sentence).waitFor();
      expect(await page.getByLabel('Brak czasu').isChecked()).toBe(true);
    },
  );

  it('says that a cancellation could not be taken back, and nothing that the server says of it (S2 §8.50)', async () => {
    const page = await open(PLAN_TAB, { plan: { isCancelled: true }, failure: 'request/refused' });
    await page.getByRole('button', { name: 'Wznów subskrypcję' }).click();
    await page.getByText('Wystąpił błąd podczas przetwarzania płatności', { exact: true }).waitFor();
    expect(await state(page)).toEqual([[], {}]);
  });

  it('begins the trial, or says that it could not be begun (S1 §8.47)', async () => {
    const trial = { hasActiveTrial: false, canStartTrial: true };
    const lost = await open(PLAN_TAB, { trial, failure: 'server/unavailable' });
    await lost.getByRole('button', { name: 'Rozpocznij okres próbny' }).click();
    await lost.getByText('Nie udało się rozpocząć okresu próbnego. Spróbuj ponownie.').waitFor();
    const begun = await open(PLAN_TAB, { trial });
    await begun.getByRole('button', { name: 'Rozpocznij okres próbny' }).click();
    await begun.getByText('Twój okres próbny się rozpoczął').waitFor();
    expect([await state(lost), await begun.getByText('25 z 25').isVisible()]).toEqual([[[], {}], true]);
  });
});

it.each([
  [360, { hasActiveTrial: false, canStartTrial: true }],
  [1280, { hasActiveTrial: true, remainingPoints: 4, remainingHours: 2 }],
])(
  'beside a plan no trial is begun, and no points are counted (S1 §2.38, D16, D27): %i px, %o',
  async (width, trial) => {
    const page = await open(PLAN_TAB, { plan: {}, trial }, { width });
    const card = page.getByRole('region', { name: 'Okres próbny' }); // S1 §2.102
    await card.getByText('Masz plan, więc okres próbny nie jest Ci teraz potrzebny.').waitFor();
    const ways = await card.getByRole('button').or(card.getByRole('link')).count();
    const look = await state(page);
    await page.getByRole('button', { name: 'Moje konto' }).click();
    const panel = page.getByRole('dialog', { name: 'Moje konto' });
    await panel.waitFor();
    expect([ways, look, await panel.locator('[data-tone]').count()]).toEqual([0, [[], {}], 0]);
  },
);

describe('the badge of the trial (S1 §2.113–2.115, §4.27–4.30)', () => {
  const ACTIVE = { hasActiveTrial: true, remainingPoints: 18, remainingHours: 17.5 };
  it.each([
    [ACTIVE, 'Zostało: 18 punktów i 17 godzin', 'brand'],
    [{ ...ACTIVE, remainingPoints: 5 }, 'Zostało: 5 punktów i 17 godzin', 'warning'],
    [{ ...ACTIVE, remainingHours: 3 }, 'Zostało: 18 punktów i 3 godziny', 'warning'],
    [OVER, 'Okres próbny się skończył', 'neutral'],
    [{ ...OVER, remainingPoints: 0 }, 'Punkty się skończyły', 'neutral'],
  ] as const)('of %o says “%s”', async (trial, text, tone) => {
    const page = await open('/account', { trial });
    if (trial.hasActiveTrial === false) await later(page);
    await page.getByRole('button', { name: 'Moje konto' }).click();
    const badge = page.getByRole('dialog', { name: 'Moje konto' }).getByText(text);
    await badge.waitFor();
    expect([await badge.getAttribute('data-tone'), await state(page)]).toEqual([tone, [[], {}]]);
  });
});

describe('the gate of quizzes and exams (S2 §2.81–2.85)', () => {
  it('says that the trial was used and what a plan brings, and stands as a lock in the navigation', async () => {
    const page = await open('/exams', { trial: OVER }, { width: 1280 });
    await later(page);
    expect([
      await page.getByRole('heading', { level: 1 }).textContent(),
      await page.getByText('Okres próbny został już wykorzystany.').isVisible(),
      await page.getByRole('list', { name: 'W\u00a0planie Premium' }).getByRole('listitem').allTextContents(),
      await page.getByRole('main').getByRole('link').getAttribute('href'),
      await page.getByRole('link', { name: 'Egzaminy próbne (w płatnym planie)' }).count(),
      await state(page),
    ]).toEqual([
      'Ta część jest w\u00a0płatnym planie',
      true,
      [
        'Tutor AI bez limitu punktów',
        'Przyjaciel AI bez limitu punktów',
        'Generator próbnych egzaminów',
        'Generator quizów',
      ],
      '/pricing',
      1,
      [[], {}],
    ]);
  });

  it('is open with a basic plan, which is told what exams need (S2 §2.64–2.65)', async () => {
    const page = await open('/exams', { plan: {} });
    expect([
      await page.getByRole('heading', { name: 'Nowy quiz' }).isVisible(),
      await page.getByText('Tworzenie próbnych egzaminów jest częścią wyższego planu.').isVisible(),
      await page.getByRole('link', { name: 'Ulepsz plan' }).getAttribute('href'),
      await state(page),
    ]).toEqual([true, true, '/upgrade', [[], {}]]);
  });
});

describe('a pupil without access to AI any more (D40)', () => {
  it.each([
    [360, 400],
    [740, 360],
  ])('has half of a screen of %i×%i for what is read', async (width, height) => {
    const page = await open(
      '/assistant?mode=tutor&conversation=short',
      { isGuarded: true, trial: OVER },
      { width, height },
    );
    await later(page);
    await page.getByText('Dobrze! Co zrobisz teraz?').waitFor();
    expect(await layoutFaults(page)).toEqual({});
  });

  it('reads a conversation; in the place of the composer it is said why, where the plans are, and whom to call', async () => {
    const page = await open('/assistant?mode=tutor&conversation=short', { isGuarded: true, trial: OVER });
    await later(page);
    await page.getByText('Dobrze! Co zrobisz teraz?').waitFor();
    expect([
      await page.getByRole('textbox', { name: 'Wiadomość' }).count(),
      await page.getByText('Swoje rozmowy możesz dalej czytać.').isVisible(),
      await page.getByText('116 111').isVisible(),
      await page.getByRole('main').getByRole('link').getAttribute('href'),
      await page.getByRole('button', { name: 'Nowa rozmowa' }).count(),
      await state(page),
    ]).toEqual([0, true, true, '/pricing', 0, [[], {}]]);
  });

  it('is led to what was written from the account panel', async () => {
    const page = await open('/account', { trial: OVER });
    await later(page);
    await page.getByRole('button', { name: 'Moje konto' }).click();
    await page.getByRole('dialog', { name: 'Moje konto' }).getByRole('link', { name: 'Moje rozmowy' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?mode=tutor&conversations=all');
  });

  it('finds the list of what was written on a phone at once', async () => {
    const page = await open('/assistant?mode=tutor&conversations=all', { isGuarded: true, trial: OVER });
    await later(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Rozmowa short/ })
      .click();
    await page.getByText('Dobrze! Co zrobisz teraz?').waitFor();
    expect([new URL(page.url()).search, await state(page)]).toEqual(['?mode=tutor&conversation=short', [[], {}]]);
    await page.getByRole('radio', { name: 'Przyjaciel AI' }).click();
    await page.getByRole('button', { name: 'Zmień tryb' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?mode=buddy&conversations=all');
  });
});

import type { Page } from 'playwright/test';
import { OPEN_PATHS } from '#domain/access/routes.rules.ts';
import { SETTING_TIMEOUT } from '#ui/rich-text/text-setting.ts';
import { pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { expectSilence, hold, letDeadlinesPass } from './support/faults.ts';
import { buyPlan } from './support/provider.ts';
import { newPupil, register, signIn, type PupilApi } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';
import { allShiftsOn, shiftsOn, watchShifts } from './support/shifts.ts';
import { question } from '../support/api.ts';

const POINTS = 25;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

const shiftsAt = async (page: Page, paths: readonly string[], see: () => Promise<void>) => {
  const found = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await see();
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsOn(page);
      if (shifts.length > 0) found.push({ path, ...size, shifts });
    }
  }
  return found;
};

test('nothing moves by itself on a public page that a visitor opens', async ({
  page,
  context,
  input,
  consoleErrors,
}) => {
  consoleErrors.allow(/nie-ma-takiej$/);
  await watchShifts(context);
  const { home } = pagesOf(page, input);
  expect(await shiftsAt(page, [...OPEN_PATHS, '/nie-ma-takiej'], home.seeVisitor)).toEqual([]);
});

test('nothing at all moves on a phone’s home page where the font comes after the first paint', async ({
  page,
  context,
  input,
}) => {
  await watchShifts(context);
  await page.setViewportSize(SIZES[0]);
  const letFontsCome = await hold(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await pagesOf(page, input).home.seeVisitor();
  letFontsCome();
  expect(await allShiftsOn(page)).toEqual([]);
});

const startTrial = async (api: PupilApi): Promise<unknown> => api.post('/api/Trial/Start', {});

interface State {
  readonly registration?: object;
  readonly prepare?: (api: PupilApi) => Promise<unknown>;
  readonly paths: readonly string[];
  /** What stands above the plans. */
  readonly banner: RegExp;
}

const STATES: Readonly<Record<string, State>> = {
  'who may begin a trial': { paths: ['/', '/welcome', '/pricing'], banner: /^Najpierw wypróbuj/ },
  'whose trial runs': {
    prepare: startTrial,
    paths: [
      '/',
      '/account',
      '/account?tab=plan',
      '/assistant?mode=tutor',
      '/exams',
      '/praktyka',
      '/kontakt',
      '/pricing',
    ],
    banner: /^Twój okres próbny trwa/,
  },
  'whose points are used up': {
    prepare: async (api) => {
      await startTrial(api);
      for (let spent = 0; spent < POINTS; spent += 1)
        await api.post('/api/Assistant/buddy', question(api.uid, `Oblicz ${spent} + 7`));
    },
    paths: ['/', '/pricing'],
    banner: /^Okres próbny został/,
  },
  'whose guardian is missing': {
    registration: { isUnder16: true, guardianConsent: false, guardianEmail: null },
    paths: ['/account', '/pricing'],
    banner: /^Brakuje zgody/,
  },
  'who holds a plan': {
    prepare: (api) => buyPlan(api, 'basic-monthly'),
    paths: ['/', '/account?tab=plan', '/assistant?mode=buddy', '/exams', '/upgrade', '/pricing'],
    banner: /^Twój plan/,
  },
};

for (const [who, { registration = {}, prepare, paths, banner }] of Object.entries(STATES)) {
  test(`nothing moves by itself where somebody comes back ${who}`, async ({ page, context, input, addresses }) => {
    const pupil = newPupil();
    const api = await register(addresses, pupil, registration);
    await prepare?.(api);
    await rememberLogin(context, addresses, pupil);
    await watchShifts(context);
    const { home } = pagesOf(page, input);
    expect(await shiftsAt(page, paths, home.seeMember)).toEqual([]);
    await expect(page.getByRole('main').getByRole('region', { name: banner })).toBeVisible();
  });
}

test('nothing moves by itself among the plans where it is known late which of them is held', async ({
  page,
  context,
  input,
  addresses,
}) => {
  const pupil = newPupil();
  await buyPlan(await register(addresses, pupil), 'basic-monthly');
  await rememberLogin(context, addresses, pupil);
  await watchShifts(context);
  await page.setViewportSize(SIZES[0]);
  const letSubscriptionCome = await hold(page, /\/api\/Subscriptions\/Current$/);
  const { pricing } = pagesOf(page, input);
  const plans = page.waitForResponse(/\/api\/Subscriptions\/Plans$/);
  await pricing.open();
  await (await plans).finished();
  await pricing.see();
  letSubscriptionCome();
  await pricing.seeHeld('Podstawowy');
  await pricing.seePlan('Premium');
  expect(await shiftsOn(page)).toEqual([]);
});

test('nothing moves by itself where a conversation is opened and what sets its formulas comes late, and it is read as it was typed where that does not come', async ({
  page,
  context,
  input,
  member,
  addresses,
}) => {
  const api = await signIn(addresses, member);
  await api.post('/api/Assistant/tutor', question(api.uid, 'Rozwiąż x^2 - 5x + 6 = 0'));
  await watchShifts(context);
  await expectSilence(page, SETTING_TIMEOUT);
  const { assistant } = pagesOf(page, input);
  await assistant.open();
  await assistant.chooseConversation('Rozwiąż x² - 5x + 6 = 0');
  await assistant.seeAnswers('Tutor AI', 1);
  const reopen = async () => {
    const letFormulasCome = await hold(page, /\/formula\.renderer-.*\.js$/);
    const conversation = page.waitForResponse(/\/api\/Conversations\//);
    await page.reload({ waitUntil: 'commit' });
    await (await conversation).finished();
    await assistant.seeOpening();
    return letFormulasCome;
  };
  const found = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const letFormulasCome = await reopen();
    letFormulasCome();
    await assistant.seeAnswers('Tutor AI', 1);
    await page.waitForLoadState('networkidle');
    const shifts = await shiftsOn(page);
    if (shifts.length > 0) found.push({ ...size, shifts });
  }
  expect(found).toEqual([]);
  const letFormulasCome = await reopen();
  await letDeadlinesPass(page);
  await assistant.seeAnswers('Tutor AI', 1);
  letFormulasCome();
});

import type { Page } from 'playwright/test';
import { OPEN_PATHS } from '#domain/access/routes.rules.ts';
import { pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { buyPlan } from './support/provider.ts';
import { newPupil, register, type PupilApi } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';
import { shiftsOn, watchShifts } from './support/shifts.ts';
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

import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { newPupil, register, type Pupil } from '../../tests/e2e/support/pupils.ts';
import { freePort, kill, startServerProcess } from '../../tests/support/server-process.ts';
import { http2Front } from './http2-front.ts';
import { median } from './median.ts';
import { addEmptyPage, addStaticPage } from './peers.ts';
import { PHONE, PHONE_OPTIONS, visit, type Visit } from './phone.ts';
import { tableOf, type Measure } from './table.ts';

const RUNS = 7;

/** What each page is opened for. */
const CONTROLS = {
  home: 'main section:first-child :is(button, a)',
  login: 'header :is(button, a)[data-variant="secondary"]',
  assistant: 'textarea',
  empty: 'textarea',
} as const;

/** Logs a pupil in and goes to Tutor: what the browser remembers of that. */
const remembered = async (browser: Browser, url: string, { email, password }: Pupil) => {
  const context = await browser.newContext(PHONE_OPTIONS);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('banner').getByRole('button', { name: 'Zaloguj się' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się' });
  await dialog.getByRole('textbox', { name: 'Adres e-mail' }).fill(email);
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${url}/assistant?mode=tutor`);
  await page.locator(CONTROLS.assistant).waitFor();
  await page.waitForLoadState('networkidle');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** As if it had been kept a moment ago: a remembered session counts for five minutes. */
const keptNow = (state: StorageState): StorageState => ({
  ...state,
  origins: state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map(({ name, value }) => ({
      name,
      value: value.replace(/"savedAt":\d+/, `"savedAt":${Date.now()}`),
    })),
  })),
});

/** The first load of the home page, and of Tutor for somebody whom the browser remembers. Needs the production build. */
export const start = async (browser: Browser): Promise<string> => {
  const authPort = await freePort();
  const server = await startServerProcess({
    PORT: await freePort(),
    AUTH_EMULATOR_PORT: authPort,
    DATA_DIR: 'memory:',
  });
  const front = await http2Front(server.url);
  try {
    const pupil = newPupil();
    await register({ url: server.url, authUrl: `http://localhost:${authPort}` }, pupil);
    const state = await remembered(browser, front.url, pupil);
    const [staticPage, emptyPage] = [await addStaticPage(server.url, front), await addEmptyPage(front)];

    const visits: Record<'home' | 'login' | 'assistant' | 'static' | 'empty', Visit[]> = {
      home: [],
      login: [],
      assistant: [],
      static: [],
      empty: [],
    };
    const open = async (name: keyof typeof visits, url: string, control: string | null, more?: BrowserContextOptions) =>
      visits[name].push(await visit(browser, url, control, more));
    for (let run = 0; run < RUNS; run += 1) {
      await open('static', staticPage, null);
      await open('home', front.url, CONTROLS.home);
      await open('empty', emptyPage, CONTROLS.empty);
      await open('assistant', `${front.url}/assistant?mode=tutor`, CONTROLS.assistant, {
        storageState: keptNow(state),
      });
      await open('login', front.url, CONTROLS.login);
    }

    const against =
      (peer: 'static' | 'empty') =>
      (
        name: string,
        page: 'home' | 'login' | 'assistant',
        of: keyof Visit,
        unit: Measure['unit'],
        aim?: Measure['aim'],
      ): Measure => ({
        name,
        unit,
        ours: median(visits[page].map((one) => one[of])),
        peer: median(visits[peer].map((one) => one[of])),
        ...(aim !== undefined && { aim }),
      });
    const [asStatic, asEmpty] = [against('static'), against('empty')];
    return [
      tableOf(`Home page on ${PHONE}, median of ${RUNS}`, 'the same content as a static page, its styles inside', [
        asStatic('largest contentful paint', 'home', 'largestPaint', 'ms', { ratio: 1.2 }),
      ]),
      tableOf('Home page, the same', 'an empty page of React, router and XState', [
        asEmpty('a press has an effect', 'home', 'usable', 'ms', { ratio: 1.3 }),
        asEmpty('the login can be pressed', 'login', 'usable', 'ms'),
        asEmpty('requests until then', 'home', 'requests', '', { most: 12 }),
        asEmpty('scripts and styles until then', 'home', 'code', 'kB', { most: 125 }),
        asEmpty('scripts and styles until the network is quiet', 'home', 'allCode', 'kB'),
        asEmpty('moved by itself (CLS)', 'home', 'shifts', '', { most: 0 }),
        asEmpty('blocked after the first paint (TBT)', 'home', 'blocked', 'ms', { most: 100 }),
        asEmpty('requests to somebody else', 'home', 'foreign', '', { most: 0 }),
        asEmpty('all that is transferred', 'home', 'transferred', 'kB'),
      ]),
      tableOf('Tutor for a pupil who is remembered, the same', 'an empty page of React, router and XState', [
        asEmpty('largest contentful paint', 'assistant', 'largestPaint', 'ms'),
        asEmpty('the message can be typed', 'assistant', 'usable', 'ms', { ratio: 1.6 }),
        asEmpty('the message that was typed is sent', 'assistant', 'alive', 'ms'),
        asEmpty('requests until then', 'assistant', 'requests', ''),
        asEmpty('scripts and styles until then', 'assistant', 'code', 'kB', { most: 175 }),
        asEmpty('scripts and styles until the network is quiet', 'assistant', 'allCode', 'kB'),
        asEmpty('moved by itself (CLS)', 'assistant', 'shifts', ''),
        asEmpty('blocked after the first paint (TBT)', 'assistant', 'blocked', 'ms'),
        asEmpty('all that is transferred', 'assistant', 'transferred', 'kB'),
      ]),
    ].join('\n');
  } finally {
    await front.close();
    await kill(server.process, 'SIGTERM');
  }
};

import { defineConfig } from 'playwright/test';
import { REPORT_FILE } from './scripts/browser-transitions/report.ts';
import { chromiumOptions } from './tests/support/chromium.ts';
import { freePort } from './tests/support/server-process.ts';

// Chosen once, by the first process; the workers inherit them.
const port = (process.env['E2E_PORT'] ??= await freePort());
const emulatorPort = (process.env['E2E_AUTH_PORT'] ??= await freePort());
const url = `http://localhost:${port}`;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** Told once more on a phone; of the tours those that show every screen, but for those that are walked for their pictures only. */
const ON_A_PHONE = /(journey|tours|e2e\/purchase)\.test\.ts/;
const NOT_ON_A_DESKTOP = /@every-screen|@pictures/;
const NOT_ON_A_PHONE = /@every-action|@pictures/;
const SHOWN = /@screens|@every-screen|@pictures/;

/** For `npm run screens`: what shows a screen, on both devices; tests/e2e/support/pictures.ts has their sizes and themes. */
const screens = [
  { name: 'phone', grep: SHOWN, use: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { name: 'desktop', grep: SHOWN, use: { viewport: DESKTOP } },
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // No test waits for these where all is well: they end what hangs, on a machine that does much else.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: REPORT_FILE }]],
  use: {
    baseURL: url,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
    // A worker answers what a test wants to answer itself; its own tests let it.
    serviceWorkers: 'block',
    // A trace of each test would cost a third of the time: `npx playwright test -g "…" --trace on` for the one that fails.
    screenshot: 'only-on-failure',
  },
  projects:
    process.env['SCREENS'] === undefined
      ? [
          { name: 'desktop', grepInvert: NOT_ON_A_DESKTOP, use: { viewport: DESKTOP } },
          {
            name: 'phone',
            testMatch: ON_A_PHONE,
            grepInvert: NOT_ON_A_PHONE,
            use: { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' },
          },
        ]
      : screens,
  webServer: {
    command: `${process.execPath} --import tsx server/main.ts`,
    url: `${url}/api/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      AUTH_EMULATOR_PORT: emulatorPort,
      DATA_DIR: 'memory:',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      MAX_EVENT_LOOP_DELAY: '0',
    },
  },
});

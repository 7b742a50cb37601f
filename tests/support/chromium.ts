import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The browser of the tests: CHROMIUM_PATH, the system's, or Playwright's own. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  });
};

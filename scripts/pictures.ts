/** `npm run pictures`: the icons, what a shared link shows, and what an app store shows of the built product, in `public/`. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createServer } from 'vite';
import { launchChromium } from '../tests/support/chromium.ts';
import { freePort, kill, startServerProcess } from '../tests/support/server-process.ts';
import { iconPage, maskablePage } from './pictures/icons.ts';

const FOLDER = 'public';
const ICONS = [
  { file: 'icon-192.png', size: 192, pageOf: iconPage },
  { file: 'icon-512.png', size: 512, pageOf: iconPage },
  { file: 'icon-maskable-192.png', size: 192, pageOf: maskablePage },
  { file: 'icon-maskable-512.png', size: 512, pageOf: maskablePage },
  { file: 'apple-touch-icon.png', size: 180, pageOf: maskablePage },
] as const;
const SHARE = { width: 1200, height: 630 };
const SCREENSHOTS = [
  { file: 'narrow.png', options: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true } },
  { file: 'wide.png', options: { viewport: { width: 1280, height: 800 } } },
] as const;

const takeIcons = async (browser: Browser): Promise<void> => {
  const svg = await readFile(join(FOLDER, 'favicon.svg'), 'utf8');
  for (const { file, size, pageOf } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(pageOf(svg));
    await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
    await page.close();
  }
};

const takeShares = async (browser: Browser): Promise<void> => {
  const vite = await createServer({ logLevel: 'warn', server: { port: Number(await freePort()), hmr: false } });
  await vite.listen();
  const page = await browser.newPage({ viewport: SHARE, locale: 'pl-PL' });
  for (const name of ['home', 'page']) {
    await page.goto(new URL(`/scripts/pictures/share.html?${name}`, vite.resolvedUrls?.local[0]).href);
    await page.locator('main svg').last().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, 'share', `${name}.png`), animations: 'disabled' });
  }
  await page.close();
  await vite.close();
};

/** Of the home page as it was built last. */
const takeScreenshots = async (browser: Browser): Promise<void> => {
  const environment = { PORT: await freePort(), AUTH_EMULATOR_PORT: await freePort(), DATA_DIR: 'memory:' };
  const server = await startServerProcess(environment);
  for (const { file, options } of SCREENSHOTS) {
    const page = await browser.newPage({
      ...options,
      locale: 'pl-PL',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(FOLDER, 'screenshots', file), animations: 'disabled' });
    await page.close();
  }
  await kill(server.process, 'SIGTERM');
};

const TAKE = { icons: takeIcons, share: takeShares, screenshots: takeScreenshots };

/** Some of them, if they are named. */
const wanted = process.argv.slice(2);
for (const folder of ['share', 'screenshots']) await mkdir(join(FOLDER, folder), { recursive: true });
const browser = await launchChromium();
for (const [name, take] of Object.entries(TAKE)) if (wanted.length === 0 || wanted.includes(name)) await take(browser);
await browser.close();

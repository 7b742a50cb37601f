import { rm, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { freePort, kill, startServerProcess } from '../../tests/support/server-process.ts';
import { median } from './median.ts';
import { tableOf } from './table.ts';

const RUNS = 5;
/** Lighthouse's slow 4G, as applied by the browser: 150 ms and 1.6 Mbit/s on the wire. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const CPU_SLOWDOWN = 4;
const PEER = 'bench-static-page.html';

/** Notes, in the page, its largest paint and when the login can first be pressed. No function in it has a name: tsx would ask the page for a helper. */
const watch = () => {
  const seen = { largestPaint: 0, loginUsable: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (
      ![...document.querySelectorAll('header :not([inert]) > button')].some(
        ({ textContent }) => textContent === 'Zaloguj się',
      )
    )
      return;
    observer.disconnect();
    requestAnimationFrame(() => {
      seen.loginUsable = performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
};

interface Load {
  readonly largestPaint: number;
  readonly loginUsable: number;
  readonly kilobytes: number;
}

const load = async (browser: Browser, url: string): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pl-PL',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Zaloguj się' }).waitFor();
  const seen = await seenIn(page);
  await context.close();
  return { ...seen, kilobytes: bytes / 1_000 };
};

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Omit<Load, 'kilobytes'> }).seen);

/** What the home page shows to a visitor, as a page without a script: no application can be there sooner. */
const writeStaticPage = async (browser: Browser, url: string): Promise<void> => {
  const page = await browser.newPage({ locale: 'pl-PL' });
  await page.goto(url);
  await page.getByRole('banner').getByRole('button', { name: 'Zaloguj się' }).waitFor();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('script, link[rel="modulepreload"]')) part.remove();
  });
  const html = await page.content();
  await page.close();
  await writeFile(`dist/${PEER}`, html);
  await writeFile(`dist/${PEER}.br`, await promisify(brotliCompress)(html));
};

/** The first load on a cold phone, from the real server. Needs the production build. */
export const firstLoad = async (browser: Browser): Promise<string> => {
  const server = await startServerProcess({
    PORT: await freePort(),
    AUTH_EMULATOR_PORT: await freePort(),
    DATA_DIR: 'memory:',
  });
  try {
    await writeStaticPage(browser, server.url);
    const [ours, peer]: [Load[], Load[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await load(browser, server.url));
      peer.push(await load(browser, `${server.url}/${PEER}`));
    }
    const measure = (name: string, unit: 'ms' | 'kB', of: keyof Load) => ({
      name,
      unit,
      ours: median(ours.map((one) => one[of])),
      peer: median(peer.map((one) => one[of])),
    });
    return tableOf(
      `First load of the home page on a phone (${CPU_SLOWDOWN}× slower CPU, slow 4G, nothing cached, median of ${RUNS})`,
      'the same content as a static page of the same server',
      [
        measure('largest contentful paint', 'ms', 'largestPaint'),
        measure('login can be pressed', 'ms', 'loginUsable'),
        measure('transferred until the network is quiet', 'kB', 'kilobytes'),
      ],
    );
  } finally {
    await kill(server.process, 'SIGTERM');
    await Promise.all([PEER, `${PEER}.br`].map((file) => rm(`dist/${file}`, { force: true })));
  }
};

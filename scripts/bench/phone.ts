import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Lighthouse's slow 4G, as applied by the browser: 150 ms and 1.6 Mbit/s on the wire. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const CPU_SLOWDOWN = 4;

export const PHONE = `a cold phone (${CPU_SLOWDOWN}× slower CPU, slow 4G, HTTP/2 + TLS, nothing cached)`;

export const PHONE_OPTIONS = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'pl-PL',
  ignoreHTTPSErrors: true,
} as const;

export interface Visit {
  /** Milliseconds until the largest paint; 0 where nothing was painted. */
  readonly largestPaint: number;
  /** Milliseconds until what `control` selects can be used: it is alive, or the page keeps what is typed in it. */
  readonly usable: number;
  /** Milliseconds until a press on it is answered. */
  readonly alive: number;
  /** How far things moved by themselves: the sum of all layout shifts. */
  readonly shifts: number;
  /** Milliseconds by which tasks after the first paint were longer than 50 ms, until the network is quiet. */
  readonly blocked: number;
  /** Requests to somebody else. */
  readonly foreign: number;
  /** Requests that were made before. */
  readonly requests: number;
  /** Kilobytes of scripts and styles that were asked for before, compressed. */
  readonly code: number;
  /** The same when the network is quiet. */
  readonly allCode: number;
  /** Kilobytes of everything, on the wire. */
  readonly transferred: number;
}

interface Seen {
  largestPaint: number;
  usable: number;
  alive: number;
  shifts: number;
  blocked: number;
}

/** Notes, in the page, its largest paint, when a control can be used, and when a press on it is answered: React has taken it over, and a page that keeps presses until then has said that it does so no longer. No function in it has a name: tsx would ask the page for a helper. */
const watch = (control: string) => {
  const seen: Seen = { largestPaint: 0, usable: 0, alive: 0, shifts: 0, blocked: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shifts += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration > painted) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  let hasSaidSo = false;
  addEventListener('app.alive', () => {
    hasSaidSo = true;
  });
  // It asks for no layout of a page that has nothing to show early.
  const timer = setInterval(() => {
    if (seen.usable === 0 && document.querySelector(`#early ${control}`)?.checkVisibility() === true)
      seen.usable = performance.now();
    if (!hasSaidSo && document.querySelector('script:not([src])') !== null) return;
    const isAlive = [...document.querySelectorAll(control)].some(
      (node) =>
        node.closest('[inert]') === null &&
        node.checkVisibility({ visibilityProperty: true }) &&
        Object.keys(node).some((key) => key.startsWith('__reactProps$')),
    );
    if (!isAlive) return;
    clearInterval(timer);
    seen.alive = performance.now();
    if (seen.usable === 0) seen.usable = seen.alive;
  }, 8);
};

const measured = (page: Page) =>
  page.evaluate(() => {
    const seen = (window as unknown as { seen: Seen }).seen;
    const requests = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize }));
    const inline = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    return { seen, requests, inline };
  });

/** Much more than any page takes. */
const PATIENCE = { timeout: 60_000 };

const CODE = /\.(?:js|css)(?:\?|$)/;

/** Opens `url` for the first time and waits until the network is quiet. */
export const visit = async (
  browser: Browser,
  url: string,
  control: string | null,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({ ...PHONE_OPTIONS, ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let transferred = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch, control ?? 'no-control');
  await page.goto(url, { waitUntil: 'networkidle', ...PATIENCE });
  if (control !== null)
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.alive > 0, null, PATIENCE);
  await page.waitForLoadState('networkidle');
  // The observer hears of a paint later than the network is quiet, where there is no script to wait for.
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.largestPaint > 0, null, PATIENCE);
  const { seen, requests, inline } = await measured(page);
  const { origin } = new URL(url);
  await context.close();
  const until = control === null ? Number.POSITIVE_INFINITY : seen.usable;
  const inlineSize = inline === '' ? 0 : (await promisify(brotliCompress)(inline)).length;
  const codeOf = (some: typeof requests) =>
    (some
      .filter(({ name }) => CODE.test(name))
      .map(({ encodedBodySize }) => encodedBodySize)
      .reduce((sum, size) => sum + size, 0) +
      inlineSize) /
    1_000;
  const before = requests.filter(({ startTime }) => startTime < until);
  return {
    ...seen,
    foreign: asked.filter((address) => address.startsWith('http') && new URL(address).origin !== origin).length,
    requests: before.length + 1,
    code: codeOf(before),
    allCode: codeOf(requests),
    transferred: transferred / 1_000,
  };
};

import { cacheNames } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { answererOf } from './requests.rules.ts';
import type { FetchEvent, Worker } from './worker.types.ts';

declare const self: Worker;

/** Milliseconds after which a page is shown as it was kept, though its answer may still come. */
const TIMEOUT = 4_000;

/** What every visit needs, and the pages that are the same for everybody. Nothing in it belongs to anybody. */
const shell = new PrecacheController();
shell.addToCacheList([...KEPT_FILES]);

/** Files of other pages, once they have been used; for this build alone. */
const VISITED = 'visited-';
const visited = new CacheFirst({ cacheName: VISITED + BUILD_NAME });

const NEWS = { build: BUILD_NAME };

/** Pages that are open go on with the scripts that they have; what they fetch from now on they fetch through this worker. */
const takeOver = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(VISITED) && name !== VISITED + BUILD_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage(NEWS, []);
};

/** What is lost of the shell, because somebody has emptied the browser's storage, is fetched again; a page of another build is left to the worker of that. */
const mend = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.precache);
  for (const [url, key] of shell.getURLsToCacheKeys()) {
    if ((await cache.match(key)) !== undefined) continue;
    const file = await fetch(url, { cache: 'reload' });
    const isOurs = url === key || (await file.clone().text()).includes(BUILD_NAME);
    if (file.ok && isOurs) await cache.put(key, file);
  }
};

const afterTimeout = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT));

/** From the network, so that it is of the build that the server speaks with; as it was kept where that is away or takes too long. */
const page = async (event: FetchEvent, path: string): Promise<Response> => {
  const answer = fetch(event.request);
  const fresh = await Promise.race([answer.catch(() => null), afterTimeout()]);
  if (fresh !== null && fresh.status < 500) {
    event.waitUntil(mend().catch(() => undefined));
    return fresh;
  }
  return (await shell.matchPrecache(path)) ?? answer;
};

const asset = async (event: FetchEvent): Promise<Response> =>
  (await shell.matchPrecache(event.request)) ?? visited.handle({ event, request: event.request });

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(shell.install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.activate(event), takeOver()]));
});

self.addEventListener('fetch', (event) => {
  const answerer = answererOf(event.request, self.location.origin);
  if (answerer.by === 'page') event.respondWith(page(event, answerer.kept));
  if (answerer.by === 'asset') event.respondWith(asset(event));
});

// A page asks which build it would get.
self.addEventListener('message', ({ source }) => source?.postMessage(NEWS, []));

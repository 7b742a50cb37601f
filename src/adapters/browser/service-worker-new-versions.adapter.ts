import type { NewVersions } from '#application/ports/new-versions.port.ts';

const WORKER = '/sw.js';

/** Milliseconds between two questions: a page may stay open for days. */
const PAUSE = 30 * 60_000;

type Page = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'document' | 'location' | 'navigator' | 'trustedTypes'
>;

/** Our policy lets no script be run by its address but this. What is trusted is a string to the types only. */
const trustedAddress = ({ trustedTypes }: Page): string => {
  if (trustedTypes === undefined) return WORKER;
  const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: () => WORKER });
  return (policy as { createScriptURL(address: string): string }).createScriptURL(WORKER);
};

/** Whoever speaks on a worker's channel is one. */
type Speaker = Pick<ServiceWorker, 'state'> | null;

const buildIn = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'build' in message ? message.build : undefined;

/** Registers the worker that lets the shell open without a network, and hears from it which build it has. `open` is called at each use: while a page is prerendered, there is no window. */
export const serviceWorkerNewVersions = (open: () => Page, now: () => number): NewVersions => ({
  watch(onFound) {
    const page = open();
    const { document, navigator } = page;
    const { build } = document.documentElement.dataset;
    // Not every browser has workers, nor at every address; and in development there is no build.
    if (build === undefined || !('serviceWorker' in navigator)) return () => undefined;
    const { serviceWorker } = navigator;
    /** Page and worker are of two builds. Is there a newer worker than the one that spoke, it has the last word; else the page is the older of the two. */
    const compare = async (speaker: Speaker): Promise<void> => {
      const registration = await serviceWorker.getRegistration();
      await registration?.update();
      const isLatest = speaker?.state !== 'redundant' && !registration?.installing && !registration?.waiting;
      if (isLatest) onFound();
    };
    const hear = ({ data, source }: MessageEvent<unknown>): void => {
      const told = buildIn(data);
      if (told !== undefined && told !== build) void compare(source as Speaker).catch(() => undefined);
    };
    let askedAt = now();
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || now() - askedAt < PAUSE) return;
      askedAt = now();
      await (await serviceWorker.getRegistration())?.update();
    };
    // Away from the network nothing new can be had.
    const askOrWait = (): void => void ask().catch(() => undefined);
    const register = async (): Promise<void> => {
      await serviceWorker.register(trustedAddress(page), { updateViaCache: 'none' });
      serviceWorker.controller?.postMessage('which build');
    };
    serviceWorker.addEventListener('message', hear);
    serviceWorker.startMessages();
    document.addEventListener('visibilitychange', askOrWait);
    page.addEventListener('online', askOrWait);
    void register().catch(() => undefined);
    return () => {
      serviceWorker.removeEventListener('message', hear);
      document.removeEventListener('visibilitychange', askOrWait);
      page.removeEventListener('online', askOrWait);
    };
  },
  show: () => open().location.reload(),
});

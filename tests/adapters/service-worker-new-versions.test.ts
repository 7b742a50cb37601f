import { describe, expect, it, vi } from 'vitest';
import { serviceWorkerNewVersions } from '#adapters/browser/service-worker-new-versions.adapter.ts';

const MINUTE = 60_000;

/** A page of this build, and its browser. */
const pageOf = (build: string | undefined, more: object = {}) => {
  const asked: unknown[] = [];
  const worker = { state: 'activated' };
  const registration = {
    installing: null as string | null,
    waiting: null as string | null,
    update: vi.fn<() => Promise<void>>(async () => undefined),
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => asked.push(message) },
    startMessages: () => undefined,
    register: vi.fn<(address: unknown, options: object) => Promise<object>>(async () => ({})),
    getRegistration: async () => registration,
  });
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: { build } },
    visibilityState: 'visible',
  });
  const reload = vi.fn<() => void>();
  const page = Object.assign(new EventTarget(), {
    document,
    location: { reload },
    navigator: { serviceWorker },
    ...more,
  });
  return {
    page: page as unknown as Window,
    serviceWorker,
    asked,
    registration,
    reload,
    look: () => document.dispatchEvent(new Event('visibilitychange')),
    hear: (data: unknown) => serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, source: worker })),
    worker,
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a new version', () => {
  it.each([
    ['of another build', { build: 'b' }, 1],
    ['of the same build', { build: 'a' }, 0],
    ['that says nothing of it', 'something', 0],
  ])('is found when the worker is %s, and there is no newer one', async (_, data, times) => {
    const { page, hear } = pageOf('a');
    const onFound = vi.fn<() => void>();
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).watch(onFound);
    hear(data);
    await settled();
    expect(onFound).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['is on its way', { installing: 'a newer worker' }, 'activated'],
    ['waits', { waiting: 'a newer worker' }, 'activated'],
    ['has just taken over', {}, 'redundant'],
  ])('is not found by a page that is newer than its worker, as long as a newer worker %s', async (_, found, state) => {
    const { page, hear, registration, worker } = pageOf('b');
    const onFound = vi.fn<() => void>();
    registration.update.mockImplementation(async () => {
      Object.assign(registration, found);
      worker.state = state;
    });
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).watch(onFound);
    hear({ build: 'a' });
    await settled();
    expect([registration.update.mock.calls.length, onFound.mock.calls.length]).toEqual([1, 0]);
  });

  it('is asked for when the worker is registered, past the caches of the browser', async () => {
    const { page, serviceWorker, asked } = pageOf('a');
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).watch(() => undefined);
    await settled();
    expect([serviceWorker.register.mock.calls, asked]).toEqual([
      [['/sw.js', { updateViaCache: 'none' }]],
      ['which build'],
    ]);
  });

  it('comes from an address that the policy of scripts trusts', async () => {
    const createPolicy = vi.fn<(name: string, rules: { createScriptURL(): string }) => object>((_, rules) => ({
      createScriptURL: () => ({ trusted: rules.createScriptURL() }),
    }));
    const { page, serviceWorker } = pageOf('a', { trustedTypes: { createPolicy } });
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).watch(() => undefined);
    await settled();
    expect([createPolicy.mock.calls[0]?.[0], serviceWorker.register.mock.calls[0]?.[0]]).toEqual([
      'service-worker',
      { trusted: '/sw.js' },
    ]);
  });

  it('is looked for when somebody comes back to the page, every half an hour at most', async () => {
    let now = 0;
    const { page, look, registration } = pageOf('a');
    serviceWorkerNewVersions(
      () => page,
      () => now,
    ).watch(() => undefined);
    const looks: number[] = [];
    for (const minutes of [29, 30, 31, 60]) {
      now = minutes * MINUTE;
      look();
      await settled();
      looks.push(registration.update.mock.calls.length);
    }
    expect(looks).toEqual([0, 1, 1, 2]);
  });

  it('is not heard of any longer by whoever has stopped', async () => {
    const { page, hear } = pageOf('a');
    const onFound = vi.fn<() => void>();
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).watch(onFound)();
    hear({ build: 'b' });
    await settled();
    expect(onFound).not.toHaveBeenCalled();
  });

  it.each([
    ['of no build', pageOf(undefined)],
    ['in a browser without workers', pageOf('a', { navigator: {} })],
  ])('is not looked for by a page %s', async (_, { page, serviceWorker }) => {
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).watch(() => undefined)();
    await settled();
    expect(serviceWorker.register).not.toHaveBeenCalled();
  });

  it('does not keep a page from working where no worker can be had', async () => {
    const { page, serviceWorker, asked } = pageOf('a');
    serviceWorker.register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'));
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).watch(() => undefined);
    await settled();
    expect(asked).toEqual([]);
  });

  it('is shown by loading the page anew', () => {
    const { page, reload } = pageOf('a');
    serviceWorkerNewVersions(
      () => page,
      () => 0,
    ).show();
    expect(reload).toHaveBeenCalledOnce();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserIdle } from '#adapters/browser/browser-idle.adapter.ts';
import { networkBack } from '#adapters/browser/network.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const isResolved = async (promise: Promise<void>): Promise<boolean> => {
  const resolved = vi.fn<() => void>();
  void promise.then(resolved);
  await vi.advanceTimersByTimeAsync(0);
  return resolved.mock.calls.length > 0;
};

describe('the network', () => {
  it('is asked again as soon as the browser says that it is back', async () => {
    const page = Object.assign(new EventTarget(), { setTimeout });
    const back = networkBack(page as unknown as Window);
    const before = await isResolved(back);
    page.dispatchEvent(new Event('online'));
    expect([before, await isResolved(back)]).toEqual([false, true]);
  });

  it('is asked again after five seconds, since browsers do not always say so', async () => {
    const back = networkBack(Object.assign(new EventTarget(), { setTimeout }) as unknown as Window);
    await vi.advanceTimersByTimeAsync(4_999);
    const before = await isResolved(back);
    await vi.advanceTimersByTimeAsync(1);
    expect([before, await isResolved(back)]).toEqual([false, true]);
  });
});

describe('idle time', () => {
  it('comes when the browser says so, after a head start, and after two seconds more at the latest', async () => {
    const asked: unknown[] = [];
    const idle = browserIdle(() => ({
      setTimeout,
      requestIdleCallback: (tell, options) => {
        asked.push(options);
        tell({ didTimeout: false, timeRemaining: () => 1 });
        return 1;
      },
    }));
    const coming = idle.wait();
    await vi.advanceTimersByTimeAsync(999);
    const before = await isResolved(coming);
    await vi.advanceTimersByTimeAsync(1);
    expect([before, await isResolved(coming), asked]).toEqual([false, true, [{ timeout: 2_000 }]]);
  });

  it('comes a moment later in a browser that does not say so', async () => {
    const coming = browserIdle(() => ({ setTimeout })).wait();
    const before = await isResolved(coming);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([before, await isResolved(coming)]).toEqual([false, true]);
  });
});

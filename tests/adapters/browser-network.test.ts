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

/** A page whose resources arrive at these moments; the timers of the test are its clock. */
const pageThatFetches = (ends: readonly number[]) => {
  const opened = performance.now();
  const now = () => performance.now() - opened;
  const getEntriesByType = () =>
    ends.filter((end) => end <= now()).map((end) => ({ startTime: end - 100, duration: 100 }));
  return { setTimeout, performance: { now, getEntriesByType } } as unknown as Window;
};

const whenIdle = async (page: Window): Promise<number> => {
  const opened = performance.now();
  const times: number[] = [];
  void browserIdle(() => page)
    .wait()
    .then(() => times.push(performance.now() - opened));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toHaveLength(1);
  return times[0] ?? Number.NaN;
};

describe('idle time', () => {
  it.each([
    ['nothing is fetched', [], 1_200],
    ['a page comes part after part', [300, 900, 2_000], 3_200],
    [
      'unless something comes for ever, then after six seconds',
      Array.from({ length: 60 }, (_, second) => 1_000 * second + 500),
      6_000,
    ],
  ])('comes when nothing has come for 1.2 s: %s', async (_, ends, expected) => {
    expect(await whenIdle(pageThatFetches(ends))).toBe(expected);
  });

  it('comes when the browser says so, two seconds later at the latest', async () => {
    const asked: unknown[] = [];
    const idle = browserIdle(() =>
      Object.assign(pageThatFetches([]), {
        requestIdleCallback: (tell: IdleRequestCallback, options: IdleRequestOptions) => {
          asked.push(options);
          setTimeout(() => tell({ didTimeout: false, timeRemaining: () => 1 }), 500);
          return 1;
        },
      }),
    );
    const coming = idle.wait();
    await vi.advanceTimersByTimeAsync(1_699);
    const before = await isResolved(coming);
    await vi.advanceTimersByTimeAsync(1);
    expect([before, await isResolved(coming), asked]).toEqual([false, true, [{ timeout: 2_000 }]]);
  });
});

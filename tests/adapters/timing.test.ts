import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { realTiming } from '#adapters/http/timing.ts';

describe('real time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('passes while one sleeps, as long as one wants', async () => {
    const slept = realTiming.sleep(2_000, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await slept;
    expect([vi.getTimerCount(), realTiming.now()]).toEqual([0, 3_000]);
  });

  it('stops when the sleeper is called away, and leaves nothing running', async () => {
    const leaving = new AbortController();
    const slept = realTiming.sleep(2_000, leaving.signal).catch((reason: unknown) => reason);
    leaving.abort('page closed');
    expect([await slept, vi.getTimerCount()]).toEqual(['page closed', 0]);
  });

  it('does not begin for one who has left', async () => {
    await expect(realTiming.sleep(2_000, AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});

import type { Page } from 'playwright';

/** Milliseconds that the thread of a page worked for `work`: how long one waits for it on a busy machine says nothing. */
export const pageCpuTime = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = await spent();
    await work();
    return (await spent()) - before;
  };
};

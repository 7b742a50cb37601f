import type { Page } from 'playwright';

/** Counts the milliseconds that a page has the processor, with and without layout: what else the machine does is no part of them. */
export const processorClock = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (wanted: string) => 1_000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
    return { all: of('TaskDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
  return async (work: () => Promise<unknown>) => {
    const before = await spent();
    await work();
    const after = await spent();
    const laidOut = after.all - before.all;
    return { laidOut, made: laidOut - (after.layout - before.layout) };
  };
};

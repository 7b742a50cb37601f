import { columns, percentile } from './figures.ts';
import { ask, CURRENT_PLAN } from './pupils.ts';
import { startCopies, startPeer, stopAll, type School } from './school.ts';

const WARM_UP = 5;
const SECONDS = 20;

/** Calls a second, and the milliseconds within which 99 of a hundred are to be answered. */
const PACES = [
  [200, 25],
  [1_000, 100],
] as const;

/** How long pupils wait who ask at their own pace what plan they have; beside the least that can tell them, which shows what the machine itself takes. */
export const paces = async (school: School): Promise<string> => {
  const [ours] = await startCopies(school, 1);
  const bare = await startPeer(school, 'bare.entry.ts');
  if (ours === undefined) throw new Error('No server has started.');
  const waitedAt = async (url: string, pace: number) => {
    const every = (school.pupils.length * 1_000) / pace;
    await ask([url], school.pupils, WARM_UP, () => CURRENT_PLAN, every);
    const { times, errors } = await ask([url], school.pupils, SECONDS, () => CURRENT_PLAN, every);
    const waited = [...times.values()].flat();
    const [p50 = 0, p99 = 0] = [50, 99].map((hundredth) => percentile(waited, hundredth));
    return { p99, told: [String(errors), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`] };
  };
  const lines: string[][] = [];
  for (const [pace, aim] of PACES) {
    const waited = await waitedAt(ours.url, pace);
    const least = await waitedAt(bare.url, pace);
    const verdict = `≤ ${aim} ms${waited.p99 > aim ? ' missed' : ''}`;
    lines.push([`${pace} calls a second`, ...waited.told, ...least.told, verdict]);
  }
  await stopAll([ours, bare]);
  const heads = ['errors', 'p50', 'p99', 'errors', 'peer p50', 'peer p99', 'aim of p99'];
  return `\n${columns([[`current plan, ${school.pupils.length} pupils`, ...heads], ...lines])}`;
};

import { columns, percentile } from './figures.ts';
import { ask, CURRENT_PLAN } from './pupils.ts';
import { startCopies, stopAll, type School } from './school.ts';

const WARM_UP = 5;
const SECONDS = 20;

/** Calls a second, and the milliseconds within which 99 of a hundred are to be answered. */
const PACES = [
  [200, 25],
  [1_000, 100],
] as const;

/** How long pupils wait who ask at their own pace what plan they have. */
export const paces = async (school: School): Promise<string> => {
  const copies = await startCopies(school, 1);
  const urls = copies.map(({ url }) => url);
  await ask(urls, school.pupils, WARM_UP, () => CURRENT_PLAN);
  const lines: string[][] = [];
  for (const [pace, aim] of PACES) {
    const every = (school.pupils.length * 1_000) / pace;
    const { times, errors } = await ask(urls, school.pupils, SECONDS, () => CURRENT_PLAN, every);
    const waited = [...times.values()].flat();
    const [p50 = 0, p99 = 0] = [50, 99].map((hundredth) => percentile(waited, hundredth));
    const verdict = `≤ ${aim} ms${p99 > aim ? ' missed' : ''}`;
    lines.push([`${pace} calls a second`, String(errors), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`, verdict]);
  }
  await stopAll(copies);
  return `\n${columns([[`current plan, ${school.pupils.length} pupils`, 'errors', 'p50', 'p99', 'aim of p99'], ...lines])}`;
};

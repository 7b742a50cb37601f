import { columns, percentile } from './figures.ts';
import { memoryOf } from './process-use.ts';
import { ask, mixed } from './pupils.ts';
import { startCopies, stopAll, type School } from './school.ts';

const WARM_UP = 5;
const SECONDS = 20;

/** What pupils do, by so many copies; a table with a line for each call. */
export const mix = async (school: School, count: number): Promise<string> => {
  const copies = await startCopies(school, count);
  const urls = copies.map(({ url }) => url);
  const memory = () => copies.map(({ process: child }) => `${Math.round(memoryOf(child.pid ?? 0))} MB`).join(' + ');
  const before = memory();
  await ask(urls, school.pupils, WARM_UP, mixed);
  const warm = memory();
  const { times, errors, seconds } = await ask(urls, school.pupils, SECONDS, mixed);
  const after = memory();
  await stopAll(copies);
  const line = (name: string, values: readonly number[]) => [
    name,
    (values.length / seconds).toFixed(0),
    ...[50, 99].map((hundredth) => `${percentile(values, hundredth).toFixed(1)} ms`),
  ];
  return [
    `\n${school.pupils.length} pupils at once, ${count} ${count === 1 ? 'copy' : 'copies'}: ${errors} errors; memory ${before}, warm ${warm}, after ${after}`,
    columns([
      ['', 'a second', 'p50', 'p99'],
      line('all', [...times.values()].flat()),
      ...[...times].map(([name, values]) => line(name, values)),
    ]),
  ].join('\n');
};

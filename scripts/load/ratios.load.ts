import { columns } from './figures.ts';
import { cpuOf } from './process-use.ts';
import { ask, CURRENT_PLAN, QUESTION, type Ask } from './pupils.ts';
import { startCopies, startPeer, stopAll, type School } from './school.ts';
import type { ServerProcess } from '../../tests/support/server-process.ts';

const PUPILS = 32;
const SECONDS = 5;
const ROUNDS = 2;

interface Use {
  readonly asked: number;
  readonly seconds: number;
  readonly cpu: number;
}

const useOf = async (school: School, { url, process: child }: ServerProcess, asked: Ask): Promise<Use> => {
  const before = cpuOf(child.pid ?? 0);
  const { times, errors, seconds } = await ask([url], school.pupils.slice(0, PUPILS), SECONDS, () => asked);
  if (errors > 0) throw new Error(`${asked.name}: ${errors} errors.`);
  return { asked: [...times.values()].flat().length, seconds, cpu: cpuOf(child.pid ?? 0) - before };
};

const rate = ({ asked: count, seconds }: Use): number => count / seconds;
const cost = ({ asked: count, cpu }: Use): number => cpu / count;

/** Ours and the peer in turn, so that what else the machine does falls on both. */
const compare = async (school: School, asked: Ask, entry: string, aim: number): Promise<readonly string[]> => {
  const [ours] = await startCopies(school, 1);
  const peer = await startPeer(school, entry);
  if (ours === undefined) throw new Error('No server has started.');
  const sums = { ours: { asked: 0, seconds: 0, cpu: 0 }, peer: { asked: 0, seconds: 0, cpu: 0 } };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [who, server] of [
      ['ours', ours],
      ['peer', peer],
    ] as const) {
      const use = await useOf(school, server, asked);
      // The first round warms up.
      if (round > 0) for (const part of ['asked', 'seconds', 'cpu'] as const) sums[who][part] += use[part];
    }
  await stopAll([ours, peer]);
  const ratio = cost(sums.peer) / cost(sums.ours);
  return [
    asked.name,
    ...[sums.ours, sums.peer].flatMap((use) => [`${rate(use).toFixed(0)}/s`, `${cost(use).toFixed(2)} ms`]),
    (rate(sums.ours) / rate(sums.peer)).toFixed(2),
    ratio.toFixed(2),
    `≥ ${aim}${ratio < aim ? ' missed' : ''}`,
  ];
};

/** How many times as much a peer answers that does the least; by the clock, and by the processor, which other work does not touch. */
export const ratios = async (school: School): Promise<string> =>
  `\n${columns([
    ['', 'ours', 'CPU each', 'peer', 'CPU each', 'by clock', 'by CPU', 'aim'],
    await compare(school, CURRENT_PLAN, 'bare.entry.ts', 0.6),
    await compare(school, QUESTION, 'without-tutor.entry.ts', 0.5),
  ])}`;

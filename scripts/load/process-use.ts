import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts a process's time in these. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Megabytes that a process holds. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** Milliseconds of a processor that it has used, its threads included: the same however busy the machine is. */
export const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (((user ?? 0) + (system ?? 0)) / TICKS) * 1_000;
};

import { killWhileWriting } from '../../tests/support/killed-server.ts';
import { startServerProcess, withoutEmulator } from '../../tests/support/server-process.ts';
import { columns } from './figures.ts';
import type { School } from './school.ts';

/** How many are answered before a kill: others each time, so that it falls on another moment. */
const questionsOf = (round: number): number => 1 + ((round * 17) % 40);

/** What is left of what was acknowledged, on each database, when a server is killed (-9) so many times while it writes. */
export const kills = async (school: School, rounds: number): Promise<string> => {
  const questions = Array.from({ length: rounds }, (_, round) => questionsOf(round));
  const lines: string[][] = [];
  for (const [name, environment] of [
    ['PGlite', { ...(await withoutEmulator()), ...school.environment, DATABASE_URL: '' }],
    ['PostgreSQL', school.environment],
  ] as const) {
    let [starts, slowestStart] = [0, 0];
    const start = async () => {
      const begun = performance.now();
      const started = await startServerProcess(environment);
      slowestStart = Math.max(slowestStart, performance.now() - begun);
      starts += 1;
      // It takes half an hour.
      console.error(`${name}: start ${starts} of ${rounds + 1}`);
      return started;
    };
    const { acknowledged, lost, half } = await killWhileWriting(start, school, questions);
    for (const what of [...lost, ...half]) console.error(`${name}, ${what}`);
    const counts = [rounds, acknowledged, lost.length, half.length].map(String);
    lines.push([name, ...counts, `${(slowestStart / 1_000).toFixed(1)} s`]);
  }
  return `\n${columns([['', 'kills', 'acknowledged', 'lost', 'half', 'slowest start'], ...lines])}`;
};

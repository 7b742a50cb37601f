/** `npm run load`: what the server carries on a PostgreSQL of its own; `-- mix`, `-- paces`, `-- ratios`, `-- rows [count …]`, `-- bodies` or `-- kills [rounds]` measures that one only. */
import { cpus } from 'node:os';
import { bodies } from './load/bodies.load.ts';
import { kills } from './load/kills.load.ts';
import { mix } from './load/mix.load.ts';
import { paces } from './load/paces.load.ts';
import { ratios } from './load/ratios.load.ts';
import { rows } from './load/rows.load.ts';
import { openSchool } from './load/school.ts';

const PUPILS = 200;
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 50;

const [wanted, ...numbers] = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted === undefined || wanted === name;

const school = await openSchool(PUPILS);
try {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  );
  if (isWanted('mix')) for (const copies of [1, 2]) console.log(await mix(school, copies));
  if (isWanted('paces')) console.log(await paces(school));
  if (isWanted('ratios')) console.log(await ratios(school));
  if (isWanted('rows')) console.log(await rows(school, numbers.length > 0 ? numbers.map(Number) : SIZES));
  if (isWanted('bodies')) console.log(await bodies(school));
  if (isWanted('kills')) console.log(await kills(school, Number(numbers[0] ?? ROUNDS)));
} finally {
  await school.close();
}

/**
 * `npm run statecharts:diff [base] [-- --markdown] [--svg <folder>]` says what has changed in the machines from a commit to the files as they are.
 * Without a base: from where the branch left the main one. With `--charts` it prints the charts of the folder where it runs as JSON.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chartsAt, defaultBase } from './statecharts-diff/base.ts';
import { chartOf } from './statecharts-diff/chart-of.ts';
import { changesOf } from './statecharts-diff/changes.ts';
import { picturesOf } from './statecharts-diff/pictures.ts';
import { markdownReport, textReport } from './statecharts-diff/report.ts';
import { machinesIn } from './statecharts/machine-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'boolean' }, svg: { type: 'string' }, charts: { type: 'boolean' } },
});
const here = async () => (await machinesIn('src/domain')).map(chartOf);

if (values.charts === true) process.stdout.write(JSON.stringify(await here()));
else {
  const base = positionals[0] ?? defaultBase();
  const [before, after] = await Promise.all([chartsAt(base, fileURLToPath(import.meta.url)), here()]);
  const changes = changesOf(before, after);
  process.stdout.write((values.markdown === true ? markdownReport : textReport)(changes, base.slice(0, 12)));
  if (values.svg !== undefined) {
    mkdirSync(values.svg, { recursive: true });
    for (const change of changes)
      for (const [file, svg] of await picturesOf(change)) writeFileSync(join(values.svg, file), svg);
  }
}

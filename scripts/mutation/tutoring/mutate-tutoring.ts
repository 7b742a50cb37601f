/** Does a check of the tutoring engine notice when a solver, a reader or a judge changes? Tries a sample of each folder. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { bundleOf } from './mutants-bundle.ts';
import { mutantsOf, type SourceMutant } from './source-mutants.ts';
import { switched } from './switched-source.ts';
import { baselineOf, nearestChecks, noticedBy } from './trials.ts';

interface PlacedMutant extends SourceMutant {
  readonly id: number;
  readonly file: string;
}

/** Of each folder; `SAMPLE=200` tries more. */
const SAMPLE = Number(process.env['SAMPLE'] ?? 40);
/** What decides; texts are read by eye. */
const DECIDING = /\.(?:solver|reader|rules|family|templates|cases|mistakes)\.ts$/;
const BRIEF = { RUNS: '3', SOLVED: '8000' };

const filesIn = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .flatMap((name) => filesIn(join(path, name)))
        .filter((file) => DECIDING.test(file));

/** The same ones each time, and most of them even after a change of the file. */
const sampleOf = (mutants: readonly PlacedMutant[]): readonly PlacedMutant[] => {
  const alike = new Map<string, number>();
  const keyOf = ({ file, start, end, text }: PlacedMutant): string => {
    const change = `${file} ${end - start} ${text}`;
    const nth = (alike.get(change) ?? 0) + 1;
    alike.set(change, nth);
    return createHash('sha256').update(`${change} ${nth}`).digest('hex');
  };
  return mutants
    .map((mutant) => ({ mutant, key: keyOf(mutant) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, SAMPLE)
    .map(({ mutant }) => mutant);
};

const inWords = ({ file, line, start, end, text }: PlacedMutant): string => {
  const [before, after] = [readFileSync(file, 'utf8').slice(start, end), text].map((part) => part.replace(/\s+/g, ' '));
  return `${file}:${line}: ${before} → ${after}`;
};

const secondsSince = (begin: number): string => `${((performance.now() - begin) / 1000).toFixed(0)} s`;

/** Whether of each folder a share of `enough` is noticed. */
export const mutateTutoring = async (paths: readonly string[], enough: number): Promise<boolean> => {
  Object.assign(process.env, BRIEF);
  const sources = new Map<string, string>();
  const mutants: PlacedMutant[] = [];
  for (const file of new Set(paths.flatMap(filesIn))) {
    const source = readFileSync(file, 'utf8');
    const own = mutantsOf(file, source);
    sources.set(resolve(file), switched(source, own, mutants.length));
    mutants.push(...own.map((mutant, index) => ({ ...mutant, file, id: mutants.length + index })));
  }
  const script = await bundleOf(sources);
  const begin = performance.now();
  const baseline = await baselineOf(script);
  console.log(`${baseline.known.length} checks hold without a mutant (${secondsSince(begin)})`);

  let isEnough = true;
  /** How often each check was the first to fail: such a one is asked first. */
  const noticing = new Map<number, number>();
  for (const folder of new Set(mutants.map(({ file }) => dirname(file)))) {
    const began = performance.now();
    const own = mutants.filter(({ file }) => dirname(file) === folder);
    const sample = sampleOf(own);
    const survivors: PlacedMutant[] = [];
    for (const mutant of sample) {
      const ofFile = own.filter(({ file }) => file === mutant.file);
      // A file of templates alone is come by together with those beside it.
      const around = ofFile.every(({ id }) => baseline.loaded.has(id)) ? own : ofFile;
      const nearest = nearestChecks(
        baseline,
        mutant.id,
        around.map(({ id }) => id),
      );
      const by = await noticedBy(
        script,
        mutant.id,
        nearest.toSorted((a, b) => (noticing.get(b.index) ?? 0) - (noticing.get(a.index) ?? 0)),
      );
      if (by === undefined) survivors.push(mutant);
      else if (by !== null) noticing.set(by, (noticing.get(by) ?? 0) + 1);
    }
    const noticed = sample.length - survivors.length;
    const share = `${noticed} of ${sample.length} noticed (${Math.floor((noticed / sample.length) * 100)} %)`;
    console.log(`${folder}: ${share}, a sample of ${own.length}, ${secondsSince(began)}`);
    for (const survivor of survivors) console.log(`  not noticed: ${inWords(survivor)}`);
    isEnough &&= noticed >= enough * sample.length;
  }
  return isEnough;
};

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ChartModel } from './chart-model.ts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const isThere = (commit: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** Where this branch has left the main one; on the main one itself, the commit before. */
export const defaultBase = (): string => {
  const main = ['origin/main', 'main'].find(isThere);
  const fork = main === undefined ? git('rev-parse', 'HEAD') : git('merge-base', 'HEAD', main);
  return fork === git('rev-parse', 'HEAD') ? 'HEAD~1' : fork;
};

/** What machines are made of, as far as the commit has it. */
const SOURCES = ['src/domain', 'package.json', 'tsconfig.json'];

const unpack = (commit: string, folder: string): void => {
  const kept = git('ls-tree', '--name-only', commit, '--', ...SOURCES).split('\n');
  const archive = execFileSync('git', ['archive', '--format=tar', commit, '--', ...kept], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
};

/** Today's reader of machines, in a process that stands in the other commit's folder. */
const chartsIn = async (folder: string, script: string): Promise<readonly ChartModel[]> => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--charts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((settle) => {
    child.once('close', settle);
  });
  const json = await text(child.stdout);
  if ((await ended) !== 0) throw new Error('The machines of that commit could not be read.');
  return JSON.parse(json) as readonly ChartModel[];
};

/** The charts of another commit, read by `script` from a folder that is gone afterwards; with the packages of this one. */
export const chartsAt = async (commit: string, script: string): Promise<readonly ChartModel[]> => {
  if (!isThere(commit)) throw new Error(`There is no commit ${commit}.`);
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-'));
  try {
    unpack(commit, folder);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    return existsSync(join(folder, 'src/domain')) ? await chartsIn(folder, script) : [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

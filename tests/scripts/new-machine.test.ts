import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, refusalOf, WAITING_LIST, writeFiles } from '../../scripts/new/new-machine.ts';

const CONTEXTS = ['access', 'learning'];
const SHARED = ['src/domain/shared', 'tests/model/tools', 'tests/support', 'scripts'];

/** A project of which no more is here than a new machine stands on; it lies where it finds the packages, and where git does not look. */
const smallProject = (): string => {
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(resolve('test-results', 'new-machine-'));
  for (const context of CONTEXTS) mkdirSync(join(root, 'src/domain', context), { recursive: true });
  mkdirSync(join(root, 'tests/architecture'), { recursive: true });
  mkdirSync(join(root, 'tests/model'));
  // What git ignores ends where another project begins, for the linter too.
  mkdirSync(join(root, '.git'));
  for (const folder of SHARED) symlinkSync(resolve(folder), join(root, folder));
  for (const file of ['package.json', WAITING_LIST]) cpSync(file, join(root, file));
  const config = { extends: resolve('tsconfig.json'), include: ['src', 'tests/model/learning', 'tests/domain'] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  return root;
};

const root = smallProject();
const order = { root, context: 'learning', name: 'study-plan' };
const files = await filesOf(order);
writeFiles(root, files);
afterAll(() => rmSync(root, { recursive: true }));

const testFiles = Object.keys(files)
  .filter((path) => /^tests\/(?:model|domain)\//.test(path))
  .map((path) => join(root, path));
// They are tests of this file as well.
for (const file of testFiles) await import(pathToFileURL(file).href);

const run = (tool: string, ...options: readonly string[]) => {
  const command = [join('node_modules', tool), ...options];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout };
};

describe('a new machine', () => {
  it('stands in the files of a slice, and in the list of those that wait for a screen', () => {
    expect(Object.keys(files)).toEqual([
      'src/domain/learning/study-plan/study-plan.types.ts',
      'src/domain/learning/study-plan/study-plan.rules.ts',
      'src/domain/learning/study-plan/study-plan.setup.ts',
      'src/domain/learning/study-plan/study-plan.machine.ts',
      'src/application/ports/study-plan.port.ts',
      'src/application/learning/study-plan/study-plan.logic.ts',
      'tests/model/learning/study-plan/study-plan.model.test.ts',
      'tests/domain/learning/study-plan/study-plan.rules.test.ts',
      WAITING_LIST,
    ]);
    expect(files[WAITING_LIST]).toContain("'study-plan'");
  });

  it('is accepted by the compiler and by the linter', () => {
    expect(run('typescript/bin/tsc', '-p', root)).toEqual({ status: 0, stdout: '' });
    const made = Object.keys(files).map((path) => join(root, path));
    expect(run('oxlint/bin/oxlint', ...made).stdout).toMatch(
      /^Found 0 warnings and 0 errors\.\nFinished in .* on 9 files/,
    );
  });

  it.each([
    [{ context: 'school', name: 'study-day' }, 'There is no context "school": it is one of access, learning.'],
    [{ context: 'shared', name: 'study-day' }, 'There is no context "shared": it is one of access, learning.'],
    [{ name: 'StudyDay' }, '"StudyDay" cannot be the name of a feature: it is written like study-plan.'],
    [{ name: '../study-day' }, '"../study-day" cannot be the name of a feature: it is written like study-plan.'],
    [{ name: 'class' }, '"class" cannot be the name of a feature: it is written like study-plan.'],
    [{ context: 'access' }, 'src/domain/learning/study-plan is there already, and a name is given once.'],
    [{ name: 'study-day' }, undefined],
  ])('is asked for as %j and answered: %s', (wish, refusal) => {
    expect(refusalOf({ ...order, ...wish })).toEqual(refusal);
  });
});

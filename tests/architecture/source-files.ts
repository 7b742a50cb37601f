import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Every file that is, or on the next commit could be, part of the repository. */
export const repositoryFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

const tryText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** The repository's files below one of the folders whose name matches; deleted ones are left out. */
export const sourceFiles = (pattern: RegExp): readonly SourceFile[] =>
  repositoryFiles()
    .filter((file) => pattern.test(file))
    .flatMap((file) => {
      const text = tryText(file);
      return text === undefined ? [] : [{ file, text }];
    });

export const TYPESCRIPT = /^(?:src|contract|tutoring|server|scripts|tests)\/.*\.tsx?$/;

import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles.ts';
import { sourceFiles } from './source-files.ts';

describe('files and folders', () => {
  it('do not import each other in a circle (D38)', () => {
    expect(circlesIn(sourceFiles(/^(?:src|server|contract|tutoring)\/.*\.tsx?$/))).toEqual({});
  });
});

const importing = (file: string, ...specifiers: readonly string[]) => ({
  file,
  text: specifiers.map((specifier) => `import type { A } from '${specifier}';`).join('\n'),
});

describe('the check of the circles', () => {
  it('finds two files', () => {
    expect(circlesIn([importing('src/a/x.ts', './y.ts'), importing('src/a/y.ts', '#a/x.ts')])).toEqual({
      'src/a/x.ts ⇄ src/a/y.ts': ['src/a/x.ts imports src/a/y.ts', 'src/a/y.ts imports src/a/x.ts'],
    });
  });

  it('finds two folders, though none of their files imports itself', () => {
    expect(
      circlesIn([
        importing('server/a/deep/x.ts', '#server/b/y.ts'),
        importing('server/a/z.ts'),
        importing('server/b/y.ts'),
        importing('server/b/w.ts', '../a/z.ts'),
      ]),
    ).toEqual({
      'server/a ⇄ server/b': ['server/a/deep/x.ts imports server/b/y.ts', 'server/b/w.ts imports server/a/z.ts'],
    });
  });

  it('finds a circle of three', () => {
    expect(
      Object.keys(
        circlesIn([
          importing('src/a/x.ts', '#b/x.ts'),
          importing('src/b/x.ts', '#c/x.ts'),
          importing('src/c/x.ts', '#a/x.ts'),
        ]),
      ),
    ).toEqual(['src/a ⇄ src/b ⇄ src/c']);
  });

  it('takes the contract for a floor between the adapters and the domain', () => {
    expect(
      circlesIn([
        importing('contract/x.ts', '#domain/a/x.ts'),
        importing('src/domain/a/x.ts'),
        importing('src/adapters/a/x.ts', '#contract/x.ts'),
      ]),
    ).toEqual({});
  });

  it('lets a table of a folder use what is below it, and that a word which they share', () => {
    expect(
      circlesIn([
        importing('contract/calls.ts', './calls/x.calls.ts'),
        importing('contract/calls/x.calls.ts', '#contract/call.ts'),
        importing('contract/call.ts'),
      ]),
    ).toEqual({});
  });
});

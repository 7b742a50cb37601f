import { expect, it } from 'vitest';
import { differences, unusedIn } from '../../scripts/parked/unused-code.ts';

const REPORT = JSON.stringify({
  issues: [
    { file: 'src/a.ts', files: [{ name: 'src/a.ts' }], exports: [], duplicates: [] },
    {
      file: 'src/b.ts',
      files: [],
      exports: [{ name: 'one', line: 1, col: 1, pos: 1 }],
      types: [{ name: 'Two' }],
      duplicates: [[{ name: 'one' }, { name: 'uno' }]],
    },
  ],
});

it('reads unused files and what is unused of a file', () => {
  expect(unusedIn(REPORT)).toEqual(['src/a.ts', 'src/b.ts#one', 'src/b.ts#Two', 'src/b.ts#one', 'src/b.ts#uno']);
});

it('names what is unused and not parked, and what is parked for nothing or twice', () => {
  expect(differences(['src/a.ts', 'src/c.ts#one', 'src/a.ts'], ['src/a.ts', 'src/b.ts#Two'])).toEqual([
    'production does not use src/b.ts#Two',
    'parked for nothing: src/c.ts#one',
    'parked for nothing: src/a.ts',
  ]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { targetOf } from './circles.ts';
import { packageOf, specifiersIn } from './layers.ts';
import { sourceFiles, TYPESCRIPT, type SourceFile } from './source-files.ts';

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
const { scripts, dependencies }: Package = JSON.parse(readFileSync('package.json', 'utf8'));

/** Types are gone before anything is loaded. */
const TYPES_ONLY = /^(?:import|export) type [^;]*;$|\btypeof import\(/gm;

/** What is imported, now or later, on the way through these files from one of them. */
const reachedFrom = (entry: string, files: readonly SourceFile[]) => {
  const texts = new Map(files.map(({ file, text }) => [file, text.replaceAll(TYPES_ONLY, '')]));
  const [reached, packages] = [new Set([entry]), new Set<string>()];
  for (const file of reached)
    for (const specifier of specifiersIn({ file, text: texts.get(file) ?? '' })) {
      if (/^[.#]/.test(specifier)) reached.add(targetOf(file, specifier));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  return {
    packages: [...packages].toSorted(),
    missing: [...reached].filter((file) => !texts.has(file)),
    required: [...reached].flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(/\brequire\(\s*'([^']+)'/g)].map(
        ([, name = '']) => `${file}: ${packageOf(name)}`,
      ),
    ),
  };
};

/** What runs a command, and the file that it begins with. */
const COMMAND = /^node --import (\S+) (server\/\S+)$/;

describe.each(['serve', 'feedback', 'backup', 'restore'])('npm run %s', (name) => {
  const [, runner = '', entry = ''] = COMMAND.exec(scripts[name] ?? '') ?? [];
  const { packages, missing, required } = reachedFrom(entry, sourceFiles(TYPESCRIPT));

  it('needs packages of production alone (D56)', () => {
    expect({ missing, others: [runner, ...packages].filter((used) => !(used in dependencies)) }).toEqual({
      missing: [],
      others: [],
    });
  });

  it('asks by name, and late, for the emulator alone', () => {
    expect([...new Set(required)]).toEqual(
      name === 'serve' ? ['server/identity/emulator/auth-emulator.ts: firebase-tools'] : [],
    );
  });
});

it('is told of a package of development, however it is imported, and of no type', () => {
  const files = [
    {
      file: 'server/a.ts',
      text: "import type { Kept } from 'types-only';\nimport { b } from '#server/b.ts';\nawait import('late/part.js');\n",
    },
    {
      file: 'server/b.ts',
      text: "export { c } from '@scope/now/c';\nconst e = require('old');\nimport './gone.ts';\n",
    },
  ];
  expect(reachedFrom('server/a.ts', files)).toEqual({
    packages: ['@scope/now', 'late'],
    missing: ['server/gone.ts'],
    required: ['server/b.ts: old'],
  });
});

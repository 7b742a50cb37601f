import { describe, expect, it } from 'vitest';
import { foreignImports, MAY_IMPORT } from './layers.ts';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

const files = sourceFiles(TYPESCRIPT);

describe.each(Object.keys(MAY_IMPORT))('%s', (layer) => {
  it('imports only what its layer may', () => {
    const foreign = files
      .filter(({ file }) => file.startsWith(`${layer}/`))
      .map((source) => [source.file, foreignImports(source)] as const);
    expect(foreign.filter(([, imports]) => imports.length > 0)).toEqual([]);
  });
});

describe('the check of the layers', () => {
  it.each([
    ['src/domain/identity/session.machine.ts', "import { pl } from '#ui/texts/pl.ts';", '#ui/texts/pl.ts'],
    ['src/domain/identity/session.machine.ts', "import { createHash } from 'node:crypto';", 'node:crypto'],
    [
      'src/application/identity/session.logic.ts',
      "const { httpUsers } = await import('#adapters/http/http-users.adapter.ts');",
      '#adapters/http/http-users.adapter.ts',
    ],
    [
      'src/application/identity/session.logic.ts',
      "import { httpUsers } from '../../adapters/http/http-users.adapter.ts';",
      '../../adapters/http/http-users.adapter.ts',
    ],
    [
      'src/adapters/http/http-users.adapter.ts',
      "import { sessionLogic } from '#application/identity/session/session.logic.ts';",
      '#application/identity/session/session.logic.ts',
    ],
    ['src/ui/App.tsx', "import ky from 'ky';", 'ky'],
    ['src/ui/App.tsx', "import '#adapters/http/http-client.ts';", '#adapters/http/http-client.ts'],
    [
      'src/emulator/google-account.entry.ts',
      "import { Button } from '#ui/design/Button.tsx';",
      '#ui/design/Button.tsx',
    ],
    [
      'src/emulator/google-account.entry.ts',
      "import { fakeGoogle } from '#adapters/firebase/fake-google.window.ts';",
      '#adapters/firebase/fake-google.window.ts',
    ],
    ['contract/users.ts', "import { eq } from 'drizzle-orm';", 'drizzle-orm'],
    ['server/main.ts', "export { App } from '#ui/App.tsx';", '#ui/App.tsx'],
  ])('finds in %s: %s', (file, text, specifier) => {
    expect(foreignImports({ file, text })).toEqual([specifier]);
  });

  it('lets through what a layer may import', () => {
    expect(
      foreignImports({
        file: 'src/domain/identity/session.machine.ts',
        text: "import { setup } from 'xstate';\nimport { isRefusal } from './session.rules.ts';",
      }),
    ).toEqual([]);
  });
});

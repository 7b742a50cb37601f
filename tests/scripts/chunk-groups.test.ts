import { describe, expect, it } from 'vitest';
import { chunkGroups, isNotOfStart } from '../../scripts/chunk-groups.ts';
import { sourceFiles } from '../architecture/source-files.ts';

const path = (source: string): string => `${process.cwd()}/${source}`;

/** What is imported, and what is asked for later. */
const graphOf = (graph: Readonly<Record<string, readonly [imported: readonly string[], late: readonly string[]]>>) => ({
  getModuleInfo: (id: string) => {
    const [imported, late] = graph[id.slice(process.cwd().length + 1)] ?? [[], []];
    return { importedIds: imported.map(path), dynamicallyImportedIds: late.map(path) } as never;
  },
});

const ROOMS = ['account', 'assistant', 'faq', 'practice', 'pricing'];
const PAGES = ROOMS.map((room) => `src/ui/${room}/Page.tsx`);
const SECTIONS = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `src/ui/home/${name}.tsx`);
const LIBRARIES = {
  react: 'node_modules/react/index.js',
  xstate: 'node_modules/xstate/index.js',
  aria: 'node_modules/react-aria/index.js',
};

const GRAPH = graphOf({
  'src/main.tsx': [['src/ui/App.tsx', 'src/domain/session.machine.ts'], []],
  'src/domain/session.machine.ts': [[LIBRARIES.xstate], []],
  'src/ui/App.tsx': [[LIBRARIES.react, 'src/ui/home/home-sections.ts'], PAGES],
  'src/ui/home/home-sections.ts': [[], SECTIONS],
  ...Object.fromEntries(
    PAGES.map((page, index) => [
      page,
      [
        [
          'src/ui/texts/plural.ts',
          'src/ui/design/Card.tsx',
          'src/ui/design/Field.tsx',
          ...(index > 0 ? ['src/ui/texts/rare.ts'] : []),
        ],
        [],
      ] as const,
    ]),
  ),
  ...Object.fromEntries(
    SECTIONS.map((section) => [section, [['src/ui/texts/home.pl.ts', 'src/ui/design/Card.tsx'], []] as const]),
  ),
  'src/ui/texts/plural.ts': [[LIBRARIES.react], []],
  'src/ui/design/Field.tsx': [[LIBRARIES.aria], []],
});

const nameOf = (source: string): string | null =>
  chunkGroups()
    .map(({ name }) => (typeof name === 'function' ? (name(path(source), GRAPH) ?? null) : name))
    .find((name) => name !== null) ?? null;

describe('the file that a module comes in', () => {
  it.each([
    ['the page names it', 'src/main.tsx', null],
    ['the first page needs it', 'src/ui/App.tsx', 'start'],
    ['the first page needs it, and it makes machines', 'src/domain/session.machine.ts', 'domain'],
    ['the first page needs it, and it changes rarely', LIBRARIES.react, 'libraries'],
    ['the first page needs it, and only the domain names it', LIBRARIES.xstate, 'libraries'],
    ['five rooms need it', 'src/ui/texts/plural.ts', 'inner'],
    ['five rooms need it, and the home page is one', 'src/ui/design/Card.tsx', 'shared'],
    ['five parts of one room need it', 'src/ui/texts/home.pl.ts', 'home'],
    ['four need it', 'src/ui/texts/rare.ts', null],
    ['it brings a library that not every page needs', 'src/ui/design/Field.tsx', null],
    ['it is a library that not every page needs', LIBRARIES.aria, null],
    ['it is a part itself', PAGES[0] ?? '', null],
  ])('%s: %s is in %s', (_, source, name) => {
    expect(nameOf(source)).toBe(name);
  });
});

it('the page of a payment is asked for by its routes alone, and late (S2 §2.27, §2.31)', () => {
  const naming = sourceFiles(/^src\/.*\.tsx?$/).flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (line.includes("/PaymentPage.tsx'") ? [[file, line.trim()]] : [])),
  );
  expect(naming).toEqual([
    [
      'src/ui/routes/AppRoutes.tsx',
      "const PaymentPage = lazyPart(async () => (await import('#ui/billing/purchase/PaymentPage.tsx')).PaymentPage, billing);",
    ],
  ]);
});

describe('what a part of the app asks for ahead', () => {
  it('is nothing that the start has brought', () => {
    const files = [
      'assets/libraries-1.js',
      'assets/domain-5.js',
      'assets/start-2.css',
      'assets/AccountPage-3.js',
      'assets/index-4.js',
    ];
    expect(files.filter(isNotOfStart)).toEqual(['assets/AccountPage-3.js']);
  });
});

import { describe, expect, it } from 'vitest';
import { HOUSE_RULES, PRIVATE_PLACE } from './house-rules.ts';
import { repositoryFiles, sourceFiles, TYPESCRIPT, type SourceFile } from './source-files.ts';

const files = sourceFiles(TYPESCRIPT);

const CLOCKLESS = 'has no clock, chance, storage or browser in the domain and the teaching engine';

/** For each rule: a file, what stands in it, and the offence that must be found. */
const TWINS: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'keeps Polish in the texts, and on the server in what the tutor, the shop and the letters say',
    'src/ui/home/HomePage.tsx',
    '<h1>Cześć</h1>',
  ],
  [
    'keeps Polish in the texts, and on the server in what the tutor, the shop and the letters say',
    'server/http/errors.ts',
    "message: 'Zbyt słabe hasło'",
  ],
  [CLOCKLESS, 'src/domain/access/trial.rules.ts', 'const now = Date.now();'],
  [CLOCKLESS, 'src/domain/access/trial.rules.ts', 'const today = new Date();'],
  [CLOCKLESS, 'src/domain/access/trial.rules.ts', 'const key = Math.random();'],
  [CLOCKLESS, 'src/domain/access/trial.rules.ts', "localStorage.getItem('trial');"],
  ['uses the words of the field', 'server/learning/quizzes.handlers.ts', 'const deeds = await quizStanding(quiz);'],
  ['uses the words of the field', 'tests/e2e/faults/assistant.test.ts', 'const HISTORY_SETBACKS = [];'],
  ['times no test: the benchmarks do', 'tests/server/gate.test.ts', 'const before = process.cpuUsage();'],
  ['times no test: the benchmarks do', 'tests/ui/page.ts', "metrics.find(({ name }) => name === 'TaskDuration')"],
  ['times no test: the benchmarks do', 'tests/ui/a.test.ts', 'expect(performance.now() - begin).toBeLessThan(50);'],
  ['has no default export', 'src/ui/App.tsx', 'export default App;'],
  ['has no default export', 'src/ui/App.tsx', 'export { App as default };'],
  ['has no enum', 'contract/users.ts', 'export const enum Mode { tutor }'],
  ['has no barrel', 'contract/calls.ts', "export * from './users.ts';"],
  ['has no barrel', 'contract/calls.ts', "export { users } from './users.ts';"],
  ['has no interface that begins with I', 'src/application/ports/users.port.ts', 'export interface IUsers {'],
  ['names its files noun.role.ts, and components in PascalCase', 'src/domain/access/TrialRules.ts', ''],
  ['names its files noun.role.ts, and components in PascalCase', 'src/domain/access/trial.service.ts', ''],
  ['names its files noun.role.ts, and components in PascalCase', 'src/domain/shared/utils.ts', ''],
  ['names its files noun.role.ts, and components in PascalCase', 'src/ui/home/index.ts', ''],
  [
    'ends no effect with what a browser answers',
    'src/ui/App.tsx',
    "useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);",
  ],
  [
    'makes no formatter before there is something to format',
    'src/ui/texts/money.ts',
    "const groups = new Intl.NumberFormat('pl-PL');",
  ],
  ['leaves nothing undone', 'server/main.ts', `// ${['TO', 'DO'].join('')}: later`],
];

describe.each(Object.entries(HOUSE_RULES))('the code %s', (name, rule) => {
  it('everywhere', () => {
    const offences = files
      .filter(({ file }) => rule.holdsIn(file) && file !== 'tests/architecture/house-rules.test.ts')
      .flatMap((source) => rule.offences(source).map((offence) => `${source.file}: ${offence}`));
    expect(offences).toEqual([]);
  });

  it.each(TWINS.filter(([rule_]) => rule_ === name))('and the check would find %s in %s: %s', (_, file, text) => {
    expect(rule.holdsIn(file)).toBe(true);
    expect(rule.offences({ file, text })).toEqual([text === '' ? file : text]);
  });
});

it('each rule of the house has been seen to find an offence', () => {
  expect(new Set(TWINS.map(([rule]) => rule))).toEqual(new Set(Object.keys(HOUSE_RULES)));
});

/** What a page says of a part of the design wins, whichever of the two is loaded first. */
const misplaced = ({ file, text }: SourceFile): boolean =>
  [...text.matchAll(/^@layer (?<layer>\w+) \{$/gm)].some(
    ({ groups }) => groups?.['layer'] !== (file.startsWith('src/ui/design/') ? 'components' : 'pages'),
  ) || !/^@layer /m.test(text);

describe('the style sheets of the interface', () => {
  it('lie in the layer of components, and those of pages above it', () => {
    const modules = sourceFiles(/^src\/ui\/.*\.module\.css$/);
    expect(modules.filter(misplaced).map(({ file }) => file)).toEqual([]);
    expect(modules.length).toBeGreaterThan(100);
  });

  it('would be found where they do not', () => {
    expect(misplaced({ file: 'src/ui/home/Hero.module.css', text: '@layer components {\n' })).toBe(true);
    expect(misplaced({ file: 'src/ui/design/Card.module.css', text: '@layer pages {\n' })).toBe(true);
    expect(misplaced({ file: 'src/ui/home/Hero.module.css', text: '.hero {\n' })).toBe(true);
  });
});

/** A condition on the root that the whole page decides: each key and each node asks it anew. */
const looksAtAll = ({ text }: SourceFile): boolean => /(?:^|[\s,}])(?::root|html|body|main|\*)?:has\(/m.test(text);

describe('a style sheet does not ask the whole page', () => {
  it('anywhere', () => {
    expect(
      sourceFiles(/^src\/ui\/.*\.css$/)
        .filter(looksAtAll)
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it.each([':root:has(.banner) body {', '  html:has(textarea:focus) {', ':has(> .open) {'])(
    '“%s” would be found',
    (text) => {
      expect(looksAtAll({ file: 'src/ui/home/Hero.module.css', text })).toBe(true);
    },
  );
});

/** Lines that name a private place. */
const named = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => PRIVATE_PLACE.test(line))
    .map((line) => line.trim().slice(0, 120));

describe('the repository', () => {
  it("names no registry and no path of somebody's machine", () => {
    const found = sourceFiles(
      /\.(?:tsx?|mjs|js|json|md|ya?ml|html|css|sql|svg|sh|toml|rc|npmrc|example)$|(?:^|\/)(?:\.npmrc|Dockerfile|run)$/,
    )
      .filter(({ file }) => !file.startsWith('tests/corpora/'))
      .flatMap(({ file, text }) => named(text).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });

  it('would find one', () => {
    const registry = ['regis', 'try'].join('');
    const home = ['', 'root', 'project', 'src'].join('/');
    expect(named(`"resolved": "https://${registry}.example.org/xstate.tgz"\nfine\n${home}`)).toEqual([
      `"resolved": "https://${registry}.example.org/xstate.tgz"`,
      home,
    ]);
  });

  it('has no folder beside its rooms: what a run leaves behind is not committed', () => {
    const folders = new Set(repositoryFiles().flatMap((file) => /^("?[^/]+)\//.exec(file)?.slice(1) ?? []));
    expect([...folders].toSorted()).toEqual([
      '.ci',
      'contract',
      'docs',
      'public',
      'scripts',
      'server',
      'src',
      'tests',
      'tutoring',
    ]);
  });

  it('locks its packages by content, without saying where they came from', () => {
    const [lock] = sourceFiles(/^package-lock\.json$/);
    expect((lock?.text ?? '').split('\n').filter((line) => /"resolved": "(?!file:)/.test(line))).toEqual([]);
    expect((lock?.text ?? '').includes('"integrity": "sha512-')).toBe(true);
  });
});

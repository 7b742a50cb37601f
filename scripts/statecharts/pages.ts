import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE, recordText } from '../browser-transitions/record.ts';
import { machinesIn, type MachineFile } from './machine-files.ts';
import { linksOf, mapChart, type Link } from './machine-map.ts';
import { MARKER, pageOf, sourcesOf, table, titleOf } from './page.ts';
import { drawn, svgOf } from './svg.ts';

export const PAGES_FOLDER = 'docs/statecharts';
/** Of the book: see scripts/statecharts-book. */
const OTHERS = new Set(['site', 'pictures']);

const pathOf = (name: string): string => join(PAGES_FOLDER, name);

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const NEW_INDEX = `# The machines

Every flow of the product is a machine. Each has a page: what it is for, with a story where the chart does not tell it all, the chart, its states and transitions in words, and its numbers.
`;

const indexOf = (files: readonly MachineFile[], links: readonly Link[], before: string | undefined): string => {
  const kept = before?.includes(MARKER) === true ? before.slice(0, before.indexOf(MARKER)) : NEW_INDEX;
  const nameOf = (id: string): string => {
    const file = files.find(({ machine }) => machine.id === id);
    return file === undefined ? `\`${id}\`` : `[${titleOf(file.machine)}](${file.name}.md)`;
  };
  return [
    kept.trimEnd(),
    MARKER,
    table(
      ['Machine', 'What it is', 'Specification'],
      files.map(({ machine }) => [nameOf(machine.id), machine.root.description ?? '', sourcesOf(machine).join(', ')]),
    ),
    '## Who talks to whom',
    '![The map of the machines](README.svg)',
    table(
      ['From', '', 'What', 'To'],
      links.map(({ from, kind, what, to }) => [nameOf(from), kind, `\`${what}\``, nameOf(to)]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
};

/** Every page and picture as it should be, by path. */
export const freshPages = async (): Promise<ReadonlyMap<string, string>> => {
  const files = await machinesIn('src/domain');
  const links = await linksOf(files, 'src/application');
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => [
      [pathOf(`${file.name}.md`), pageOf(file, textOf(pathOf(`${file.name}.md`)))],
      [pathOf(`${file.name}.svg`), await svgOf(file.machine)],
    ]),
  );
  return new Map([
    ...pages.flat(),
    [RECORD_FILE, recordText(files)],
    [pathOf('README.md'), indexOf(files, links, textOf(pathOf('README.md')))],
    [pathOf('README.svg'), await drawn(mapChart(files, links), 'The map of the machines')],
  ]);
};

/** Pages that are missing, differ from the machines, or belong to no machine any more. */
export const stalePages = (fresh: ReadonlyMap<string, string>): readonly string[] => [
  ...[...fresh].filter(([file, text]) => textOf(file) !== text).map(([file]) => file),
  ...(existsSync(PAGES_FOLDER)
    ? readdirSync(PAGES_FOLDER)
        .filter((name) => !OTHERS.has(name))
        .map((name) => join(PAGES_FOLDER, name))
        .filter((file) => !fresh.has(file))
    : []),
];

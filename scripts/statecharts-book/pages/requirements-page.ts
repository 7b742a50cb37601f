import { dirname } from 'node:path';
import type { Told } from '../../specification/coverage.ts';
import type { MachineFile } from '../../statecharts/machine-files.ts';
import type { BookMachine } from '../book.types.ts';
import { screensOf } from '../sentence-screens.ts';
import type { Sentences } from '../sentences.ts';
import { picturesLinked, sentenceMarkup, testsLinked } from './links.ts';
import { escaped, pageOf, tableOf } from './markup.ts';

interface Row {
  readonly id: string;
  readonly text: string;
  readonly machines: readonly string[];
  readonly toldBy: readonly string[];
  readonly screens: readonly string[];
}

type Machines = readonly { readonly file: MachineFile; readonly book: BookMachine }[];

const rowOf = (
  { requirement: { id }, livesIn, aboutIn, toldBy }: Told,
  machines: Machines,
  sentences: Sentences,
): Row => {
  const folders = new Set([...livesIn, ...aboutIn].map((file) => dirname(file)));
  return {
    id,
    text: sentences.textOf(id),
    machines: machines
      .filter(({ file }) => folders.has(dirname(file.file)))
      .map(
        ({ file, book: { title } }) =>
          `<a href="${file.name}.html#${escaped(id.replaceAll(' ', '-'))}">${escaped(title)}</a>`,
      ),
    toldBy,
    screens: [...new Set(machines.flatMap(({ book }) => screensOf(book, id, sentences)))],
  };
};

const counted = (rows: readonly Row[]): string =>
  [
    `${rows.length} sentences`,
    `${rows.filter(({ toldBy }) => toldBy.length > 0).length} told by tests`,
    `${rows.filter(({ machines }) => machines.length > 0).length} in a machine`,
    `${rows.filter(({ screens }) => screens.length > 0).length} seen at the end of a scenario`,
  ].join(', ');

/** Every sentence of the specification → its machines → its tests → its screens. */
export const requirementsPage = (machines: Machines, sentences: Sentences): string => {
  const sections = sentences.sections.map(({ name, title, told }) => ({
    title: title.startsWith(name) ? title : `${title}: ${name}`,
    rows: told.map((one) => rowOf(one, machines, sentences)),
  }));
  return pageOf(
    'The requirements',
    `<h1>The requirements</h1>
<p class="lead">Each sentence of the specification, the machines that are about it, the tests that fail without it, and the screens on which it is seen.</p>
<p>${counted(sections.flatMap(({ rows }) => rows))}.</p>
<section>${sections
      .map(({ title, rows }) =>
        tableOf(
          title,
          ['Sentence', 'Machines', 'Tests', 'Screens'],
          rows.map(({ id, text, machines: own, toldBy, screens }) => [
            sentenceMarkup(id, text),
            own.join(', '),
            testsLinked(toldBy),
            picturesLinked(screens),
          ]),
        ),
      )
      .join('')}
</section>`,
    '',
  );
};

import type { MachineFile } from '../statecharts/machine-files.ts';
import type { BookMachine, BookPlace } from './book.types.ts';

/** What the search finds: each machine, its states, what happens in it, and the sentences that it tells. */
export const placesOf = ({ name, machine }: MachineFile, book: BookMachine): readonly BookPlace[] => {
  const place = (address: string, words: string): BookPlace => ({
    address: `${name}.html${address}`,
    machine: book.title,
    words,
  });
  const events = new Map(book.transitions.map(({ happening, source }) => [happening, book.states[source]?.path ?? '']));
  return [
    place('', machine.root.description ?? ''),
    ...book.states.slice(1).map(({ path, description }) => place(`#state=${path}`, `${path}: ${description}`)),
    ...[...events].map(([happening, path]) => place(`#state=${path}`, happening)),
    ...Object.entries(book.sentences).map(([id, text]) => place(`#${id.replaceAll(' ', '-')}`, `${id} ${text}`)),
  ];
};

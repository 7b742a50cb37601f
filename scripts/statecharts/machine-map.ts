import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IStateMachine } from 'state-machine-cat';
import { StateMachine } from 'xstate';
import type { MachineFile } from './machine-files.ts';
import { inWords } from './words.ts';

/** One machine makes another, or tells it something. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly kind: 'has' | 'tells';
  readonly what: string;
}

/** Parent and child: a slot that is filled with a machine of the domain. */
const childLinks = (files: readonly MachineFile[]): Link[] =>
  files.flatMap(({ machine }) =>
    Object.entries(machine.implementations.actors).flatMap(([slot, logic]) =>
      logic instanceof StateMachine ? [{ from: machine.id, to: logic.id, kind: 'has' as const, what: slot }] : [],
    ),
  );

const isConnection = (value: unknown): value is { from: string; says: string; to: string } =>
  typeof value === 'object' &&
  value !== null &&
  ['from', 'says', 'to'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Machines that hear each other: every `CONNECTIONS` that a `*.connections.ts` of the application exports. */
const connectionLinks = async (folder: string): Promise<Link[]> => {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.connections.ts'))
    .toSorted();
  const tables = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(folder, file)).href)) as { CONNECTIONS?: unknown }),
  );
  return tables
    .flatMap(({ CONNECTIONS: connections }): unknown[] => (Array.isArray(connections) ? connections : []))
    .filter(isConnection)
    .map(({ from, says, to }) => ({ from, to, kind: 'tells', what: says }));
};

export const linksOf = async (files: readonly MachineFile[], applicationFolder: string): Promise<readonly Link[]> => [
  ...childLinks(files),
  ...(await connectionLinks(applicationFolder)),
];

/** The map as a chart whose states are machines; who talks to nobody is in the table alone. */
export const mapChart = (files: readonly MachineFile[], links: readonly Link[]): IStateMachine => {
  const talking = new Set(links.flatMap(({ from, to }) => [from, to]));
  const arrows = new Map<string, { readonly from: string; readonly to: string; readonly labels: string[] }>();
  for (const { from, to, kind, what } of links) {
    const arrow = arrows.get(`${from}\n${to}`) ?? { from, to, labels: [] };
    arrow.labels.push(kind === 'has' ? 'has' : inWords(what));
    arrows.set(`${from}\n${to}`, arrow);
  }
  return {
    states: files
      .filter(({ machine }) => talking.has(machine.id))
      .map(({ machine }) => ({
        name: machine.id,
        label: inWords(machine.id),
        type: 'regular',
        typeExplicitlySet: true,
      })),
    transitions: [...arrows.values()].map(({ from, to, labels }, index) => ({
      id: index + 1,
      from,
      to,
      label: labels.join('\n'),
    })),
  };
};

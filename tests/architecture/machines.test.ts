import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { setup, StateMachine, type AnyStateMachine } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { pathOf, statesOf, transitionsOf } from '../../scripts/statecharts/chart.ts';
import { machinesIn } from '../../scripts/statecharts/machine-files.ts';
import { sourcesOf } from '../../scripts/statecharts/page.ts';
import { freshPages, stalePages } from '../../scripts/statecharts/pages.ts';
import { transitionInWords } from '../../scripts/statecharts/words.ts';
import { composed } from '../support/composed.ts';

const machines = await machinesIn('src/domain');

/** Invokes whose id is not their source's name, and those whose failure nobody hears. */
const carelessInvokes = (machine: AnyStateMachine): readonly string[] =>
  statesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => [
      ...(id === src ? [] : [`${pathOf(node)} invokes ${String(src)} under the name ${id}`]),
      ...(node.transitions.has(`xstate.error.actor.${id}`) ? [] : [`${pathOf(node)} does not hear ${id} fail`]),
    ]),
  );

const undescribed = (machine: AnyStateMachine): readonly string[] =>
  statesOf(machine)
    .filter(({ description }) => (description ?? '').trim() === '')
    .map(pathOf);

/** Two answers to one event that a reader cannot tell apart. */
const alike = (machine: AnyStateMachine): readonly string[] => {
  const heads = transitionsOf(machine).map((transition) => transitionInWords(transition).split(' → ', 1).join());
  return heads.filter((head, index) => heads.indexOf(head) !== index);
};

const CITATION = /^(?:S[12] §\d|D\d|R\d|beyond the specification)/;

const sourceless = (machine: AnyStateMachine): readonly string[] =>
  sourcesOf(machine).some((source) => CITATION.test(source))
    ? []
    : [
        `meta.source is ${JSON.stringify(sourcesOf(machine))}: one must be a section such as 'S1 §4 Trial', a decision such as 'D15' or 'R8', or 'beyond the specification'`,
      ];

describe.each(machines.map((file) => [file.name, file] as const))('%s', (_, { file, machine }) => {
  it('names every actor that it invokes, and survives its failure', () => {
    expect(carelessInvokes(machine)).toEqual([]);
  });

  it('describes every state', () => {
    expect(undescribed(machine)).toEqual([]);
  });

  it('names each guard so that no two answers to one event read the same', () => {
    expect(alike(machine)).toEqual([]);
  });

  it('says which sections of the specification it tells', () => {
    expect(sourceless(machine)).toEqual([]);
  });

  it('has a model that proves it', () => {
    const model = file.replace(/^src\/domain\//, 'tests/model/').replace(/\.machine\.ts$/, '.model.test.ts');
    expect([model, existsSync(model)]).toEqual([model, true]);
  });
});

describe('docs/statecharts', () => {
  it('is what `npm run statecharts` writes', async () => {
    expect(stalePages(await freshPages())).toEqual([]);
  });
});

/** A port that may be anything: the logics keep it in closures until an actor runs. */
const anyPort: unknown = new Proxy(() => anyPort, { get: () => anyPort });

type Factory = (...ports: readonly unknown[]) => unknown;
const isFactory = (value: unknown): value is Factory => typeof value === 'function';

const logicFiles = readdirSync('src/application', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.logic.ts'))
  .toSorted();

const logics = await Promise.all(
  logicFiles.map(async (file) => {
    const exported = (await import(pathToFileURL(resolve('src/application', file)).href)) as Record<string, unknown>;
    const [, factory] =
      Object.entries(exported).find(([key, value]) => key.endsWith('Logic') && isFactory(value)) ?? [];
    return {
      file,
      logic: isFactory(factory) ? factory(...Array.from({ length: factory.length }, () => anyPort)) : undefined,
    };
  }),
);

/** Slots of the machine that the logic leaves as they were. */
const emptySlots = (machine: AnyStateMachine, logic: AnyStateMachine): readonly string[] =>
  Object.entries(machine.implementations.actors)
    .filter(([slot, hole]) => logic.implementations.actors[slot] === hole)
    .map(([slot]) => slot);

/** Machines that are proven before their adapters and screens are built. The list only ever gets shorter. */
const STILL_TO_COME: readonly string[] = [];

describe('the application', () => {
  const filled = logics.map(({ logic }) => logic).filter((logic) => logic instanceof StateMachine);

  it.each(machines.map(({ name, machine }) => [name, machine] as const))('fills every slot of %s', (_, machine) => {
    const logic = filled.find(({ config }) => config === machine.config);
    expect(logic === undefined ? ['no logic is made of this machine'] : emptySlots(machine, logic)).toEqual([]);
  });

  it('is composed of all its logics but those whose adapters and screens are still to come', async () => {
    // What the adapters of a browser look at when they are made.
    vi.stubGlobal('window', { location: { hostname: 'localhost' } });
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', { locks: {} });
    const { container, tokens } = await composed();
    const services = tokens
      .filter(({ description }) => description?.endsWith('Logic'))
      .map((service): unknown => container.get(service));
    vi.unstubAllGlobals();
    const here = new Set(services.filter((service) => service instanceof StateMachine).map(({ id }) => id));
    const missing = logics.filter(({ logic }) => !(logic instanceof StateMachine && here.has(logic.id)));
    expect(missing.map(({ file }) => basename(file, '.logic.ts')).toSorted()).toEqual(STILL_TO_COME);
  });
});

describe('the checks of this page', () => {
  const hole = actorSlot<void>('ask');
  const door = setup({ actors: { ask: hole, other: hole } }).createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { invoke: { id: 'question', src: 'ask' } } },
  });

  it('find an unnamed actor, a failure that nobody hears, a state without words, a machine without a source and an empty slot', () => {
    expect(carelessInvokes(door)).toEqual([
      'closed invokes ask under the name question',
      'closed does not hear question fail',
    ]);
    expect(undescribed(door)).toEqual(['door', 'closed']);
    expect(sourceless(door)).toEqual([
      "meta.source is []: one must be a section such as 'S1 §4 Trial', a decision such as 'D15' or 'R8', or 'beyond the specification'",
    ]);
    expect(emptySlots(door, door.provide({ actors: { ask: actorSlot<void>('ask') } }))).toEqual(['other']);
  });

  it('find a page that is stale, missing or left over', () => {
    const fresh = new Map([
      ['docs/statecharts/README.md', 'another text'],
      ['docs/statecharts/no-such-machine.md', ''],
    ]);
    expect(stalePages(fresh).slice(0, 2)).toEqual([
      'docs/statecharts/README.md',
      'docs/statecharts/no-such-machine.md',
    ]);
    expect(stalePages(new Map())).toContain('docs/statecharts/README.md');
  });
});

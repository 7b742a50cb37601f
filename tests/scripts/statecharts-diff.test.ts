import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { setup, type AnyStateMachine } from 'xstate';
import { changesOf } from '../../scripts/statecharts-diff/changes.ts';
import { chartOf } from '../../scripts/statecharts-diff/chart-of.ts';
import { picturesOf } from '../../scripts/statecharts-diff/pictures.ts';
import { rowsOf } from '../../scripts/statecharts-diff/sentences.ts';

const chart = (machine: AnyStateMachine, numbers: Readonly<Record<string, number>> = {}) =>
  chartOf({
    name: 'lamp',
    file: 'no-such-folder/lamp.machine.ts',
    machine,
    constants: Object.entries(numbers).map(([name, value]) => ({ name, value, meaning: 'How long a bulb lasts.' })),
    emits: [],
  });

const options = {
  guards: { hasBulb: () => true, isPaid: () => false },
  delays: { bulbLife: 10_000 },
  actions: { glow: () => {} },
};

const lampOf = (
  { guards, delays, actions }: typeof options,
  dark = 'dark',
  condition: 'hasBulb' | 'isPaid' = 'hasBulb',
) =>
  setup({ guards, delays, actions }).createMachine({
    id: 'lamp',
    description: 'A lamp.',
    initial: dark,
    states: {
      [dark]: {
        description: 'No light.',
        on: { 'pupil.switchedOn': { guard: condition, target: 'light', actions: 'glow' } },
      },
      light: { description: 'Bright.', after: { bulbLife: dark } },
    },
  });

const sentences = (before: AnyStateMachine, after: AnyStateMachine) =>
  changesOf([chart(before)], [chart(after)])
    .flatMap(rowsOf)
    .map(({ what, sentence, notice }) => [what, sentence, notice]);

const shop = (wayOut: string) =>
  chart(
    setup({}).createMachine({
      id: 'lamp',
      initial: 'ordered',
      states: {
        ordered: { on: { paid: 'packed' } },
        packed: { on: { sent: 'underway' } },
        underway: { on: { arrived: wayOut } },
        lit: { on: { broke: 'dark' } },
        dark: {},
      },
    }),
  );

const textsIn = (svg: string) =>
  [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text = '']) => text.replaceAll('&#160;', '').trim());

describe('the difference between two charts', () => {
  it('is nothing where nothing has changed', () => {
    expect(sentences(lampOf(options), lampOf(options))).toEqual([]);
  });

  it('is one row for another condition of a transition', () => {
    expect(sentences(lampOf(options), lampOf(options, 'dark', 'isPaid'))).toEqual([
      [
        'changed',
        'The transition from `dark` on `pupil.switchedOn` to `light` now happens only if “is paid”, and not if “has bulb”.',
        'Bright.',
      ],
    ]);
  });

  it('is one row for a condition that is decided otherwise under the same name, with where it counts', () => {
    const other = { ...options, guards: { ...options.guards, hasBulb: () => Math.PI > 4 } };
    expect(sentences(lampOf(options), lampOf(other))).toEqual([
      [
        'changed',
        'The condition “has bulb” is decided in another way. It counts from `dark` on `pupil.switchedOn` to `light`.',
        'Bright.',
      ],
    ]);
  });

  it('is one row for another wait, also where a number of the rules is that wait', () => {
    const before = chart(lampOf(options), { BULB_LIFE: 10_000 });
    const after = chart(lampOf({ ...options, delays: { bulbLife: 90_000 } }), { BULB_LIFE: 90_000 });
    expect(
      changesOf([before], [after])
        .flatMap(rowsOf)
        .map(({ sentence }) => sentence),
    ).toEqual(['The wait “bulb life” is 90 s instead of 10 s. It counts from `light` after bulb life to `dark`.']);
  });

  it('knows a state that is called otherwise from one that is gone', () => {
    expect(sentences(lampOf(options), lampOf(options, 'unlit'))).toEqual([
      ['renamed', 'The state `dark` is now called `unlit`, and nothing else about it has changed.', ''],
    ]);
  });

  it('tells what is new and what is gone', () => {
    const [before, after] = ['glow', undefined].map((actions) =>
      setup(options).createMachine({
        id: 'lamp',
        initial: 'dark',
        states: {
          dark: {
            description: 'No light.',
            on:
              actions === undefined
                ? { 'clock.nightFell': 'light' }
                : { 'pupil.switchedOn': { target: 'light', actions: 'glow', guard: 'isPaid' } },
          },
          light: { description: 'Bright.' },
        },
      }),
    );
    expect(sentences(before!, after!)).toEqual([
      [
        'removed',
        'Removed: the transition from `dark` to `light` on `pupil.switchedOn` if “is paid”, doing glow.',
        'Bright.',
      ],
      ['new', 'A new transition from `dark` to `light` on `clock.nightFell`.', 'Bright.'],
    ]);
  });

  it('tells a machine that is new, one that is gone, and one that is called otherwise', () => {
    const lamp = chart(lampOf(options));
    const told = (before: readonly (typeof lamp)[], after: readonly (typeof lamp)[]) =>
      changesOf(before, after)
        .flatMap(rowsOf)
        .map(({ sentence }) => sentence);
    const door = { ...lamp, name: 'door', id: 'door', states: lamp.states.slice(1) };
    expect([
      told([], [lamp]),
      told([lamp], []),
      told([lamp], [{ ...lamp, name: 'torch', id: 'torch' }]),
      told([lamp], [door]).length,
    ]).toEqual([
      ['A new machine of 2 states and 2 transitions.'],
      ['The machine is gone.'],
      ['The machine was called “lamp”.'],
      2,
    ]);
  });

  it('is drawn before and after, in colours and with a sign', async () => {
    const [change] = changesOf([chart(lampOf(options))], [chart(lampOf(options, 'dark', 'isPaid'))]);
    const pictures = await picturesOf(change!);
    expect(
      [...pictures].map(([name, svg]) => [name, svg.includes('#bf8700'), svg.includes('± pupil switched on')]),
    ).toEqual([
      ['lamp.before.svg', true, true],
      ['lamp.after.svg', true, true],
    ]);
  });

  it('is drawn with what is around it alone, and its signs are explained', async () => {
    const [change] = changesOf([shop('dark')], [shop('lit')]);
    const pictures = await picturesOf(change!);
    expect([...pictures.values()].map(textsIn)).toEqual([
      ['lamp, before: ± otherwise than it was', 'underway', 'dark', '± arrived', 'lit', 'broke'],
      ['lamp, after: ± otherwise than it was', 'underway', 'lit', '± arrived', 'dark', 'broke'],
    ]);
  });
});

describe('`npm run statecharts:diff`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'machines-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });

  it('finds the one guard that was changed since a commit', () => {
    const slice = 'src/domain/billing/payment-polling';
    for (const part of [slice, 'src/domain/shared', 'src/domain/entitlement', 'package.json', 'tsconfig.json']) {
      mkdirSync(join(folder, dirname(part)), { recursive: true });
      cpSync(part, join(folder, part), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'before');
    const rules = join(folder, slice, 'payment-polling.rules.ts');
    const text = readFileSync(rules, 'utf8');
    writeFileSync(rules, text.replace("code === 'session/expired' || ", ''));
    const told = execFileSync(
      process.execPath,
      ['--import', 'tsx', resolve('scripts/statecharts-diff.ts'), 'HEAD', '--markdown'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(
      told
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(2),
    ).toEqual([
      '| 🟠 changed | The rule “is hopeless” judges in another way, and with it the condition “is hopeless”. It counts from `polling.looking` when look at subscription fails to `error`. | The session is over; asking on would bring the same answer. |',
    ]);
  });
});

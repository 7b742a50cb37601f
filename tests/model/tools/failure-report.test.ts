import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { isSameLive, missedOnWalks } from './describe-machine.ts';
import { explore, inputsOf, type ModelInput } from './explore.ts';
import { faultOn, shortestOf, type Tried } from './faults.ts';
import { doorThatCounts, doorThatLooksAtItself, soundDoor } from './fixtures/defects.ts';
import { doorModel as model } from './fixtures/door.model.ts';
import type { AnyModel } from './model.ts';
import { pathsOf } from './paths.ts';
import { play, replayText, wayIn } from './step-tokens.ts';

interface Knocked {
  readonly context: { readonly knocks: number };
}

const tried = (machine: AnyStateMachine, world: AnyModel = model): Tried => ({
  machine,
  exploration: explore(machine, world),
});

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

const AGAIN = 'npx vitest run tests/model/tools/failure-report.test.ts -t replayed';

describe('a way that fails', () => {
  it('tells the shortest way to the same that was found, and the command that goes it', () => {
    const counting: AnyModel = {
      ...model,
      keyOf: () => 'all the same',
      invariants: { 'is knocked at twice at most': ({ context }: Knocked) => context.knocks <= 2 },
    };
    const lines = messageOf(() => missedOnWalks('door', tried(doorThatCounts, counting))).split('\n');
    const met = lines.indexOf('It was met on this way:');
    // At random a walk may have been the shortest one already.
    const told =
      met === -1 ? lines.filter((line) => line !== 'The steps:') : [...lines.slice(0, met), ...lines.slice(-2)];
    expect(told.filter((line) => line !== 'The shortest way to it that was found:').slice(1)).toEqual([
      'context: {"knocks":3}',
      '  1. pupil knocked: stays in closed',
      '  2. pupil knocked: stays in closed',
      '  3. pupil knocked: stays in closed',
      'Once more:',
      `  REPLAY='door: pupil.knocked → pupil.knocked → pupil.knocked' ${AGAIN}`,
    ]);
    expect(lines[0]).toMatch(/^A walk with the seed -?\d+: Not true: is knocked at twice at most$/);
  });

  it('on a live actor tells in what it differs, step by step', () => {
    const one = tried(doorThatLooksAtItself);
    const path = pathsOf(one.exploration).find(({ steps }) => steps.length === 3);
    expect(path && messageOf(() => isSameLive('door', one, path)).split('\n')).toEqual([
      'The live actor does otherwise than calculated.',
      String.raw`context: calculated "{\"knocks\":0}", on the live actor "{\"knocks\":1}"`,
      'The steps:',
      '  1. pupil knocked: closed → asking',
      '  2. ask succeeds true: asking → open',
      '  3. pupil left: open → closed',
      'Once more:',
      `  REPLAY='door: pupil.knocked → ask done → pupil.left' ${AGAIN}`,
    ]);
  });

  it('is made shorter where more steps were taken than it needs', () => {
    const one = tried(doorThatLooksAtItself);
    const [input] = inputsOf(model);
    const ways = [
      'pupil.knocked',
      'after xstate.after.patience.door.asking',
      'pupil.knocked',
      'ask done',
      'pupil.left',
    ];
    const way = { input: input as ModelInput, tokens: ways };
    const fault = faultOn(one, way, play(one.exploration, way));
    expect(fault && [fault.way.tokens.length, shortestOf(one, fault).way.tokens]).toEqual([
      5,
      ['pupil.knocked', 'ask done', 'pupil.left'],
    ]);
  });
});

describe('the text of a way', () => {
  it('is gone again step by step', () => {
    const { exploration } = tried(soundDoor);
    const text = 'door: pupil.knocked → ask done #2 → pupil.knocked → 999 ms → after xstate.after.patience.door.asking';
    const way = wayIn(text, 'door', inputsOf(model));
    expect(way && replayText('door', way)).toEqual(text);
    expect(way && play(exploration, way).steps.map(({ expected }) => expected.snapshot.value)).toEqual([
      'asking',
      'closed',
      'asking',
      'asking',
      'closed',
    ]);
    expect(wayIn(text, 'gate', inputsOf(model))).toBe(undefined);
  });
});

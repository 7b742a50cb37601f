import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { causedIn, causedInWords } from '../../scripts/browser-transitions/caused.ts';
import { keyOfTaken, takenIn, transitionsOf } from '../../scripts/statecharts/chart.ts';
import { TRANSITIONS, watchTransitions } from '../e2e/support/transitions.ts';

const lamp = setup({
  types: { events: {} as { readonly type: 'pupil.switched' } | { readonly type: 'page.left' } },
  guards: { isBroken: () => false },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'pupil.switched': [{ guard: 'isBroken', target: 'dark' }, { target: 'warming' }] } },
    warming: { always: 'light' },
    light: { on: { 'pupil.switched': 'dark', 'page.left': 'dark' } },
  },
});

const switchTwice = (options?: Parameters<typeof createActor<typeof lamp>>[1]): void => {
  const actor = createActor(lamp, options).start();
  for (const _ of [1, 2]) actor.send({ type: 'pupil.switched' });
};

const reportWith = (...tests: readonly (readonly string[])[]): string => {
  const specs = tests.map((keys) => {
    const body = Buffer.from(JSON.stringify(keys)).toString('base64');
    return { tests: [{ results: [{ attachments: [{ name: 'trace' }, { name: TRANSITIONS, body }] }] }] };
  });
  return JSON.stringify({ suites: [{ specs: specs.slice(1), suites: [{ specs: specs.slice(0, 1) }] }] });
};

describe('the watch over a page', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'inspect');
    vi.unstubAllGlobals();
  });

  it('notes once what any actor takes, by the keys of the charts', () => {
    const noted: string[] = [];
    const taken: (string | undefined)[] = [];
    vi.stubGlobal('noteTransition', (key: string) => noted.push(key));
    watchTransitions();
    switchTwice();
    switchTwice();
    switchTwice({
      inspect: (event) => {
        if (event.type === '@xstate.microstep') taken.push(...takenIn(event).map(keyOfTaken));
      },
    });
    expect(noted).toEqual(['lamp.dark|pupil.switched|1', 'lamp.warming||0', 'lamp.light|pupil.switched|0']);
    expect(taken).toEqual(noted);
    expect(Object.keys({ a: 1 })).toEqual(['a']);
  });
});

describe('the transitions of a run', () => {
  const all = transitionsOf(lamp).map(({ key }) => key);

  it('are those of all its tests together', () => {
    expect(causedIn(reportWith(['a', 'b'], ['b', 'c']))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('are counted, and what a pupil could do and did not is named', () => {
    const machines = [{ name: 'lamp', machine: lamp }];
    expect(causedInWords(machines, new Set(['lamp.dark|pupil.switched|1', 'lamp.warming||0', 'else']))).toEqual([
      'transitions caused in a browser: 1 of 3 that a pupil can cause, 2 of 5 of all kinds; missing:',
      '  lamp: 1 of 3',
      '    dark: pupil switched [is broken] → dark',
      '    light: pupil switched → dark',
    ]);
    expect(causedInWords(machines, new Set(all))).toEqual([
      'transitions caused in a browser: 3 of 3 that a pupil can cause, 5 of 5 of all kinds',
    ]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { verdictOn } from '../../scripts/browser-transitions/caused.ts';
import { causeOf } from '../../scripts/browser-transitions/pupils.ts';
import { readRecord, recordAfter, recordText } from '../../scripts/browser-transitions/record.ts';
import { runIn } from '../../scripts/browser-transitions/report.ts';
import { keyOfTaken, takenIn, transitionsOf } from '../../scripts/statecharts/chart.ts';
import { machinesIn } from '../../scripts/statecharts/machine-files.ts';
import { transitionInWords } from '../../scripts/statecharts/words.ts';
import { sourceFiles } from '../architecture/source-files.ts';
import { TRANSITIONS, watchTransitions } from '../e2e/support/transitions.ts';
import { UNCAUSED_TRANSITIONS } from '../e2e/uncaused-transitions.ts';
import { UNOFFERED_TRANSITIONS } from '../e2e/unoffered-transitions.ts';

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

const KEYS = {
  broken: 'lamp.dark|pupil.switched|0',
  on: 'lamp.dark|pupil.switched|1',
  warm: 'lamp.warming||0',
  off: 'lamp.light|pupil.switched|0',
};
const machines = [{ name: 'lamp', machine: lamp }];

const specOf = (title: string, ...runs: readonly (readonly string[])[]) => ({
  title,
  file: 'lamps.test.ts',
  tests: runs.map((keys) => ({
    results: [
      {
        attachments: [
          { name: 'trace' },
          { name: TRANSITIONS, body: Buffer.from(JSON.stringify(keys)).toString('base64') },
        ],
      },
    ],
  })),
});

describe('the report of a run', () => {
  it('tells what each test has caused in all its runs, and what the tests of a group have caused together', () => {
    const group = { title: 'a visitor', specs: [specOf('tour 1', ['a']), specOf('tour 2', ['b'])] };
    const file = { title: 'lamps.test.ts', specs: [specOf('it shines', ['a'], ['c'])], suites: [group] };
    expect(runIn(JSON.stringify({ suites: [file] }))).toEqual(
      new Map([
        ['lamps.test.ts › it shines', new Set(['a', 'c'])],
        ['lamps.test.ts › a visitor', new Set(['a', 'b'])],
      ]),
    );
  });
});

/** Whether a test or a group of the file has the title, which may be made of parts. */
const tells = (text: string, title: string): boolean =>
  text.includes(title) ||
  [...text.matchAll(/test\(\s*`([^`]*)`/g)].some(([, made = '']) =>
    made.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).every((part) => title.includes(part)),
  );

describe('the record of what is caused in a browser (D60)', () => {
  const run = new Map([
    ['a long way', new Set([KEYS.on, KEYS.warm, KEYS.off])],
    ['a short one', new Set([KEYS.on])],
  ]);

  it('names of the tests that cause a transition the one that causes least besides', () => {
    expect(recordAfter({}, run, machines)).toEqual({
      lamp: {
        'dark: pupil switched [otherwise] → warming': 'a short one',
        'warming: at once → light': 'a long way',
        'light: pupil switched → dark': 'a long way',
      },
    });
  });

  it('keeps a test that still causes it or has not run, and forgets one that does not any more', () => {
    const before = {
      lamp: {
        'dark: pupil switched [otherwise] → warming': 'a long way',
        'warming: at once → light': 'one of another file',
        'light: pupil switched → dark': 'a short one',
        'light: page left → dark': 'a short one',
      },
    };
    expect(recordAfter(before, run, machines)).toEqual({
      lamp: {
        'dark: pupil switched [otherwise] → warming': 'a long way',
        'warming: at once → light': 'one of another file',
        'light: pupil switched → dark': 'a long way',
      },
    });
  });

  it('loses with `npm run statecharts` what no machine has any more', () => {
    const before = { lamp: { 'dark: pupil rubbed → warming': 'a short one' }, candle: { 'dark: lit → light': 'it' } };
    expect(recordText(machines, before)).toEqual('{}\n');
  });

  it('names tests that there are', () => {
    const files = new Map(sourceFiles(/^tests\/e2e\/.*\.test\.ts$/).map(({ file, text }) => [file, text]));
    const tests = [...new Set(Object.values(readRecord()).flatMap((own) => Object.values(own)))];
    expect(
      tests.filter((test) => {
        const [file = '', title = ''] = test.split(' › ');
        return !tells(files.get(`tests/e2e/${file}`) ?? '', title);
      }),
    ).toEqual([]);
  });
});

describe('the lists of what no test causes in a browser', () => {
  const BROKEN = 'dark: pupil switched [is broken] → dark';
  const OFF = 'light: pupil switched → dark';
  const unoffered = [{ because: 'A lamp that is broken has no switch.', transitions: { lamp: [BROKEN] } }];

  it('tell whose doing a transition is', () => {
    const cause = causeOf(unoffered);
    expect(transitionsOf(lamp).map((transition) => cause('lamp', transition))).toEqual([
      { by: 'pupil without a screen', because: 'A lamp that is broken has no switch.' },
      { by: 'pupil' },
      { by: 'something else' },
      { by: 'pupil' },
      { by: 'something else' },
    ]);
    expect(transitionsOf(lamp).map((transition) => cause('candle', transition).by)).not.toContain(
      'pupil without a screen',
    );
  });

  it('are held against a whole run: what is lost or disproved is a fault, what is gained may leave its list', () => {
    expect(verdictOn(machines, new Set([KEYS.warm, KEYS.off, 'else']), { lamp: [OFF] }, unoffered)).toEqual({
      count: '1 of 2 that a pupil can cause, 2 of 5 of all kinds',
      lost: ['  lamp: dark: pupil switched [otherwise] → warming'],
      disproved: [],
      gained: ['  lamp: light: pupil switched → dark'],
    });
    expect(verdictOn(machines, new Set([KEYS.on, KEYS.broken]), { lamp: [OFF] }, unoffered)).toEqual({
      count: '1 of 2 that a pupil can cause, 2 of 5 of all kinds',
      lost: [],
      disproved: ['  lamp: dark: pupil switched [is broken] → dark'],
      gained: [],
    });
  });

  it('have what a pupil’s event causes in a machine that there is, once, and nothing that the record names', async () => {
    const record = readRecord();
    const pupils = new Set(
      (await machinesIn('src/domain')).flatMap(({ name, machine }) =>
        transitionsOf(machine)
          .filter(({ eventType }) => eventType.startsWith('pupil.'))
          .map((transition) => `${name}: ${transitionInWords(transition)}`),
      ),
    );
    const listed = [UNCAUSED_TRANSITIONS, ...UNOFFERED_TRANSITIONS.map(({ transitions }) => transitions)].flatMap(
      (list) => Object.entries(list).flatMap(([name, own]) => own.map((words) => ({ name, words }))),
    );
    const lines = listed.map(({ name, words }) => `${name}: ${words}`);
    expect(
      lines.filter((line, place) => {
        const { name, words } = listed[place]!;
        return !pupils.has(line) || record[name]?.[words] !== undefined || lines.indexOf(line) !== place;
      }),
    ).toEqual([]);
  });
});

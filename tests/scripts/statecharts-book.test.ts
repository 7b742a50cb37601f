import { describe, expect, it } from 'vitest';
import { pathOf, statesOf } from '../../scripts/statecharts/chart.ts';
import { machinesIn } from '../../scripts/statecharts/machine-files.ts';
import { missteps } from '../../scripts/statecharts-book/book-machine.ts';
import type { BookMachine } from '../../scripts/statecharts-book/book.types.ts';
import { found } from '../../scripts/statecharts-book/client/search.rules.ts';
import { SCREENS, pictureFiles } from '../../scripts/statecharts-book/screens.ts';
import { sourceFiles } from '../architecture/source-files.ts';

const state = (path: string, parent: number, leaves: readonly number[]) => ({
  path,
  words: path,
  description: '',
  parent,
  leaves,
  pictures: [],
});

const lamp: BookMachine = {
  title: 'Lamp',
  states: [state('lamp', -1, [1]), state('dark', 0, [1]), state('light', 0, [2])],
  transitions: [
    {
      source: 1,
      targets: [2],
      happening: 'pupil switched on',
      guard: '',
      note: '',
      actions: '',
      milliseconds: 0,
      domain: 0,
      enters: [2],
      cites: [],
      inBrowser: { isPupils: true, isCaused: false, test: '', unoffered: '' },
    },
  ],
  scenarios: [
    {
      name: 'shines',
      kind: 'told',
      start: [1],
      steps: [{ said: 'pupil switched on', taken: [0], here: [2], time: 0, tells: [] }],
    },
  ],
  sentences: {},
};

describe('the book of the machines', () => {
  it('is refused where an event leads elsewhere than a scenario of the tests has seen it lead', () => {
    expect(missteps(lamp)).toEqual([]);
    const misleading = { ...lamp, transitions: lamp.transitions.map((one) => ({ ...one, enters: [1] })) };
    expect(missteps(misleading)).toEqual(['shines: pupil switched on leads to light, in the book to dark']);
  });

  it('shows pictures of states that there are, under the names of screens that a test comes to', async () => {
    const paths = new Map(
      (await machinesIn('src/domain')).map(({ name, machine }) => [name, statesOf(machine).map(pathOf)]),
    );
    const unknown = Object.entries(SCREENS).flatMap(([name, states]) =>
      Object.keys(states).filter((path) => paths.get(name)?.includes(path) !== true),
    );
    expect(unknown).toEqual([]);
    const tests = sourceFiles(/^tests\/e2e\/.*\.ts$/)
      .map(({ text }) => text)
      .join('\n');
    const screens = [...new Set(Object.values(SCREENS).flatMap((states) => Object.values(states).flat()))].toSorted();
    expect(screens.filter((screen) => !tests.includes(`'${screen}'`) && !tests.includes(` ${screen}: {`))).toEqual([]);
    expect(pictureFiles()).toEqual(screens.map((screen) => `${screen}.webp`).toSorted());
  });
});

const place = (machine: string, words: string) => ({ address: '', machine, words });

describe('the search of the book', () => {
  it('finds what holds every word, whatever its marks, and first the machine that is called so', () => {
    const [mention, trial, expired] = [
      place('Assistant', 'A success loads the trial.'),
      place('Trial', 'Okres próbny.'),
      place('Trial', 'expired: The time is over.'),
    ] as const;
    const places = [mention, trial, expired];
    expect([
      found(places, 'TRIAL'),
      found(places, ' probny  okres'),
      found(places, 'trial expired'),
      found(places, ' '),
    ]).toEqual([[trial, expired, mention], [trial], [expired], []]);
  });
});

import { describe, expect, it } from 'vitest';
import { tourFailure, tourIn } from '../e2e/support/tour-failure.ts';
import { toursOf, transitionsOf, type PupilModel, type Tour, type TourGoal } from '../e2e/support/tour.ts';

const modules = import.meta.glob<Readonly<Record<string, PupilModel<never>>>>('../e2e/models/*.model.ts', {
  eager: true,
});
const models = Object.fromEntries(Object.values(modules).flatMap((module) => Object.entries(module)));

const inWords = ({ from, action }: { readonly from: string; readonly action: string }): string => `${from}: ${action}`;

const counted = (tours: readonly Tour<never>[]): string => `${tours.length} tours of ${tours.flat().length} steps`;

describe.each(Object.entries(models))('the tours of %s', (name, model) => {
  const transitions = transitionsOf(model);
  const screens = Object.keys(model);
  const [first] = screens;
  const overActions = toursOf(model, 'every action');
  const overScreens = toursOf(model, 'every screen');
  const screensOf = (tours: readonly Tour<never>[]) => [...new Set([first, ...tours.flat().map(({ to }) => to)])];

  it('take every action, and show every screen', () => {
    console.log(
      `${name}: ${transitions.length} actions in ${counted(overActions)}, ${screens.length} screens in ${counted(overScreens)}`,
    );
    expect({
      actions: [...new Set(overActions.flat().map(inWords))].toSorted(),
      screens: [screensOf(overActions).toSorted(), screensOf(overScreens).toSorted()],
    }).toEqual({
      actions: transitions.map(inWords).toSorted(),
      screens: [screens.toSorted(), screens.toSorted()],
    });
  });

  it('begin at the first screen, and go on where the last action has led', () => {
    const tours = [...overActions, ...overScreens];
    expect(tours.map((tour) => tour.map(({ from }) => from))).toEqual(
      tours.map((tour) => [first, ...tour.slice(0, -1).map(({ to }) => to)]),
    );
  });
});

const nothing = async () => {};
const screen = (actions: Readonly<Record<string, string>>) => ({
  see: nothing,
  actions: Object.fromEntries(Object.entries(actions).map(([action, to]) => [action, { to, act: nothing }])),
});
const actionsOf = (model: PupilModel<void>, goal: TourGoal = 'every action') =>
  toursOf(model, goal).map((tour) => tour.map(({ action }) => action));

describe('a tour', () => {
  const HOUSE = {
    home: screen({ leave: 'away', open: 'door' }),
    away: screen({}),
    door: screen({ knock: 'door', close: 'home' }),
  };

  it('leaves what it cannot come back from to its end', () => {
    expect(actionsOf(HOUSE)).toEqual([['open', 'knock', 'close', 'leave']]);
  });

  it('takes no more than it needs to see every screen', () => {
    expect(actionsOf(HOUSE, 'every screen')).toEqual([['open', 'close', 'leave']]);
  });

  it('begins anew for each end', () => {
    expect(actionsOf({ home: screen({ leave: 'away', fall: 'pit' }), away: screen({}), pit: screen({}) })).toEqual([
      ['leave'],
      ['fall'],
    ]);
  });

  it('is refused to a model with a screen that nothing leads to', () => {
    expect(() => actionsOf({ home: screen({}), attic: screen({ look: 'home' }) })).toThrow(
      'Nothing leads to attic: look.',
    );
  });

  it('that fails tells its steps and how to walk them again, and the shortest way to the step that failed', () => {
    const [tour = []] = toursOf(HOUSE, 'every action');
    const again = "npx playwright test tests/e2e/tours.test.ts --project phone -g 'a guest replayed' --headed";
    const told = tourFailure(HOUSE, tour, { group: 'a guest', project: 'phone' }).split('\n');
    expect(told).toEqual([
      'It failed at the last of these steps, from “home”:',
      '  1. open: home → door',
      '  2. knock: door → door',
      '  3. close: door → home',
      '  4. leave: home → away',
      'Once more:',
      `  REPLAY='home: open → knock → close → leave' ${again}`,
      'The same step on the shortest way there, 1 instead of 4 steps; see whether it fails as well:',
      `  REPLAY='home: leave' ${again}`,
    ]);
    expect(tourIn('home: open → knock → close → leave', HOUSE)).toEqual(tour);
    expect([tourIn('home: knock', HOUSE), tourIn('door: knock', HOUSE)]).toEqual([undefined, undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { toursOf, transitionsOf, type PupilModel } from '../e2e/support/tour.ts';

const modules = import.meta.glob<Readonly<Record<string, PupilModel<never>>>>('../e2e/models/*.model.ts', {
  eager: true,
});
const models = Object.fromEntries(Object.values(modules).flatMap((module) => Object.entries(module)));

const inWords = ({ from, action }: { readonly from: string; readonly action: string }): string => `${from}: ${action}`;

describe.each(Object.entries(models))('the tours of %s', (name, model) => {
  const tours = toursOf(model);
  const transitions = transitionsOf(model);

  it('take every action, and show every screen', () => {
    const steps = tours.flat();
    const [first] = Object.keys(model);
    console.log(
      `${name}: ${Object.keys(model).length} screens, ${transitions.length} actions, ${tours.length} tours of ${steps.length} steps`,
    );
    expect({
      actions: [...new Set(steps.map(inWords))].toSorted(),
      screens: [...new Set([first, ...steps.map(({ to }) => to)])].toSorted(),
    }).toEqual({ actions: transitions.map(inWords).toSorted(), screens: Object.keys(model).toSorted() });
  });

  it('begin at the first screen, and go on where the last action has led', () => {
    expect(tours.map((tour) => tour.map(({ from }) => from))).toEqual(
      tours.map((tour) => [Object.keys(model)[0], ...tour.slice(0, -1).map(({ to }) => to)]),
    );
  });

  it('each end with an action that no other tour takes', () => {
    expect(
      tours.filter((tour, index) =>
        tours
          .slice(0, index)
          .flat()
          .some((step) => step === tour.at(-1)),
      ).length,
    ).toBe(0);
  });
});

describe('a tour', () => {
  const nothing = async () => {};
  const screen = (actions: Readonly<Record<string, string>>) => ({
    see: nothing,
    actions: Object.fromEntries(Object.entries(actions).map(([action, to]) => [action, { to, act: nothing }])),
  });
  const actionsOf = (model: PupilModel<void>) => toursOf(model).map((tour) => tour.map(({ action }) => action));

  it('leaves what it cannot come back from to its end', () => {
    expect(
      actionsOf({
        home: screen({ leave: 'away', open: 'door' }),
        away: screen({}),
        door: screen({ close: 'home', knock: 'door' }),
      }),
    ).toEqual([['open', 'close', 'open', 'knock', 'close', 'leave']]);
  });

  it('begins anew for each end', () => {
    expect(actionsOf({ home: screen({ leave: 'away', fall: 'pit' }), away: screen({}), pit: screen({}) })).toEqual([
      ['leave'],
      ['fall'],
    ]);
  });

  it('is refused to a model with a screen that nothing leads to', () => {
    expect(() => toursOf({ home: screen({}), attic: screen({ look: 'home' }) })).toThrow(
      'Nothing leads to attic: look.',
    );
  });
});

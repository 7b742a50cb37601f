/** What a pupil may do on a screen, and the screen that it leads to. */
interface Action<World> {
  readonly to: string;
  readonly act: (world: World) => Promise<unknown>;
}

export interface Screen<World> {
  readonly see: (world: World) => Promise<unknown>;
  readonly actions: Readonly<Record<string, Action<World>>>;
}

/**
 * The first screen comes first. A tour comes to a screen by many ways: what outlives a screen, such as a new name,
 * stands in the world, and not in the model.
 */
export type PupilModel<World> = Readonly<Record<string, Screen<World>>>;

export interface Transition<World> extends Action<World> {
  readonly from: string;
  readonly action: string;
}

export type Tour<World> = readonly Transition<World>[];

export const transitionsOf = <World>(model: PupilModel<World>): readonly Transition<World>[] =>
  Object.entries(model).flatMap(([from, { actions }]) =>
    Object.entries(actions).map(([action, { to, act }]) => ({ from, action, to, act })),
  );

/** The fewest transitions of which the last one is wanted. */
export const shortestWay = <World>(
  transitions: readonly Transition<World>[],
  from: string,
  isWanted: (transition: Transition<World>) => boolean,
): Tour<World> | null => {
  const ways: Tour<World>[] = [[]];
  const known = new Set([from]);
  for (const way of ways) {
    const here = way.at(-1)?.to ?? from;
    for (const transition of transitions.filter((one) => one.from === here)) {
      if (isWanted(transition)) return [...way, transition];
      if (known.has(transition.to)) continue;
      known.add(transition.to);
      ways.push([...way, transition]);
    }
  }
  return null;
};

/** What the tours of a model take together: every action, or of each screen the last one of a shortest way there. */
export type TourGoal = 'every action' | 'every screen';

/**
 * Few long walks that reach a goal: always to the nearest transition that is still wanted, first to those that leave a way back.
 * A walk ends where nothing wanted can be reached, and the next one begins at the first screen.
 */
export const toursOf = <World>(model: PupilModel<World>, goal: TourGoal): readonly Tour<World>[] => {
  const transitions = transitionsOf(model);
  const [first = '', ...others] = Object.keys(model);
  const arrivals = others.flatMap((screen) => shortestWay(transitions, first, ({ to }) => to === screen)?.at(-1) ?? []);
  const open = new Set(goal === 'every action' ? transitions : arrivals);
  const isReachable = (from: string, to: string): boolean =>
    from === to || shortestWay(transitions, from, (transition) => transition.to === to) !== null;

  const walk = (): Tour<World> => {
    const tour: Transition<World>[] = [];
    for (;;) {
      const here = tour.at(-1)?.to ?? first;
      const way =
        shortestWay(transitions, here, (one) => open.has(one) && isReachable(one.to, here)) ??
        shortestWay(transitions, here, (one) => open.has(one));
      if (way === null) return tour;
      for (const transition of way) open.delete(transition);
      tour.push(...way);
    }
  };

  const tours: Tour<World>[] = [];
  while (open.size > 0) {
    const tour = walk();
    if (tour.length === 0)
      throw new Error(`Nothing leads to ${[...open].map(({ from, action }) => `${from}: ${action}`).join(', ')}.`);
    tours.push(tour);
  }
  return tours;
};

import { createMachine } from 'xstate';
import { explore } from '../../model/tools/explore.ts';
import { pathsOf } from '../../model/tools/paths.ts';

/** What a pupil sees on a screen and may do there, and the screen that each action leads to. */
export interface Screen<World> {
  readonly see: (world: World) => Promise<unknown>;
  readonly actions: Readonly<Record<string, { readonly to: string; readonly act: (world: World) => Promise<unknown> }>>;
}

/** The first screen comes first. */
export type PupilModel<World> = Readonly<Record<string, Screen<World>>>;

interface PathStep<World> {
  readonly screen: string;
  readonly arrive: (world: World) => Promise<unknown>;
  /** No path before this one has seen the screen. */
  readonly isFirstSight: boolean;
}

export interface PupilPath<World> {
  readonly name: string;
  readonly steps: readonly PathStep<World>[];
}

const machineOf = <World>(model: PupilModel<World>) =>
  createMachine({
    initial: Object.keys(model)[0] ?? '',
    states: Object.fromEntries(
      Object.entries(model).map(([screen, { actions }]) => [
        screen,
        { on: Object.fromEntries(Object.entries(actions).map(([action, { to }]) => [action, to])) },
      ]),
    ),
  });

/** The shortest ways to every screen and over every action, found by the tools that also prove the machines. */
export const pupilPaths = <World>(model: PupilModel<World>): readonly PupilPath<World>[] => {
  const actions = Object.values(model).flatMap((screen) => Object.keys(screen.actions));
  const exploration = explore(machineOf(model), {
    events: Object.fromEntries(actions.map((action) => [action, [{}]])),
    homes: [],
    invariants: {},
  });
  const known = new Set<string>();
  const screenNamed = (name: string): Screen<World> => {
    const screen = model[name];
    if (screen === undefined) throw new Error(`No screen is called ${name}.`);
    return screen;
  };
  return pathsOf(exploration).map(({ start, steps }) => {
    const taken: PathStep<World>[] = [];
    const names: string[] = [];
    let screen = String(start.snapshot.value);
    const arriveAt = (next: string, act: (world: World) => Promise<unknown>) => {
      const arrive = async (world: World) => {
        await act(world);
        await screenNamed(next).see(world);
      };
      taken.push({ screen: next, arrive, isFirstSight: !known.has(next) });
      known.add(next);
      screen = next;
    };
    arriveAt(screen, async () => {});
    for (const { step, expected } of steps) {
      if (step.type !== 'send') throw new Error('In a pupil model only the pupil acts.');
      names.push(step.event.type);
      const action = screenNamed(screen).actions[step.event.type];
      if (action === undefined) throw new Error(`${screen} knows no action called ${step.event.type}.`);
      arriveAt(String(expected.snapshot.value), action.act);
    }
    return { name: names.join(', '), steps: taken };
  });
};

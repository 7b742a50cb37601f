import { createMachine } from 'xstate';
import { explore } from '../../model/tools/explore.ts';
import { pathsOf } from '../../model/tools/paths.ts';

/** What a pupil sees on a screen and may do there, and the screen that each deed leads to. */
export interface Screen<Stage> {
  readonly see: (stage: Stage) => Promise<unknown>;
  readonly deeds: Readonly<Record<string, { readonly to: string; readonly act: (stage: Stage) => Promise<unknown> }>>;
}

/** The first screen comes first. */
export type PupilModel<Stage> = Readonly<Record<string, Screen<Stage>>>;

interface PathStep<Stage> {
  readonly screen: string;
  readonly arrive: (stage: Stage) => Promise<unknown>;
  /** No path before this one has seen the screen. */
  readonly isFirstSight: boolean;
}

export interface PupilPath<Stage> {
  readonly name: string;
  readonly steps: readonly PathStep<Stage>[];
}

const machineOf = <Stage>(model: PupilModel<Stage>) =>
  createMachine({
    initial: Object.keys(model)[0] ?? '',
    states: Object.fromEntries(
      Object.entries(model).map(([screen, { deeds }]) => [
        screen,
        { on: Object.fromEntries(Object.entries(deeds).map(([deed, { to }]) => [deed, to])) },
      ]),
    ),
  });

/** The shortest ways to every screen and over every deed, found by the tools that also prove the machines. */
export const pupilPaths = <Stage>(model: PupilModel<Stage>): readonly PupilPath<Stage>[] => {
  const deeds = Object.values(model).flatMap((screen) => Object.keys(screen.deeds));
  const exploration = explore(machineOf(model), {
    events: Object.fromEntries(deeds.map((deed) => [deed, [{}]])),
    restStates: [],
    invariants: {},
  });
  const known = new Set<string>();
  const screenNamed = (name: string): Screen<Stage> => {
    const screen = model[name];
    if (screen === undefined) throw new Error(`No screen is called ${name}.`);
    return screen;
  };
  return pathsOf(exploration).map(({ start, steps }) => {
    const taken: PathStep<Stage>[] = [];
    const names: string[] = [];
    let screen = String(start.snapshot.value);
    const arriveAt = (next: string, act: (stage: Stage) => Promise<unknown>) => {
      const arrive = async (stage: Stage) => {
        await act(stage);
        await screenNamed(next).see(stage);
      };
      taken.push({ screen: next, arrive, isFirstSight: !known.has(next) });
      known.add(next);
      screen = next;
    };
    arriveAt(screen, async () => {});
    for (const { step, expected } of steps) {
      if (step.type !== 'send') throw new Error('In a pupil model only the pupil acts.');
      names.push(step.event.type);
      const deed = screenNamed(screen).deeds[step.event.type];
      if (deed === undefined) throw new Error(`${screen} knows no deed called ${step.event.type}.`);
      arriveAt(String(expected.snapshot.value), deed.act);
    }
    return { name: names.join(', '), steps: taken };
  });
};

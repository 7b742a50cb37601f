import type { ChartModel, TransitionModel } from './chart-model.ts';
import type { Looks } from './looks.ts';

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const withParents = (path: string): string[] => (path === '' ? [''] : [path, ...withParents(parentOf(path))]);

const ends = ({ source, targets }: TransitionModel): string[] => [source, ...targets];

/** Where something has changed, and the states from which a changed one is reached and to which it leads. */
export const pathsAround = ({ states, transitions }: ChartModel, looks: Looks): ReadonlySet<string> => {
  const isChanged = (path: string) => looks.states.has(path);
  const near = [
    ...states.map(({ path }) => path).filter((path) => withParents(path).some(isChanged)),
    ...transitions.filter((one) => looks.transitions.has(one) || ends(one).some(isChanged)).flatMap(ends),
  ];
  return new Set(near.flatMap(withParents));
};

/** A chart of these states, with what happens between them: in the whole of it a reader would look for the one coloured arrow. */
export const withinPaths = (chart: ChartModel, paths: ReadonlySet<string>): ChartModel =>
  paths.size === 0
    ? chart
    : {
        ...chart,
        states: chart.states
          .filter(({ path }) => paths.has(path))
          .map((state) => ({ ...state, initial: state.initial.filter((path) => paths.has(path)) })),
        transitions: chart.transitions.filter((one) => ends(one).every((path) => paths.has(path))),
      };

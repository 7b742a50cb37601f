import { transitionsOf, type ChartTransition } from '../../../scripts/statecharts/chart.ts';
import type { Configuration, Step } from './configuration.ts';
import {
  configurationsOf,
  edgesOf,
  stepInWords,
  type Edge,
  type Exploration,
  type ModelInput,
  type Place,
} from './explore.ts';

/** A way from the beginning: the steps, and the configuration that the pure machine shows after each. */
export interface Path {
  readonly input: ModelInput;
  readonly start: Configuration;
  readonly steps: readonly { readonly step: Step; readonly expected: Configuration }[];
}

const edgesTo = ({ arrival }: Place): Edge[] => (arrival === undefined ? [] : [...edgesTo(arrival.from), arrival]);

const beginningOf = (place: Place): Place => (place.arrival === undefined ? place : beginningOf(place.arrival.from));

const pathAlong = (place: Place, more: readonly Edge[]): Path => ({
  input: place.input,
  start: beginningOf(place).configuration,
  steps: [...edgesTo(place), ...more].map(({ step, result }) => ({ step, expected: result })),
});

/** The shortest path to a place. */
export const pathTo = (place: Place): Path => pathAlong(place, []);

/**
 * The shortest paths to all places, without those that others pass through, and then one for each transition
 * that no shortest path takes: the shortest way to where it is open, and the step.
 */
export const pathsOf = (exploration: Exploration): readonly Path[] => {
  const places = [...exploration.places.values()];
  const arrivals = new Set(places.flatMap(({ arrival }) => arrival ?? []));
  const passed = new Set([...arrivals].map(({ from }) => from));
  const taken = new Set([...arrivals].flatMap(({ result }) => result.last.taken));
  const detours = edgesOf(exploration).filter(({ result }) => {
    const isNew = result.last.taken.some((key) => !taken.has(key));
    for (const key of result.last.taken) taken.add(key);
    return isNew;
  });
  return [
    ...places.filter((place) => !passed.has(place)).map(pathTo),
    ...detours.map((edge) => pathAlong(edge.from, [edge])),
  ];
};

/** A path's name tells its last steps only. */
const LONGEST_TALE = 5;

export const pathInWords = ({ input, steps, start }: Path): string => {
  const spoken = steps.map(({ step }) => stepInWords(step));
  const words =
    (spoken.length > LONGEST_TALE
      ? [`${spoken.length - LONGEST_TALE + 1} steps`, ...spoken.slice(1 - LONGEST_TALE)]
      : spoken
    ).join(' → ') || 'from the beginning';
  const end = JSON.stringify((steps.at(-1)?.expected ?? start).snapshot.value).replaceAll('"', '');
  return `${input.name === '' ? '' : `${input.name}: `}${words} ⇒ ${end}`;
};

/** Every transition that is written in the machine and taken nowhere in the exploration. */
export const missedTransitions = (exploration: Exploration): readonly ChartTransition[] => {
  const taken = new Set(configurationsOf(exploration).flatMap(({ last }) => last.taken));
  return transitionsOf(exploration.machine).filter(({ key }) => !taken.has(key));
};

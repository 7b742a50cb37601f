import { array, check, nat, property } from 'fast-check';
import { statesOf } from '../../../scripts/statecharts/chart.ts';
import { follow, timersInOrder, type Configuration, type Step } from './configuration.ts';
import { openSteps, type Exploration, type ModelInput } from './explore.ts';
import { brokenBy } from './faults.ts';
import { modelSteps } from './model-steps.ts';
import { pathTo } from './paths.ts';
import type { PlayedWay } from './step-tokens.ts';

const STEPS_PER_WALK = 50;

/** What may happen next, and besides it the moment just before the next timer fires. */
const choices = ({ machine, model }: Exploration, configuration: Configuration): readonly Step[] => {
  const [next] = timersInOrder(configuration);
  const steps = openSteps(machine, model, configuration);
  return next !== undefined && next.due - configuration.time > 1
    ? [...steps, { type: 'pass', ms: next.due - configuration.time - 1 }]
    : steps;
};

/** A walk that an invariant did not survive, from the beginning of the machine to the step that broke it. */
export interface BrokenWalk {
  readonly seed: number;
  readonly input: ModelInput;
  readonly played: PlayedWay;
}

interface Walked {
  /** Ids of the states that it came through. */
  readonly visited: ReadonlySet<string>;
  readonly broken: BrokenWalk | undefined;
}

/** Walks at random from every place that the exploration found and checks the invariants after each step. */
export const walk = (exploration: Exploration): Walked => {
  const { machine } = exploration;
  const places = [...exploration.places.values()];
  const visited = new Set<string>();
  const isBroken = (configuration: Configuration, before: Configuration | undefined): boolean => {
    for (const id of configuration.last.visited) visited.add(id);
    return brokenBy(exploration, configuration, before).length > 0;
  };
  /** The way as far as the step that breaks an invariant; undefined if none does. */
  const walkOnce = (start: number, picks: readonly number[]): Omit<BrokenWalk, 'seed'> | undefined => {
    const place = places[start % places.length];
    if (place === undefined) return undefined;
    const { input, ...way } = pathTo(place);
    const steps = [...way.steps];
    let now = place.configuration;
    if (isBroken(now, place.arrival?.from.configuration)) return { input, played: { ...way, steps } };
    for (const pick of picks) {
      const open = choices(exploration, now);
      const step = open[pick % open.length];
      if (step === undefined) return undefined;
      const before = now;
      now = follow(machine, before, step);
      steps.push({ step, expected: now });
      if (isBroken(now, before)) return { input, played: { ...way, steps } };
    }
    return undefined;
  };
  const beginnings = places.map((_, index): [number, number[]] => [index, []]);
  const { counterexample, seed } = check(
    property(
      nat(),
      array(nat(), { minLength: STEPS_PER_WALK, maxLength: STEPS_PER_WALK }),
      (start, picks) => walkOnce(start, picks) === undefined,
    ),
    {
      numRuns: beginnings.length + Math.ceil(modelSteps() / STEPS_PER_WALK),
      examples: beginnings,
      // What is found is made shorter by the steps themselves.
      endOnFailure: true,
    },
  );
  const found = counterexample === null ? undefined : walkOnce(...counterexample);
  return { visited, broken: found === undefined ? undefined : { ...found, seed } };
};

export const statesMissedBy = (visited: ReadonlySet<string>, { machine }: Exploration): readonly string[] =>
  statesOf(machine)
    .map(({ id }) => id)
    .filter((id) => !visited.has(id));

import { array, assert, nat, property } from 'fast-check';
import { statesOf } from '../../../scripts/statecharts/chart.ts';
import { follow, timersInOrder, type Configuration, type Step } from './configuration.ts';
import { openSteps, stepInWords, type Exploration } from './explore.ts';
import { modelSteps } from './model-steps.ts';

const STEPS_PER_WALK = 50;

/** What may happen next, and besides it the moment just before the next timer fires. */
const choices = ({ machine, model }: Exploration, configuration: Configuration): readonly Step[] => {
  const [next] = timersInOrder(configuration);
  const steps = openSteps(machine, model, configuration);
  return next !== undefined && next.due - configuration.time > 1
    ? [...steps, { type: 'pass', ms: next.due - configuration.time - 1 }]
    : steps;
};

/**
 * Walks at random from every place that the exploration found and checks the invariants after each step.
 * Throws with fast-check's seed and the steps of the shortest offending walk. Returns the ids of the states it came through.
 */
export const walk = (exploration: Exploration): ReadonlySet<string> => {
  const { machine, model } = exploration;
  const places = [...exploration.places.values()];
  const visited = new Set<string>();
  const invariants = Object.entries(model.invariants);
  const check = (configuration: Configuration, before: Configuration | undefined, steps: readonly string[]): void => {
    for (const id of configuration.last.visited) visited.add(id);
    const { snapshot, last } = configuration;
    const observation = { snapshot, context: snapshot.context, before: before?.snapshot, emitted: last.emitted };
    const broken = invariants.filter(([, holds]) => !holds(observation as never)).map(([name]) => name);
    if (snapshot.status === 'error') broken.push('never breaks');
    if (broken.length > 0)
      throw new Error(
        `Not true: ${broken.join('; ')}\nafter: ${steps.join(' → ')}\ncontext: ${JSON.stringify(snapshot.context)}`,
      );
  };
  const walkOnce = (start: number, picks: readonly number[]): void => {
    const place = places[start % places.length];
    if (place === undefined) return;
    let now = place.configuration;
    const told = [`${place.input.name} ${JSON.stringify(now.snapshot.value)}`];
    check(now, place.arrival?.from.configuration, told);
    for (const pick of picks) {
      const open = choices(exploration, now);
      const step = open[pick % open.length];
      if (step === undefined) return;
      const before = now;
      now = follow(machine, before, step);
      told.push(stepInWords(step));
      check(now, before, told);
    }
  };
  const beginnings = places.map((_, index): [number, number[]] => [index, []]);
  assert(property(nat(), array(nat(), { minLength: STEPS_PER_WALK, maxLength: STEPS_PER_WALK }), walkOnce), {
    numRuns: beginnings.length + Math.ceil(modelSteps() / STEPS_PER_WALK),
    examples: beginnings,
    includeErrorInReport: true,
  });
  return visited;
};

export const statesMissedBy = (visited: ReadonlySet<string>, { machine }: Exploration): readonly string[] =>
  statesOf(machine)
    .map(({ id }) => id)
    .filter((id) => !visited.has(id));

import type { AnyStateMachine } from 'xstate';
import { begin, follow, type Configuration } from '../../tests/model/tools/configuration.ts';
import { keyOf, openSteps, type ModelInput } from '../../tests/model/tools/explore.ts';
import type { AnyModel } from '../../tests/model/tools/model.ts';
import type { Path } from '../../tests/model/tools/paths.ts';
import { withScriptedActors } from '../../tests/model/tools/scripted.ts';
import { transitionsOf } from '../statecharts/chart.ts';

interface Node {
  readonly input: ModelInput;
  readonly start: Configuration;
  readonly now: Configuration;
  readonly steps: Path['steps'];
}

/** The shortest ways that take every transition once, by breadth; unlike the proofs it ends as soon as none is missing. */
export const waysOf = (original: AnyStateMachine, model: AnyModel): readonly Path[] => {
  const machine = withScriptedActors(original);
  const missing = new Set(transitionsOf(machine).map(({ key }) => key));
  const seen = new Set<string>();
  const ways: Path[] = [];
  const queue: Node[] = Object.entries(model.inputs ?? { '': undefined }).map(([name, value]) => {
    const start = begin(machine, value);
    return { input: { name, value }, start, now: start, steps: [] };
  });
  const arrive = (node: Node): boolean => {
    const isNew = node.now.last.taken.some((key) => missing.has(key));
    for (const key of node.now.last.taken) missing.delete(key);
    if (isNew) ways.push({ input: node.input, start: node.start, steps: node.steps });
    return missing.size > 0;
  };
  const isNewPlace = ({ input, now }: Node): boolean => {
    const key = `${input.name} ${keyOf(model, now)}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
  for (const node of queue) arrive(node);
  for (const node of queue) {
    if (missing.size === 0) break;
    if (!isNewPlace(node)) continue;
    for (const step of openSteps(machine, model, node.now)) {
      const expected = follow(machine, node.now, step);
      const next = { ...node, now: expected, steps: [...node.steps, { step, expected }] };
      if (!arrive(next)) break;
      queue.push(next);
    }
  }
  return ways.filter((way) => !ways.some((other) => other !== way && isBeginningOf(way, other)));
};

const isBeginningOf = (way: Path, other: Path): boolean =>
  way.start === other.start &&
  way.steps.length < other.steps.length &&
  way.steps.every(({ expected }, index) => expected === other.steps[index]?.expected);

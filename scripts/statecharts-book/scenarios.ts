import { getStateNodes, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Configuration, Step } from '../../tests/model/tools/configuration.ts';
import { stepInWords } from '../../tests/model/tools/explore.ts';
import { pathInWords, type Path } from '../../tests/model/tools/paths.ts';
import { statesOf, transitionsOf } from '../statecharts/chart.ts';
import { durationInWords } from '../statecharts/words.ts';
import type { BookScenario, BookStep } from './book.types.ts';
import type { ReadModel } from './models/model-files.ts';
import { waysOf } from './ways.ts';

const said = (step: Step, passed: number): string =>
  step.type === 'pass'
    ? `${durationInWords(step.ms)} pass`
    : step.type === 'wait'
      ? `${stepInWords(step)} (${durationInWords(passed)})`
      : stepInWords(step);

const looks = ({ taken, here, tells }: BookStep): string => JSON.stringify([taken, here, tells]);

/** What is done a hundred times over is one step of the book. */
const withoutRepeats = (steps: readonly BookStep[]): readonly BookStep[] => {
  const kept: { readonly first: BookStep; last: BookStep; times: number }[] = [];
  for (const step of steps) {
    const before = kept.at(-1);
    if (before === undefined || looks(before.last) !== looks(step)) kept.push({ first: step, last: step, times: 1 });
    else Object.assign(before, { last: step, times: before.times + 1 });
  }
  return kept.map(({ first, last, times }) => (times === 1 ? last : { ...last, said: `${first.said} (× ${times})` }));
};

/** The scenarios of a machine's model, and its shortest ways: in numbers of its states and transitions. */
export const scenariosOf = (machine: AnyStateMachine, { model, scenarios }: ReadModel): readonly BookScenario[] => {
  const stateIds = statesOf(machine).map(({ id }) => id);
  const keys = transitionsOf(machine).map(({ key }) => key);
  const innermost = ({ machine: own, value }: AnyMachineSnapshot): readonly number[] =>
    getStateNodes(own.root, value)
      .filter(({ states }) => Object.keys(states).length === 0)
      .map(({ id }) => stateIds.indexOf(id))
      .toSorted((a, b) => a - b);
  const numbers = (taken: readonly string[]): readonly number[] => taken.map((key) => keys.indexOf(key));

  const generated = ({ start, steps, ...way }: Path): BookScenario => {
    const before = (index: number): Configuration => steps[index - 1]?.expected ?? start;
    return {
      name: pathInWords({ start, steps, ...way }),
      kind: 'generated',
      start: innermost(start.snapshot),
      steps: steps.map(({ step, expected }, index) => ({
        said: said(step, expected.time - before(index).time),
        taken: numbers(expected.last.taken),
        here: innermost(expected.snapshot),
        time: expected.time,
        tells: expected.last.emitted.map(({ type }) => type),
      })),
    };
  };

  return [
    ...scenarios.map(({ name, run }): BookScenario => ({
      name,
      kind: 'told',
      start: innermost(run.start),
      steps: withoutRepeats(
        run.acts.map(({ step, snapshot, time, taken, emitted }) => ({
          said: said(step, 0),
          taken: numbers(taken),
          here: innermost(snapshot),
          time,
          tells: emitted,
        })),
      ),
    })),
    ...waysOf(machine, model)
      .filter(({ steps }) => steps.length > 0)
      .map(generated),
  ];
};

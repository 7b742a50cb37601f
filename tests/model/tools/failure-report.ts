import { relative } from 'node:path';
import { expect } from 'vitest';
import { shellQuoted } from '../../support/shell-quoted.ts';
import type { Configuration } from './configuration.ts';
import { stepInWords } from './explore.ts';
import { shortestOf, type Fault, type Tried } from './faults.ts';
import { replayText, type PlayedWay } from './step-tokens.ts';

const stateOf = ({ snapshot }: Configuration): string => JSON.stringify(snapshot.value).replaceAll('"', '');

/** Each step on a line of its own, with the state before it and the one after it. */
export const stepsInLines = ({ start, steps }: PlayedWay): readonly string[] =>
  steps.length === 0
    ? [`  at the beginning, in ${stateOf(start)}`]
    : steps.map(({ step, expected }, index) => {
        const before = stateOf(steps[index - 1]?.expected ?? start);
        const after = stateOf(expected);
        const states = before === after ? `stays in ${after}` : `${before} → ${after}`;
        return `  ${index + 1}. ${stepInWords(step)}: ${states}`;
      });

const here = (): string => {
  const { testPath } = expect.getState();
  return testPath === undefined ? '' : `${relative(process.cwd(), testPath)} `;
};

/** The command that plays exactly these steps. */
const replayCommand = (name: string, { way }: Fault): string =>
  `REPLAY=${shellQuoted(replayText(name, way))} npx vitest run ${here()}-t replayed`;

/** What a failed way tells: what is wrong, its steps, the shortest way to the same, and how to see it again. */
export const reportOf = (name: string, tried: Tried, fault: Fault): string => {
  const shortest = shortestOf(tried, fault);
  const isShorter = shortest.way.tokens.length < fault.way.tokens.length;
  return [
    fault.kind,
    ...(isShorter ? shortest.details : fault.details),
    ...(isShorter ? ['The shortest way to it that was found:', ...stepsInLines(shortest.played)] : []),
    isShorter ? 'It was met on this way:' : 'The steps:',
    ...stepsInLines(fault.played),
    'Once more:',
    `  ${replayCommand(name, shortest)}`,
  ].join('\n');
};

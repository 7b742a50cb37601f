import type { Claim } from '#tutoring/families/family.types.ts';
import type { FamilyTask, Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { misconceptionsIn } from './pupils-replies.ts';

/** What no dialogue shows of a solution: what is done in each step and what it claims, what else is known of the task, and where each misconception leads. */
export const solutionData = (worked: WorkedTask): string => {
  const { task, steps } = worked;
  const lines = [
    ...steps.map(stepData),
    ...(task.kind === 'family'
      ? [...knownOf(task), ...misconceptionsIn(task).map(([id, said]) => `${id} → ${said}`)]
      : []),
  ];
  return ['### Data', lines.map((line) => `- ${line}`).join('\n')].join('\n\n');
};

const stepData = ({ operation, claims = [] }: Step): string =>
  [operation, ...(claims.length > 0 ? [claims.map(claimText).join('; ')] : [])].join(': ');

const claimText = ({ sides, relation = '=', at }: Claim): string =>
  sides.join(` ${relation} `) +
  (at === undefined ? '' : ` (${at === 'anywhere' ? at : at.map(valuesText).join('; ')})`);

const valuesText = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([letter, value]) => `${letter} = ${value}`)
    .join(', ');

const knownOf = ({ law, graph, sequence, trinomial }: FamilyTask): readonly string[] =>
  Object.entries({ law, graph, sequence, trinomial }).flatMap(([name, known]) =>
    known === undefined ? [] : [`${name} ${JSON.stringify(known)}`],
  );

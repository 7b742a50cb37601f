import type { Answer, Claim } from '#tutoring/families/family.types.ts';
import type { FamilyTask, Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { misconceptionsIn } from './pupils-replies.ts';

/** What not every dialogue shows of a solution: what is done in each step, how a hint asks for it, what it claims and how its line looks before it is calculated, the hints that stand for the whole, how the answer is to be given, what is drawn, what else is known of the task, and where each misconception leads. */
export const solutionData = (worked: WorkedTask): string => {
  const { task, steps } = worked;
  const figure = worked.figure?.();
  const lines = [
    ...steps.map(stepData),
    `hint: ${worked.nudge}`,
    ...(worked.setup === undefined ? [] : [`hint of its one step: ${worked.setup}`]),
    ...(figure === undefined ? [] : [`figure ${JSON.stringify(figure)}`]),
    ...(task.kind === 'family'
      ? [traitsOf(task.answer), ...knownOf(task), ...misconceptionsIn(task).map(([id, said]) => `${id} → ${said}`)]
      : []),
  ];
  return ['### Data', lines.map((line) => `- ${line}`).join('\n')].join('\n\n');
};

const stepData = ({ operation, todo, claims = [], prepared }: Step): string =>
  [`${operation} (${todo})`, ...(claims.length > 0 ? [claims.map(claimText).join('; ')] : [])].join(': ') +
  (prepared === undefined ? '' : ` ← $${prepared}$`);

const claimText = ({ sides, relation = '=', at }: Claim): string =>
  sides.join(` ${relation} `) +
  (at === undefined ? '' : ` (${at === 'anywhere' ? at : at.map(valuesText).join('; ')})`);

const valuesText = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([letter, value]) => `${letter} = ${value}`)
    .join(', ');

/** What the lesson shows already: the result itself, and the words for it. */
const SHOWN: ReadonlySet<string> = new Set(['value', 'shown', 'intervals', 'choices', 'notation']);

const traitsOf = (answer: Answer): string =>
  `answer ${JSON.stringify(answer, (key, value: unknown) => (SHOWN.has(key) ? undefined : value))}`;

const knownOf = ({ law, graph, sequence, trinomial }: FamilyTask): readonly string[] =>
  Object.entries({ law, graph, sequence, trinomial }).flatMap(([name, known]) =>
    known === undefined ? [] : [`${name} ${JSON.stringify(known)}`],
  );

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { pathOf, statesOf, transitionsOf, type ChartTransition } from './chart.ts';
import type { MachineFile } from './machine-files.ts';
import { mermaidOf } from './mermaid.ts';
import { actionsInWords, durationInWords, guardInWords, happeningInWords, inWords } from './words.ts';

/** Everything above this line is written by hand and stays. */
export const MARKER = '<!-- Below this line: written by `npm run statecharts`. -->';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

export const titleOf = (machine: AnyStateMachine): string => {
  const words = inWords(machine.id);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const newStory = ({ machine }: MachineFile): string => `# ${titleOf(machine)}\n\n${machine.root.description ?? ''}\n`;

const textIn = (meta: unknown, key: string): unknown =>
  typeof meta === 'object' && meta !== null && key in meta
    ? (meta as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The sections of the specification, from the root's `meta: { source: ['S1 §4'] }`. */
export const sourcesOf = (machine: AnyStateMachine): readonly string[] => {
  const source = textIn(machine.root.meta, 'source');
  return Array.isArray(source) ? source.map(String) : [];
};

const guardCell = ({ definition, earlier }: ChartTransition): string =>
  definition.guard === undefined ? (earlier.length > 0 ? 'otherwise' : '') : guardInWords(definition.guard);

const seenBy = ({ definition }: ChartTransition): string => {
  const note = textIn(definition.meta, 'note') ?? definition.description;
  return typeof note === 'string'
    ? note
    : (definition.target ?? []).map(({ description }) => description ?? '').join(' ');
};

const transitionTable = (machine: AnyStateMachine): string =>
  table(
    ['State', 'What happens', 'Only if', 'Next', 'What the pupil sees', 'Done on the way'],
    transitionsOf(machine).map((transition) => [
      `\`${pathOf(transition.source)}\``,
      happeningInWords(transition),
      guardCell(transition),
      (transition.definition.target ?? []).map((target) => `\`${pathOf(target)}\``).join(' and ') || 'stays',
      seenBy(transition),
      actionsInWords(transition.definition),
    ]),
  );

const stateTable = (machine: AnyStateMachine): string =>
  table(
    ['State', 'Meaning', 'Waits for'],
    statesOf(machine)
      .filter(({ parent }) => parent !== undefined)
      .map((node) => [
        `\`${pathOf(node)}\``,
        node.description ?? '',
        [
          ...node.invoke.map(({ id }) => inWords(id)),
          ...new Set(node.after.map(({ eventType }) => happeningInWords({ eventType, source: node }))),
        ].join(', '),
      ]),
  );

const slotsOf = (machine: AnyStateMachine, isChild: boolean): string =>
  Object.entries(machine.implementations.actors)
    .filter(([, logic]) => logic instanceof StateMachine === isChild)
    .map(([slot]) => `\`${slot}\``)
    .join(', ');

const facts = ({ file, machine, emits }: MachineFile): string => {
  const model = file.replace(/^src\/domain\//, 'tests/model/').replace(/\.machine\.ts$/, '.model.test.ts');
  const lines: readonly (readonly [string, string])[] = [
    ['Specification', sourcesOf(machine).join(', ')],
    ['Code', `[${basename(file)}](../../${file})`],
    ['Proofs and scenarios', existsSync(model) ? `[${basename(model)}](../../${model})` : 'none yet'],
    [
      'Coverage',
      existsSync(model)
        ? `${statesOf(machine).length - 1} states and all ${transitionsOf(machine).length} transitions, on generated paths; the model fails below that`
        : 'none yet',
    ],
    ['Asks the world', slotsOf(machine, false)],
    ['Has children', slotsOf(machine, true)],
    ['Tells', emits.map((type) => `\`${type}\``).join(', ')],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- **${name}:** ${value}`)
    .join('\n');
};

/** A number that a timer of the machine waits for is a duration. */
const constantInWords = (value: number | string, machine: AnyStateMachine): string => {
  if (typeof value === 'string') return value;
  const isDelay = Object.values(machine.implementations.delays).includes(value);
  return isDelay ? durationInWords(value) : value.toLocaleString('en-GB');
};

const constantTable = ({ constants, machine }: MachineFile): string =>
  table(
    ['Constant', 'Value', 'Meaning'],
    constants.map(({ name, value, meaning }) => [`\`${name}\``, constantInWords(value, machine), meaning]),
  );

/** The page of a machine; `before` is the page as it stands, whose story is kept. */
export const pageOf = (file: MachineFile, before: string | undefined): string => {
  const kept = before?.includes(MARKER) === true ? before.slice(0, before.indexOf(MARKER)) : newStory(file);
  const { machine, name, constants } = file;
  return [
    kept.trimEnd(),
    MARKER,
    `![The chart of ${inWords(machine.id)}](${name}.svg)`,
    facts(file),
    '## States',
    stateTable(machine),
    '## Transitions',
    transitionTable(machine),
    ...(constants.length === 0 ? [] : ['## Constants', constantTable(file)]),
    '## Mermaid',
    `<details><summary>The same chart in Mermaid</summary>\n\n\`\`\`mermaid\n${mermaidOf(machine)}\n\`\`\`\n\n</details>`,
  ]
    .join('\n\n')
    .concat('\n');
};

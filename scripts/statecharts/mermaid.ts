import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf, transitionsFrom } from './chart.ts';
import { guardInWords, happeningInWords } from './words.ts';

const idOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('_');

const nested = (node: AnyStateNode, indent: string): string[] => {
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  const header = `${indent}state "${node.key}" as ${idOf(node)}`;
  if (children.length === 0) return [header, ...(node.type === 'final' ? [`${indent}${idOf(node)} --> [*]`] : [])];
  return [`${header} {`, ...content(node, `${indent}  `), `${indent}}`];
};

const content = (node: AnyStateNode, indent: string): string[] => [
  ...(node.type === 'compound' ? node.initial.target.map((target) => `${indent}[*] --> ${idOf(target)}`) : []),
  ...Object.values(node.states)
    .filter(({ type }) => type !== 'history')
    .flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...nested(child, indent),
    ]),
];

const arrows = (node: AnyStateNode): string[] =>
  transitionsFrom(node).flatMap((transition) =>
    (transition.definition.target ?? []).map((target) => {
      const { guard: condition } = transition.definition;
      const guard = condition === undefined ? '' : ` [${guardInWords(condition)}]`;
      return `  ${idOf(node)} --> ${idOf(target)} : ${happeningInWords(transition)}${guard}`;
    }),
  );

/** The chart in Mermaid's language, for whoever wants to edit a drawing of it. */
export const mermaidOf = (machine: AnyStateMachine): string => {
  const hasFrame = machine.root.type === 'parallel' || arrows(machine.root).length > 0;
  return [
    'stateDiagram-v2',
    ...(hasFrame ? nested(machine.root, '  ') : content(machine.root, '  ')),
    ...statesOf(machine).flatMap(arrows),
  ].join('\n');
};

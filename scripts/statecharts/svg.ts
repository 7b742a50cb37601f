import { render, type IState, type IStateMachine, type ITransition } from 'state-machine-cat';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { statesOf, transitionsFrom, type ChartTransition } from './chart.ts';
import { withClearLabels } from './label-places.ts';
import { guardInWords, happeningInWords, inWords } from './words.ts';

const LINE = 26;

/** Breaks a label into lines of about `LINE` characters; a number stays with its unit. */
const wrapped = (text: string): string =>
  text
    .replaceAll(/(\d) (?=[a-z]+\))/g, '$1\u00a0')
    .split(' ')
    .reduce((lines, word) => {
      const last = lines.slice(lines.lastIndexOf('\n') + 1);
      return `${lines}${lines === '' ? '' : last.length + word.length > LINE ? '\n' : ' '}${word}`;
    }, '');

const initialOf = (node: AnyStateNode): string => `${node.id} initial`;

const typeOf = (node: AnyStateNode): IState['type'] =>
  node.type === 'final' ? 'final' : node.type === 'parallel' ? 'parallel' : 'regular';

const drawnState = (node: AnyStateNode): IState => ({
  name: node.id,
  label: inWords(node.key),
  type: typeOf(node),
  typeExplicitlySet: true,
  ...(Object.keys(node.states).length === 0 ? {} : { statemachine: inside(node) }),
});

const inside = (node: AnyStateNode): IStateMachine => ({
  states: [
    ...(node.type === 'compound' ? [{ name: initialOf(node), type: 'initial', typeExplicitlySet: true } as const] : []),
    ...Object.values(node.states)
      .filter(({ type }) => type !== 'history')
      .map(drawnState),
  ],
});

const labelOf = (transition: ChartTransition): string => {
  const { eventType, definition, earlier } = transition;
  const event = eventType === '' ? [] : [wrapped(happeningInWords(transition))];
  const guard =
    definition.guard === undefined
      ? earlier.length > 0
        ? ['[otherwise]']
        : []
      : [wrapped(`[${guardInWords(definition.guard)}]`)];
  return [...event, ...guard].join('\n');
};

/** Transitions with a target; several that join the same two states share one arrow. */
const drawnTransitions = (machine: AnyStateMachine): ITransition[] => {
  const labels = new Map<string, { from: string; to: string; labels: string[] }>();
  const add = (from: string, to: string, label: string): void => {
    const key = `${from}\n${to}`;
    const arrow = labels.get(key) ?? { from, to, labels: [] };
    if (label !== '') arrow.labels.push(label);
    labels.set(key, arrow);
  };
  for (const node of statesOf(machine)) {
    if (node.type === 'compound') for (const target of node.initial.target) add(initialOf(node), target.id, '');
    for (const transition of transitionsFrom(node)) {
      for (const target of transition.definition.target ?? []) add(node.id, target.id, labelOf(transition));
    }
  }
  return [...labels.values()].map(({ from, to, labels: spoken }, index) => ({
    id: index + 1,
    from,
    to,
    label: spoken.join('\n'),
  }));
};

const STYLE = `<style>
svg { color: #1f2328; background: #ffffff }
text { fill: currentColor }
.edge text { transform: translateX(4px); paint-order: stroke; stroke: #ffffff; stroke-width: 3px }
@media (prefers-color-scheme: dark) { svg { color: #e6edf3; background: #0d1117 } .edge text { stroke: #0d1117 } }
</style>`;

/** Inches between states side by side, and one below the other: what is drawn close together fits a screen. */
const SPACINGS = [
  ['0.5', '0.1'],
  ['0.5', '0.4'],
  ['0.5', '0.8'],
  ['0.8', '0.4'],
  ['0.8', '0.8'],
  ['1.2', '0.6'],
] as const;

/** Drawn as close together as its words allow. */
const drawnClearly = async (chart: IStateMachine): Promise<string> => {
  let best = { svg: '', clash: Number.POSITIVE_INFINITY };
  for (const [beside, below] of SPACINGS) {
    const svg = await render(chart, {
      inputType: 'json',
      outputType: 'oldsvg',
      dotGraphAttrs: [
        { name: 'bgcolor', value: 'transparent' },
        { name: 'nodesep', value: beside },
        { name: 'ranksep', value: below },
      ],
    });
    const cleared = withClearLabels(svg);
    if (cleared.clash < best.clash) best = cleared;
    if (best.clash === 0) break;
  }
  return best.svg;
};

/** Readable in light and dark; drawn by the bundled Graphviz only, so that every machine draws the same bytes. */
export const drawn = async (chart: IStateMachine, title: string): Promise<string> => {
  const svg = await drawnClearly(chart);
  return svg
    .replace(/^[\s\S]*?<svg/, '<svg role="img"')
    .replaceAll(/<!--[\s\S]*?-->\n/g, '')
    .replaceAll(/(stroke|fill)="black"/g, '$1="currentColor"')
    .replaceAll(/fill="#ffffff" fill-opacity="[^"]*"/g, 'fill="none"')
    .replace(/>\n/, `>\n<title>${title}</title>\n${STYLE}\n`)
    .replace('<title>state transitions</title>\n', '');
};

/** The machine's chart as an SVG image. */
export const svgOf = (machine: AnyStateMachine): Promise<string> => {
  const { root } = machine;
  const needsFrame =
    root.type === 'parallel' || transitionsFrom(root).some(({ definition }) => (definition.target ?? []).length > 0);
  const chart = needsFrame ? { states: [drawnState(root)] } : inside(root);
  return drawn({ ...chart, transitions: drawnTransitions(machine) }, inWords(machine.id));
};

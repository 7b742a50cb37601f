import type { IState, IStateMachine, ITransition } from 'state-machine-cat';
import { drawn } from '../statecharts/svg.ts';
import { inWords } from '../statecharts/words.ts';
import type { MachineChanges } from './changes.ts';
import type { ChartModel, StateModel } from './chart-model.ts';
import { LOOKS, looksIn, type Looks } from './looks.ts';
import { parentOf, pathsAround, withinPaths } from './surroundings.ts';

/** A name that no state of the chart has: smcat asks for one of its own. */
const nameOf = (path: string): string => (path === '' ? 'the root' : path);
const initialOf = (path: string): string => `${nameOf(path)} initial`;

const childrenOf = (path: string, chart: ChartModel): StateModel[] =>
  chart.states.filter((state) => state.path !== '' && parentOf(state.path) === path);

const drawnState = (state: StateModel, chart: ChartModel, looks: Looks): IState => {
  const look = looks.states.get(state.path);
  const { color, sign } = look === undefined ? { color: undefined, sign: '' } : LOOKS[look];
  return {
    name: nameOf(state.path),
    label: `${sign}${inWords(state.path.split('.').at(-1) || chart.id)}`,
    type: state.type === 'final' || state.type === 'parallel' ? state.type : 'regular',
    typeExplicitlySet: true,
    ...(color === undefined ? {} : { color }),
    ...(childrenOf(state.path, chart).length === 0 ? {} : { statemachine: inside(state, chart, looks) }),
  };
};

const inside = (state: StateModel, chart: ChartModel, looks: Looks): IStateMachine => ({
  states: [
    ...(state.initial.length > 0
      ? [{ name: initialOf(state.path), type: 'initial', typeExplicitlySet: true } as const]
      : []),
    ...childrenOf(state.path, chart).map((child) => drawnState(child, chart, looks)),
  ],
});

const LINE = 26;
const wrapped = (text: string): string =>
  text.split(' ').reduce((lines, word) => {
    const last = lines.slice(lines.lastIndexOf('\n') + 1);
    return `${lines}${lines === '' ? '' : last.length + word.length > LINE ? '\n' : ' '}${word}`;
  }, '');

const arrowsOf = (chart: ChartModel, looks: Looks): Omit<ITransition, 'id'>[] => [
  ...chart.states.flatMap(({ path, initial }) =>
    initial.map((target) => ({ from: initialOf(path), to: nameOf(target) })),
  ),
  ...chart.transitions.flatMap((transition) => {
    const look = looks.transitions.get(transition);
    const { color, sign } = look === undefined ? { color: undefined, sign: '' } : LOOKS[look];
    const { eventWords, guardWords, targets, source } = transition;
    const label = [`${sign}${eventWords}`, ...(guardWords === '' ? [] : [`[${guardWords}]`])].map(wrapped).join('\n');
    // What stays where it is shows only if it has changed.
    const aims = targets.length === 0 && look !== undefined ? [source] : targets;
    return aims.map((to) => ({
      from: nameOf(source),
      to: nameOf(to),
      label,
      ...(color === undefined ? {} : { color, width: 2 }),
    }));
  }),
];

/** What its signs say. */
const legendOf = ({ states, transitions }: Looks): string => {
  const seen = new Set([...states.values(), ...transitions.values()]);
  return (['removed', 'added', 'changed'] as const)
    .filter((look) => seen.has(look))
    .map((look) => `${LOOKS[look].sign}${LOOKS[look].meaning}`)
    .join(', ');
};

const pictureOf = (chart: ChartModel, looks: Looks, side: 'before' | 'after'): Promise<string> => {
  const name = `${inWords(chart.id)}, ${side}`;
  const legend = legendOf(looks);
  const root = chart.states.filter(({ path }) => path === '');
  return drawn(
    {
      states: root.map((state) => ({
        ...drawnState(state, chart, looks),
        label: legend === '' ? name : `${name}: ${legend}`,
      })),
      transitions: arrowsOf(chart, looks).map((arrow, index) => ({ ...arrow, id: index + 1 })),
    },
    name,
  );
};

/** The pictures of what has changed in a machine, and of what is around it, before and after, by file name; what was never there has one only. */
export const picturesOf = async ({ before, after, changes }: MachineChanges): Promise<ReadonlyMap<string, string>> => {
  const name = (after ?? before)?.name ?? '';
  const sides = (
    [
      ['before', before],
      ['after', after],
    ] as const
  ).flatMap(([side, chart]) => (chart === null ? [] : [{ side, chart, looks: looksIn(chart, changes, side) }]));
  const paths = new Set(sides.flatMap(({ chart, looks }) => [...pathsAround(chart, looks)]));
  const pictures = sides.map(
    async ({ side, chart, looks }) =>
      [`${name}.${side}.svg`, await pictureOf(withinPaths(chart, paths), looks, side)] as const,
  );
  return new Map(await Promise.all(pictures));
};

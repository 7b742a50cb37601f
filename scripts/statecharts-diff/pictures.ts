import type { IState, IStateMachine, ITransition } from 'state-machine-cat';
import { drawn } from '../statecharts/svg.ts';
import { inWords } from '../statecharts/words.ts';
import type { Change, MachineChanges } from './changes.ts';
import type { ChartModel, StateModel, TransitionModel } from './chart-model.ts';

/** Readable on white and on black; a sign says the same to whoever sees no colours. */
const LOOKS = {
  removed: { color: '#cf222e', sign: '− ' },
  added: { color: '#1a7f37', sign: '+ ' },
  changed: { color: '#bf8700', sign: '± ' },
} as const;
type Look = keyof typeof LOOKS;

interface Looks {
  readonly states: ReadonlyMap<string, Look>;
  readonly transitions: ReadonlyMap<TransitionModel, Look>;
}

const usesPart = ({ event, guard, actions }: TransitionModel, names: readonly string[]): boolean =>
  names.some((name) => [event, guard, ...actions].some((text) => text.includes(`‹${name}›`)));

const namesOfParts = (change: Change): string[] =>
  change.type === 'part changed'
    ? [change.after.name]
    : change.type === 'rule changed'
      ? change.usedBy.map(({ name }) => name)
      : [];

/** What is to be seen of the changes in the old chart, or in the new one. */
const looksIn = (chart: ChartModel, changes: readonly Change[], side: 'before' | 'after'): Looks => {
  const states = new Map<string, Look>();
  const transitions = new Map<TransitionModel, Look>();
  for (const change of changes) {
    if (change.type === 'state added' || change.type === 'state removed')
      states.set(change.state.path, change.type === 'state added' ? 'added' : 'removed');
    if (change.type === 'state changed') states.set(change[side].path, 'changed');
    if (change.type === 'renamed' && change.rename.kind === 'state') states.set(change.rename.after, 'changed');
    if (change.type === 'transition added') transitions.set(change.transition, 'added');
    if (change.type === 'transition removed') transitions.set(change.transition, 'removed');
    if (change.type === 'transition changed') transitions.set(change[side], 'changed');
    const names = namesOfParts(change);
    for (const transition of chart.transitions) if (usesPart(transition, names)) transitions.set(transition, 'changed');
  }
  return { states, transitions };
};

/** A name that no state of the chart has: smcat asks for one of its own. */
const nameOf = (path: string): string => (path === '' ? 'the root' : path);
const initialOf = (path: string): string => `${nameOf(path)} initial`;
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

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

const pictureOf = (chart: ChartModel, changes: readonly Change[], side: 'before' | 'after'): Promise<string> => {
  const looks = looksIn(chart, changes, side);
  const root = chart.states.filter(({ path }) => path === '');
  return drawn(
    {
      states: root.map((state) => drawnState(state, chart, looks)),
      transitions: arrowsOf(chart, looks).map((arrow, index) => ({ ...arrow, id: index + 1 })),
    },
    `${inWords(chart.id)}, ${side}`,
  );
};

/** The pictures of a machine before and after, by file name; what was never there has one only. */
export const picturesOf = async ({ before, after, changes }: MachineChanges): Promise<ReadonlyMap<string, string>> => {
  const name = (after ?? before)?.name ?? '';
  const sides = [
    ['before', before],
    ['after', after],
  ] as const;
  const pictures = await Promise.all(
    sides.map(async ([side, chart]): Promise<[string, string][]> =>
      chart === null ? [] : [[`${name}.${side}.svg`, await pictureOf(chart, changes, side)]],
    ),
  );
  return new Map(pictures.flat());
};

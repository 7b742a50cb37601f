import type { ChartModel, PartModel, StateModel, TransitionModel } from './chart-model.ts';
import { grouped } from './grouped.ts';
import { withNames } from './source-text.ts';

/** What is the same under another name. */
export interface Rename {
  readonly kind: 'state' | 'event' | PartModel['kind'];
  readonly before: string;
  readonly after: string;
}

/** Pairs what only the one side has with what only the other has, where one shape is there exactly once on each. */
const paired = <Item>(
  gone: readonly Item[],
  fresh: readonly Item[],
  shapeOf: (item: Item, side: 'before' | 'after') => string,
): readonly (readonly [Item, Item])[] => {
  const before = grouped(gone, (item) => shapeOf(item, 'before'));
  const after = grouped(fresh, (item) => shapeOf(item, 'after'));
  return [...before].flatMap(([shape, [old, ...others]]) => {
    const [now, ...rest] = after.get(shape) ?? [];
    return old === undefined || now === undefined || others.length > 0 || rest.length > 0 ? [] : [[old, now] as const];
  });
};

const onlyIn = <Item>(items: readonly Item[], others: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const keys = new Set(others.map(keyOf));
  return items.filter((item) => !keys.has(keyOf(item)));
};

const moved = (path: string, before: string, after: string): string =>
  path === before || path.startsWith(`${before}.`) ? `${after}${path.slice(before.length)}` : path;

/** The chart with one thing called otherwise, everywhere. */
const renamed = (chart: ChartModel, { kind, before, after }: Rename): ChartModel => {
  const path = (old: string): string => (kind === 'state' ? moved(old, before, after) : old);
  const names = new Map(kind === 'state' || kind === 'event' ? [] : [[before, after]]);
  const text = (old: string): string => withNames(old, names);
  return {
    ...chart,
    states: chart.states.map((state): StateModel => ({
      ...state,
      path: path(state.path),
      initial: state.initial.map(path),
      entry: state.entry.map(text),
      exit: state.exit.map(text),
    })),
    transitions: chart.transitions.map((transition): TransitionModel => ({
      ...transition,
      source: path(transition.source),
      event: kind === 'event' && transition.event === before ? after : text(transition.event),
      guard: text(transition.guard),
      targets: transition.targets.map(path),
      actions: transition.actions.map(text),
    })),
    parts: chart.parts.map((part) => (part.kind === kind && part.name === before ? { ...part, name: after } : part)),
  };
};

const transitionShape = ({ event, guard, targets, actions, reenter }: TransitionModel): readonly unknown[] => [
  event,
  guard,
  targets,
  actions,
  reenter,
];

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** All of a state but what it and those that come and go are called, and what is said of it. */
const stateShape = (state: StateModel, chart: ChartModel, unsettled: ReadonlySet<string>): string => {
  const spoken = (path: string): string => {
    if (path === state.path || path.startsWith(`${state.path}.`)) return `itself${path.slice(state.path.length)}`;
    return [...unsettled].some((other) => path === other || path.startsWith(`${other}.`)) ? 'another' : path;
  };
  const { type, tags, asks, entry, exit, initial } = state;
  const told = ({ source, targets, ...rest }: TransitionModel) => [
    spoken(source),
    ...transitionShape({ ...rest, source, targets: targets.map(spoken) }),
  ];
  return JSON.stringify([
    parentOf(state.path),
    { type, tags, asks, entry, exit, initial: initial.map(spoken) },
    chart.transitions.filter(({ source }) => spoken(source).startsWith('itself')).map(told),
    chart.transitions
      .filter(
        ({ source, targets }) => !spoken(source).startsWith('itself') && targets.some((t) => spoken(t) === 'itself'),
      )
      .map(told),
  ]);
};

const stateRenames = (before: ChartModel, after: ChartModel): Rename[] => {
  const gone = onlyIn(before.states, after.states, ({ path }) => path);
  const fresh = onlyIn(after.states, before.states, ({ path }) => path);
  const unsettled = {
    before: new Set(gone.map(({ path }) => path)),
    after: new Set(fresh.map(({ path }) => path)),
  };
  return paired(gone, fresh, (state, side) =>
    stateShape(state, side === 'before' ? before : after, unsettled[side]),
  ).map(([old, now]) => ({ kind: 'state', before: old.path, after: now.path }));
};

const keyOf = ({ kind, name }: PartModel): string => `${kind} ${name}`;
const usesOf = (chart: ChartModel, name: string): number =>
  JSON.stringify([chart.states, chart.transitions]).split(`‹${name}›`).length - 1;

const partRenames = (before: ChartModel, after: ChartModel): Rename[] => {
  return paired(onlyIn(before.parts, after.parts, keyOf), onlyIn(after.parts, before.parts, keyOf), (part, side) =>
    JSON.stringify([part.kind, part.text, usesOf(side === 'before' ? before : after, part.name)]),
  ).map(([old, now]) => ({ kind: old.kind, before: old.name, after: now.name }));
};

/** Those that are not of xstate. */
const eventsOf = ({ transitions }: ChartModel): string[] => [
  ...new Set(transitions.map(({ event }) => event).filter((event) => event !== '' && !event.startsWith('xstate.'))),
];

const itself = (event: string): string => event;

const eventRenames = (before: ChartModel, after: ChartModel): Rename[] => {
  return paired(
    onlyIn(eventsOf(before), eventsOf(after), itself),
    onlyIn(eventsOf(after), eventsOf(before), itself),
    (event, side) =>
      JSON.stringify(
        (side === 'before' ? before : after).transitions
          .filter((transition) => transition.event === event)
          .map((transition) => [transition.source, ...transitionShape({ ...transition, event: '' })]),
      ),
  ).map(([old, now]) => ({ kind: 'event', before: old, after: now }));
};

const FINDERS = [partRenames, stateRenames, eventRenames];

/** The old chart in the words of the new one, and what is called otherwise there. A renamed state may make the next rename plain. */
export const inNewWords = (
  before: ChartModel,
  after: ChartModel,
): { readonly before: ChartModel; readonly renames: readonly Rename[] } => {
  for (const find of FINDERS) {
    const [rename] = find(before, after);
    if (rename === undefined) continue;
    const next = inNewWords(renamed(before, rename), after);
    return { before: next.before, renames: [rename, ...next.renames] };
  }
  return { before, renames: [] };
};

/** Two machines under different names that do the same, word for word. */
const machineShape = ({ id, states, transitions, parts, beginning }: ChartModel): string =>
  JSON.stringify([states.map((state) => ({ ...state, description: '' })), transitions, parts, beginning]).replaceAll(
    id,
    'itself',
  );

export const machineRenames = (
  gone: readonly ChartModel[],
  fresh: readonly ChartModel[],
): readonly (readonly [ChartModel, ChartModel])[] => paired(gone, fresh, machineShape);

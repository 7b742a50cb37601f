import type { ChartModel, ConstantModel, PartModel, RuleModel, StateModel, TransitionModel } from './chart-model.ts';
import { grouped } from './grouped.ts';
import { inNewWords, machineRenames, type Rename } from './renames.ts';

interface Pair<Item> {
  readonly before: Item;
  readonly after: Item;
}

/** One thing that is otherwise than it was. */
export type Change =
  | { readonly type: 'machine added' | 'machine removed' }
  | { readonly type: 'machine renamed'; readonly before: string }
  | { readonly type: 'renamed'; readonly rename: Rename }
  | { readonly type: 'state added' | 'state removed'; readonly state: StateModel }
  | ({ readonly type: 'state changed' } & Pair<StateModel>)
  | { readonly type: 'transition added' | 'transition removed'; readonly transition: TransitionModel }
  | ({ readonly type: 'transition changed' } & Pair<TransitionModel>)
  | { readonly type: 'order changed'; readonly transitions: readonly TransitionModel[] }
  | ({ readonly type: 'part changed' } & Pair<PartModel>)
  | ({ readonly type: 'rule changed'; readonly usedBy: readonly PartModel[] } & Pair<RuleModel>)
  | { readonly type: 'constant added' | 'constant removed'; readonly constant: ConstantModel }
  | ({ readonly type: 'constant changed' } & Pair<ConstantModel>)
  | ({ readonly type: 'facts changed' } & Pair<ChartModel>);

/** What has changed in one machine; a machine that is gone stands as it was. */
export interface MachineChanges {
  /** In the words of the new one. Null when the machine is new or gone. */
  readonly before: ChartModel | null;
  readonly after: ChartModel | null;
  readonly changes: readonly Change[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Match<Item> {
  readonly gone: readonly Item[];
  readonly fresh: readonly Item[];
  readonly both: readonly Pair<Item>[];
}

/** Pairs items by the first key that fits, the strictest first; each is paired once. */
const matched = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  ...keys: readonly ((item: Item) => unknown)[]
): Match<Item> =>
  keys.reduce<Match<Item>>(
    ({ gone, fresh, both }, keyOf) => {
      const left = [...fresh];
      const pairs = gone.flatMap((old) => {
        const index = left.findIndex((now) => same(keyOf(old), keyOf(now)));
        const [now] = index === -1 ? [] : left.splice(index, 1);
        return now === undefined ? [] : [{ before: old, after: now }];
      });
      const taken = new Set(pairs.map((pair) => pair.before));
      return { gone: gone.filter((old) => !taken.has(old)), fresh: left, both: [...both, ...pairs] };
    },
    { gone: before, fresh: after, both: [] },
  );

/** The root's description is the machine's, which is a fact of it. */
const statesIn = ({ states }: ChartModel): readonly StateModel[] =>
  states.map((state) => (state.path === '' ? { ...state, description: '' } : state));

const stateChanges = (before: ChartModel, after: ChartModel): Change[] => {
  const { gone, fresh, both } = matched(statesIn(before), statesIn(after), ({ path }) => path);
  return [
    ...gone.map((state): Change => ({ type: 'state removed', state })),
    ...fresh.map((state): Change => ({ type: 'state added', state })),
    ...both
      .filter((pair) => !same(pair.before, pair.after))
      .map((pair): Change => ({ type: 'state changed', ...pair })),
  ];
};

/** All that counts of a transition: the words are made of the rest. */
const essence = ({ guard, targets, actions, reenter, note }: TransitionModel) => [
  guard,
  targets,
  actions,
  reenter,
  note,
];

/** Candidates of one event in one state, in their order. */
const candidateChanges = (before: readonly TransitionModel[], after: readonly TransitionModel[]): Change[] => {
  const { gone, fresh, both } = matched(
    before,
    after,
    essence,
    ({ guard, targets, actions }) => [guard, targets, actions],
    ({ guard, targets }) => [guard, targets],
    ({ targets, actions, note }) => [targets, actions, note],
    ({ guard, actions }) => [guard, actions],
    ({ guard }) => guard,
  );
  const changed = both.filter((pair) => !same(essence(pair.before), essence(pair.after)));
  const orders = both
    .toSorted((a, b) => before.indexOf(a.before) - before.indexOf(b.before))
    .map((pair) => after.indexOf(pair.after));
  return [
    ...gone.map((transition): Change => ({ type: 'transition removed', transition })),
    ...fresh.map((transition): Change => ({ type: 'transition added', transition })),
    ...changed.map((pair): Change => ({ type: 'transition changed', ...pair })),
    ...(same(
      orders,
      orders.toSorted((a, b) => a - b),
    )
      ? []
      : [{ type: 'order changed', transitions: after } as const]),
  ];
};

const placeOf = ({ source, event }: TransitionModel): string => `${source}\n${event}`;

const transitionChanges = (before: ChartModel, after: ChartModel): Change[] => {
  const was = grouped(before.transitions, placeOf);
  const is = grouped(after.transitions, placeOf);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((place) =>
    candidateChanges(was.get(place) ?? [], is.get(place) ?? []),
  );
};

const partChanges = (before: ChartModel, after: ChartModel): Change[] => {
  const parts = matched(before.parts, after.parts, ({ kind, name }) => [kind, name]).both.filter(
    (pair) => pair.before.text !== pair.after.text,
  );
  const rules = matched(before.rules, after.rules, ({ name }) => name).both.filter(
    (pair) => pair.before.text !== pair.after.text,
  );
  return [
    ...parts.map((pair): Change => ({ type: 'part changed', ...pair })),
    ...rules.map((pair): Change => ({
      type: 'rule changed',
      ...pair,
      usedBy: after.parts.filter((part) => part.rules.includes(pair.after.name)),
    })),
  ];
};

/** A number that is a delay's is told as the wait that it is. */
const isToldAsWait = ({ before, after }: Pair<ConstantModel>, parts: readonly Change[]): boolean =>
  parts.some(
    (change) =>
      change.type === 'part changed' &&
      change.before.milliseconds === before.value &&
      change.after.milliseconds === after.value,
  );

const constantChanges = (before: ChartModel, after: ChartModel, parts: readonly Change[]): Change[] => {
  const { gone, fresh, both } = matched(before.constants, after.constants, ({ name }) => name);
  return [
    ...gone.map((constant): Change => ({ type: 'constant removed', constant })),
    ...fresh.map((constant): Change => ({ type: 'constant added', constant })),
    ...both
      .filter((pair) => !same(pair.before.value, pair.after.value) && !isToldAsWait(pair, parts))
      .map((pair): Change => ({ type: 'constant changed', ...pair })),
  ];
};

const factsOf = ({ description, sources, beginning, emits }: ChartModel) => [description, sources, beginning, emits];

const changesBetween = (old: ChartModel, after: ChartModel): MachineChanges => {
  const { before, renames } = inNewWords(old, after);
  const parts = partChanges(before, after);
  return {
    before,
    after,
    changes: [
      ...(old.name === after.name ? [] : [{ type: 'machine renamed', before: old.id } as const]),
      ...renames.map((rename): Change => ({ type: 'renamed', rename })),
      ...stateChanges(before, after),
      ...transitionChanges(before, after),
      ...parts,
      ...constantChanges(before, after, parts),
      ...(same(factsOf(before), factsOf(after)) ? [] : [{ type: 'facts changed', before, after } as const]),
    ],
  };
};

/** What has changed from some machines to others, a machine that has not changed left out. */
export const changesOf = (before: readonly ChartModel[], after: readonly ChartModel[]): readonly MachineChanges[] => {
  const { gone, fresh, both } = matched(before, after, ({ name }) => name);
  const renames = machineRenames(gone, fresh);
  const settled = new Set(renames.flat());
  const all: readonly MachineChanges[] = [
    ...both.map((pair) => changesBetween(pair.before, pair.after)),
    ...renames.map(([old, now]) => changesBetween(old, now)),
    ...gone
      .filter((chart) => !settled.has(chart))
      .map((chart): MachineChanges => ({ before: chart, after: null, changes: [{ type: 'machine removed' }] })),
    ...fresh
      .filter((chart) => !settled.has(chart))
      .map((chart): MachineChanges => ({ before: null, after: chart, changes: [{ type: 'machine added' }] })),
  ];
  return all
    .filter(({ changes }) => changes.length > 0)
    .toSorted((a, b) => (a.after ?? a.before)!.name.localeCompare((b.after ?? b.before)!.name, 'en'));
};

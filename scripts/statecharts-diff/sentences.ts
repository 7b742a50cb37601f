import { inWords } from '../statecharts/words.ts';
import type { Change, MachineChanges } from './changes.ts';
import type { ChartModel, PartModel, StateModel, TransitionModel } from './chart-model.ts';

/** A change as a reviewer reads it. */
export interface Row {
  readonly what: 'new' | 'removed' | 'renamed' | 'changed';
  readonly sentence: string;
  /** What a pupil notices of it, where the chart says so; empty otherwise. */
  readonly notice: string;
  /** What was written and what is, for whoever reads code. */
  readonly code?: { readonly before: string; readonly after: string };
}

const UNITS = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const;

/** `90 s`, `5 min`: the greatest unit that tells it in a whole number. */
const durationInWords = (milliseconds: number): string => {
  const [unit, size] = UNITS.find(([, length]) => milliseconds % length === 0 && milliseconds >= length) ?? UNITS[4];
  const count = milliseconds / size;
  return `${count.toLocaleString('en-GB')} ${unit}${unit === 'day' && count !== 1 ? 's' : ''}`;
};

const quoted = (name: string): string => `“${name}”`;
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const stateName = (path: string, chart: ChartModel): string =>
  path === '' ? `the whole of ${inWords(chart.id)}` : `\`${path}\``;

const eventName = ({ event, eventWords, source }: TransitionModel): string => {
  if (event === '') return 'at once';
  if (event === 'xstate.done.state') return `when ${inWords(source.split('.').at(-1) ?? '')} is complete`;
  if (event.startsWith('xstate.after.')) return eventWords;
  return event.startsWith('xstate.') ? `when ${eventWords}` : `on \`${event}\``;
};

const condition = ({ guardWords }: TransitionModel): string => (guardWords === '' ? '' : ` if ${quoted(guardWords)}`);

const goal = ({ targets }: TransitionModel, chart: ChartModel): string =>
  targets.length === 0 ? 'stays where it is' : `to ${listed(targets.map((path) => stateName(path, chart)))}`;

const placeOf = (transition: TransitionModel, chart: ChartModel): string =>
  `from ${stateName(transition.source, chart)} ${eventName(transition)}`;

const wholeTransition = (transition: TransitionModel, chart: ChartModel): string => {
  const { source, targets, actionWords } = transition;
  const way =
    targets.length === 0
      ? `in ${stateName(source, chart)}, which stays,`
      : `from ${stateName(source, chart)} ${goal(transition, chart)}`;
  return `${way} ${eventName(transition)}${condition(transition)}${actionWords === '' ? '' : `, doing ${actionWords}`}`;
};

const seenAfter = ({ note, targets }: TransitionModel, chart: ChartModel): string =>
  note === ''
    ? targets.map((path) => chart.states.find((state) => state.path === path)?.description ?? '').join(' ')
    : note;

const difference = (
  items: readonly string[],
  others: readonly string[],
  words: readonly [gone: string, fresh: string],
): string[] => {
  const gone = items.filter((item) => !others.includes(item));
  const fresh = others.filter((item) => !items.includes(item));
  return [
    ...(gone.length === 0 ? [] : [`${words[0]} ${listed(gone.map(spoken))}`]),
    ...(fresh.length === 0 ? [] : [`${words[1]} ${listed(fresh.map(spoken))}`]),
  ];
};

/** `‹noteFailure›(…)` → `note failure`. */
const spoken = (use: string): string => {
  const name = /^‹([^›]+)›/.exec(use)?.[1];
  return name === undefined ? `\`${use.slice(0, 60)}\`` : inWords(name);
};

const isOtherOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item)) && one.join() !== other.join();

/** The name of what is used, without what it is given. */
const nameIn = (use: string): string => /^‹[^›]+›/.exec(use)?.[0] ?? use;

/** Two uses of one name may differ in what they are given alone. */
const actionDifferences = (one: readonly string[], other: readonly string[], when: string): string[] => {
  const named = difference(one.map(nameIn), other.map(nameIn), ['no longer does', 'now also does']);
  if (named.length > 0) return named.map((words) => `${words}${when}`);
  if (one.join() === other.join()) return [];
  return [
    isOtherOrder(one, other)
      ? `does the same in another order${when}`
      : `gives ${listed(other.filter((use, index) => use !== one[index]).map(spoken))} something else${when}`,
  ];
};

const transitionChanged = (before: TransitionModel, after: TransitionModel, chart: ChartModel): string => {
  const facts = [
    ...(before.targets.join() === after.targets.join()
      ? []
      : [`now leads ${goal(after, chart)} instead of ${goal(before, chart)}`]),
    ...(before.guard === after.guard
      ? []
      : before.guardWords === after.guardWords
        ? [`judges ${quoted(after.guardWords)} by something else`]
        : [
            `now happens ${after.guard === '' ? 'always' : `only if ${quoted(after.guardWords)}`}, and not ${before.guard === '' ? 'always' : `if ${quoted(before.guardWords)}`}`,
          ]),
    ...actionDifferences(before.actions, after.actions, ''),
    ...(before.reenter === after.reenter
      ? []
      : [after.reenter ? 'now begins its state anew' : 'no longer begins its state anew']),
  ];
  const kept = before.guard === after.guard ? condition(after) : '';
  const aim = before.targets.join() === after.targets.join() ? ` ${goal(after, chart)}` : '';
  return `The transition ${placeOf(after, chart)}${kept}${aim} ${listed(facts.length === 0 ? ['is described in other words'] : facts)}.`;
};

const stateChanged = (before: StateModel, after: StateModel, chart: ChartModel): string => {
  const asked = difference(before.asks.map(nameIn), after.asks.map(nameIn), ['no longer asks', 'now asks']);
  const begins = (paths: readonly string[]) =>
    paths.length === 0 ? 'nowhere' : listed(paths.map((path) => stateName(path, chart)));
  const facts = [
    ...(before.type === after.type ? [] : [`is ${after.type} instead of ${before.type}`]),
    ...(before.initial.join() === after.initial.join()
      ? []
      : [`now begins at ${begins(after.initial)}, and before at ${begins(before.initial)}`]),
    ...difference(before.tags, after.tags, ['is no longer marked', 'is now marked']),
    ...asked,
    ...(asked.length > 0 || before.asks.join() === after.asks.join()
      ? []
      : [`tells ${listed(after.asks.filter((ask) => !before.asks.includes(ask)).map(spoken))} something else`]),
    ...actionDifferences(before.entry, after.entry, ' when it begins'),
    ...actionDifferences(before.exit, after.exit, ' when it ends'),
  ];
  return `The state ${stateName(after.path, chart)} ${listed(facts.length === 0 ? ['is described in other words'] : facts)}.`;
};

/** Where a chart uses a guard, an action or a delay. */
const usesOf = ({ kind, name }: PartModel, chart: ChartModel): string[] => {
  const has = (text: string): boolean => text.includes(`‹${name}›`);
  const inTransitions = chart.transitions
    .filter(({ event, guard, actions }) =>
      kind === 'guard' ? has(guard) : kind === 'delay' ? has(event) : actions.some(has),
    )
    .map((transition) => {
      const aim = transition.targets.length === 0 ? '' : ` ${goal(transition, chart)}`;
      return `${aim === '' ? placeOf(transition, chart).replace('from', 'in') : placeOf(transition, chart)}${aim}`;
    });
  const inStates =
    kind === 'action'
      ? chart.states
          .filter(({ entry, exit }) => [...entry, ...exit].some(has))
          .map(({ path }) => `at ${stateName(path, chart)}`)
      : [];
  return [...new Set([...inTransitions, ...inStates])];
};

const usesInWords = (parts: readonly PartModel[], chart: ChartModel): string => {
  const uses = [...new Set(parts.flatMap((part) => usesOf(part, chart)))];
  return uses.length === 0 ? '' : ` It counts ${listed(uses)}.`;
};

const SENTENCE_OF = {
  guard: 'is decided in another way',
  action: 'does something else',
  delay: 'is calculated in another way',
} as const;
const NOUN = { guard: 'condition', action: 'action', delay: 'wait', state: 'state', event: 'event' } as const;

const partChanged = (before: PartModel, after: PartModel, chart: ChartModel): string => {
  const what =
    before.milliseconds !== null && after.milliseconds !== null
      ? `is ${durationInWords(after.milliseconds)} instead of ${durationInWords(before.milliseconds)}`
      : SENTENCE_OF[after.kind];
  return `The ${NOUN[after.kind]} ${quoted(inWords(after.name))} ${what}.${usesInWords([after], chart)}`;
};

const noticeOfParts = (parts: readonly PartModel[], chart: ChartModel): string =>
  [
    ...new Set(
      chart.transitions
        .filter(({ event, guard, actions }) =>
          parts.some(({ kind, name }) =>
            (kind === 'guard' ? guard : kind === 'delay' ? event : actions.join()).includes(`‹${name}›`),
          ),
        )
        .map((transition) => seenAfter(transition, chart))
        .filter((words) => words !== ''),
    ),
  ].join(' / ');

const numberInWords = (value: number | string): string =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : value;

const factsChanged = (before: ChartModel, after: ChartModel): string => {
  const facts = [
    ...(before.description === after.description ? [] : ['it is described in other words']),
    ...difference(before.sources, after.sources, ['it no longer cites', 'it now cites']),
    ...(before.beginning === after.beginning ? [] : ['it begins with something else in mind']),
    ...difference(before.emits, after.emits, ['it no longer tells', 'it now tells']),
  ];
  return `The machine itself: ${listed(facts)}.`;
};

/** A change in one row. `chart` is where it is looked up: the new one, or the old one of what is gone. */
const rowOf = (change: Change, chart: ChartModel): Row => {
  switch (change.type) {
    case 'machine added':
      return {
        what: 'new',
        sentence: `A new machine of ${chart.states.length - 1} states and ${chart.transitions.length} transitions.`,
        notice: chart.description,
      };
    case 'machine removed':
      return { what: 'removed', sentence: 'The machine is gone.', notice: chart.description };
    case 'machine renamed':
      return { what: 'renamed', sentence: `The machine was called ${quoted(inWords(change.before))}.`, notice: '' };
    case 'renamed': {
      const { kind, before, after } = change.rename;
      return {
        what: 'renamed',
        sentence: `The ${NOUN[kind]} \`${before}\` is now called \`${after}\`, and nothing else about it has changed.`,
        notice: '',
      };
    }
    case 'state added':
    case 'state removed': {
      const isNew = change.type === 'state added';
      return {
        what: isNew ? 'new' : 'removed',
        sentence: `${isNew ? 'A new' : 'Removed: the'} state ${stateName(change.state.path, chart)}.`,
        notice: change.state.description,
      };
    }
    case 'state changed':
      return {
        what: 'changed',
        sentence: stateChanged(change.before, change.after, chart),
        notice: change.after.description,
      };
    case 'transition added':
    case 'transition removed': {
      const isNew = change.type === 'transition added';
      return {
        what: isNew ? 'new' : 'removed',
        sentence: `${isNew ? 'A new' : 'Removed: the'} transition ${wholeTransition(change.transition, chart)}.`,
        notice: seenAfter(change.transition, chart),
      };
    }
    case 'transition changed':
      return {
        what: 'changed',
        sentence: transitionChanged(change.before, change.after, chart),
        notice: seenAfter(change.after, chart),
      };
    case 'order changed': {
      const [first] = change.transitions;
      return {
        what: 'changed',
        sentence: `${first === undefined ? 'One event' : `What is looked at ${placeOf(first, chart)}`} is decided in another order: ${change.transitions.map((transition) => transition.guardWords || 'otherwise').join(', then ')}.`,
        notice: '',
      };
    }
    case 'part changed':
      return {
        what: 'changed',
        sentence: partChanged(change.before, change.after, chart),
        notice: noticeOfParts([change.after], chart),
        ...(change.after.milliseconds === null
          ? { code: { before: change.before.text, after: change.after.text } }
          : {}),
      };
    case 'rule changed':
      return {
        what: 'changed',
        sentence: `The rule ${quoted(inWords(change.after.name))} judges in another way, and with it ${listed(
          change.usedBy.map(({ kind, name }) => `the ${NOUN[kind]} ${quoted(inWords(name))}`),
        )}.${usesInWords(change.usedBy, chart)}`,
        notice: noticeOfParts(change.usedBy, chart),
        code: { before: change.before.text, after: change.after.text },
      };
    case 'constant added':
    case 'constant removed': {
      const { name, value, meaning } = change.constant;
      const isNew = change.type === 'constant added';
      return {
        what: isNew ? 'new' : 'removed',
        sentence: `${isNew ? 'A new' : 'Removed: the'} number \`${name}\`, ${numberInWords(value)}.`,
        notice: meaning,
      };
    }
    case 'constant changed':
      return {
        what: 'changed',
        sentence: `The number \`${change.after.name}\` is ${numberInWords(change.after.value)} instead of ${numberInWords(change.before.value)}.`,
        notice: change.after.meaning,
      };
    case 'facts changed':
      return {
        what: 'changed',
        sentence: factsChanged(change.before, change.after),
        notice: change.before.description === change.after.description ? '' : change.after.description,
      };
  }
};

const isGone = ({ type }: Change): boolean => type.endsWith(' removed');

/** The machine's changes, one row each. */
export const rowsOf = ({ before, after, changes }: MachineChanges): readonly Row[] =>
  changes.flatMap((change) => {
    const chart = isGone(change) ? before : (after ?? before);
    return chart === null ? [] : [rowOf(change, chart)];
  });

import { not, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { pathOf, statesOf } from '../statecharts/chart.ts';
import { actionsInWords, eventInWords, guardInWords } from '../statecharts/words.ts';

type Json = Readonly<Record<string, unknown>>;
type Key = string | number;

/** One small change of a machine's config: what it is, and the change. */
export interface Mutant {
  readonly name: string;
  /** Where in the config; the last key is the part that changes. */
  readonly at: readonly Key[];
  /** Undefined takes the part away. */
  readonly change: (part: unknown) => unknown;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A copy of `whole` with one part changed; everything that several states share stays as it is elsewhere. */
export const changed = (whole: unknown, [key, ...rest]: readonly Key[], change: Mutant['change']): unknown => {
  if (key === undefined) return change(whole);
  if (typeof key === 'number') {
    return listOf(whole).flatMap((part, index) => {
      if (index !== key) return [part];
      const next = changed(part, rest, change);
      return next === undefined ? [] : [next];
    });
  }
  const record: Json = isJson(whole) ? whole : { target: whole };
  const { [key]: part, ...others } = record;
  const next = changed(part, rest, change);
  return next === undefined ? others : { ...others, [key]: next };
};

const drop = (): undefined => undefined;

const nameOfAction = (action: unknown): string => actionsInWords({ actions: [action] as never });

const droppedActions = (actions: unknown, at: readonly Key[], where: string): Mutant[] =>
  listOf(actions).map((action, index) => ({
    name: `${where}: without "${nameOfAction(action)}"`,
    at: [...at, index],
    change: drop,
  }));

/** The state beside the one that is meant; undefined if it is an only child. */
const siblingOf = (target: AnyStateNode): AnyStateNode | undefined => {
  const siblings = Object.values(target.parent?.states ?? {}).filter(({ type }) => type !== 'history');
  return target.parent?.type === 'compound' && siblings.length > 1
    ? siblings[(siblings.indexOf(target) + 1) % siblings.length]
    : undefined;
};

const ofCandidate = (
  node: AnyStateNode,
  eventType: string,
  candidate: unknown,
  index: number,
  at: readonly Key[],
): Mutant[] => {
  const written: Json = isJson(candidate) ? candidate : { target: candidate };
  const candidates = eventType === '' ? node.always : node.transitions.get(eventType);
  const guard = written['guard'] === undefined ? '' : ` [${guardInWords(written['guard'])}]`;
  const where = `${pathOf(node)}: ${eventInWords(eventType)}${guard}`;
  const [target] = candidates?.[index]?.target ?? [];
  const sibling = target === undefined ? undefined : siblingOf(target);
  return [
    ...(written['guard'] === undefined
      ? []
      : [
          {
            name: `${where}: guard negated`,
            at: [...at, index, 'guard'],
            change: (part: unknown) => not(part as never),
          },
          { name: `${where}: guard dropped`, at: [...at, index, 'guard'], change: drop },
        ]),
    ...(sibling === undefined
      ? []
      : [{ name: `${where}: to ${pathOf(sibling)}`, at: [...at, index, 'target'], change: () => `#${sibling.id}` }]),
    ...(written['reenter'] === true
      ? [{ name: `${where}: not entered anew`, at: [...at, index, 'reenter'], change: drop }]
      : []),
    ...droppedActions(written['actions'], [...at, index, 'actions'], where),
  ];
};

const ofCandidates = (node: AnyStateNode, eventType: string, candidates: unknown, at: readonly Key[]): Mutant[] =>
  listOf(candidates).flatMap((candidate, index) => ofCandidate(node, eventType, candidate, index, at));

const ofInvoke = (node: AnyStateNode, invoke: unknown, index: number, at: readonly Key[]): Mutant[] => {
  if (!isJson(invoke)) return [];
  const id = node.invoke[index]?.id ?? '';
  return [
    ...ofCandidates(node, `xstate.done.actor.${id}`, invoke['onDone'], [...at, index, 'onDone']),
    ...ofCandidates(node, `xstate.error.actor.${id}`, invoke['onError'], [...at, index, 'onError']),
    ...ofCandidates(node, `xstate.snapshot.${id}`, invoke['onSnapshot'], [...at, index, 'onSnapshot']),
  ];
};

const ofNode = (node: AnyStateNode): Mutant[] => {
  const at = node.path.flatMap((key): Key[] => ['states', key]);
  const config = node.config as Json;
  const events = isJson(config['on']) ? Object.entries(config['on']) : [];
  const delays = isJson(config['after']) ? Object.entries(config['after']) : [];
  const sibling =
    node.type === 'compound' && node.initial.target[0] !== undefined ? siblingOf(node.initial.target[0]) : undefined;
  return [
    ...events.flatMap(([type, candidates]) => ofCandidates(node, type, candidates, [...at, 'on', type])),
    ...delays.flatMap(([delay, candidates]) =>
      ofCandidates(node, `xstate.after.${delay}.${node.id}`, candidates, [...at, 'after', delay]),
    ),
    ...delays.map(([delay]) => ({
      name: `${pathOf(node)}: ${eventInWords(`xstate.after.${delay}.${node.id}`)}: never`,
      at: [...at, 'after', delay],
      change: drop,
    })),
    ...ofCandidates(node, '', config['always'], [...at, 'always']),
    ...ofCandidates(node, `xstate.done.state.${node.id}`, config['onDone'], [...at, 'onDone']),
    ...listOf(config['invoke']).flatMap((invoke, index) => ofInvoke(node, invoke, index, [...at, 'invoke'])),
    ...droppedActions(config['entry'], [...at, 'entry'], `${pathOf(node)}: on entry`),
    ...droppedActions(config['exit'], [...at, 'exit'], `${pathOf(node)}: on exit`),
    ...(sibling === undefined
      ? []
      : [{ name: `${pathOf(node)}: begins at ${pathOf(sibling)}`, at: [...at, 'initial'], change: () => sibling.key }]),
  ];
};

/** Every mutant of a machine: guards negated and dropped, targets turned to a sibling, actions and delays dropped. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] => {
  const names = new Map<string, number>();
  return statesOf(machine)
    .flatMap(ofNode)
    .map((mutant) => {
      const count = (names.get(mutant.name) ?? 0) + 1;
      names.set(mutant.name, count);
      return count === 1 ? mutant : { ...mutant, name: `${mutant.name} (${count})` };
    });
};

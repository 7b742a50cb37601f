import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf, transitionsOf, type ChartTransition } from '../statecharts/chart.ts';
import type { MachineFile } from '../statecharts/machine-files.ts';
import { sourcesOf } from '../statecharts/page.ts';
import { actionsInWords, eventInWords, guardInWords } from '../statecharts/words.ts';
import type { ChartModel, PartKind, PartModel, RuleModel, StateModel, TransitionModel } from './chart-model.ts';
import { declarationsFrom, restsOn } from './declarations.ts';
import { sourceText, useText } from './source-text.ts';

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

const eventOf = (eventType: string): string =>
  eventType
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'xstate.after.‹$1›')
    .replace(/^xstate\.done\.state\..*$/, 'xstate.done.state');

const noteOf = ({ meta, description }: ChartTransition['definition']): string => {
  const note = (meta as { readonly note?: unknown } | undefined)?.note;
  return typeof note === 'string' ? note : (description ?? '');
};

/** xstate starts and ends timers by actions of its own, which `after` says already. */
const isOfTimer = (action: unknown): boolean => {
  if (typeof action !== 'function') return false;
  const { id, sendId } = action as { readonly id?: unknown; readonly sendId?: unknown };
  return [id, sendId].some((name) => typeof name === 'string' && name.startsWith('xstate.after.'));
};

const stateModel = (node: AnyStateNode): StateModel => ({
  path: pathOf(node),
  type: node.type,
  description: node.description ?? '',
  initial: node.type === 'compound' ? node.initial.target.map(pathOf) : [],
  tags: [...node.tags].toSorted(),
  asks: node.invoke.map(
    ({ src, input }) =>
      `${typeof src === 'string' ? `‹${src}›` : sourceText(src)}${input === undefined ? '' : `(${sourceText(input)})`}`,
  ),
  entry: node.entry.filter((action) => !isOfTimer(action)).map(useText),
  exit: node.exit.filter((action) => !isOfTimer(action)).map(useText),
});

const transitionModel = ({ source, eventType, definition }: ChartTransition): TransitionModel => ({
  source: pathOf(source),
  event: eventOf(eventType),
  eventWords: eventInWords(eventType),
  guard: useText(definition.guard),
  guardWords: guardInWords(definition.guard),
  targets: (definition.target ?? []).map(pathOf),
  actions: definition.actions.map(useText),
  actionWords: actionsInWords(definition),
  reenter: definition.reenter,
  note: noteOf(definition),
});

const partsOf = ({ implementations }: AnyStateMachine, declarations: ReadonlyMap<string, string>): PartModel[] => {
  const named = (kind: PartKind, values: object): PartModel[] =>
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const text = sourceText(value);
      const milliseconds = typeof value === 'number' ? value : null;
      return { kind, name, text, milliseconds, rules: milliseconds === null ? restsOn(text, declarations) : [] };
    });
  return [
    ...named('guard', implementations.guards),
    ...named('action', implementations.actions),
    ...named('delay', implementations.delays),
  ];
};

/** A machine with its implementations as plain data. */
export const chartOf = ({ name, file, machine, constants, emits }: MachineFile): ChartModel => {
  const numbers = new Set(constants.map((constant) => constant.name));
  const declarations = new Map(
    [...declarationsFrom(file)].filter(([declared, text]) => !numbers.has(declared) && !/= setup\(/.test(text)),
  );
  const parts = partsOf(machine, declarations);
  const rules = [...new Set(parts.flatMap((part) => part.rules))]
    .toSorted()
    .map((rule): RuleModel => ({ name: rule, text: declarations.get(rule) ?? '' }));
  return {
    name,
    file,
    id: machine.id,
    description: machine.root.description ?? '',
    sources: sourcesOf(machine),
    beginning: sourceText(machine.config.context),
    states: statesOf(machine).map(stateModel),
    transitions: transitionsOf(machine).map(transitionModel),
    parts,
    rules,
    constants,
    emits,
  };
};

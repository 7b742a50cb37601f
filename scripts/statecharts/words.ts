import type { AnyTransitionDefinition } from 'xstate';
import type { ChartTransition } from './chart.ts';
import { pathOf } from './chart.ts';

/** `pupil.messageSent` → `pupil message sent`; `isAlreadyEnrolled` → `is already enrolled`. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .trim();

const UNITS = [
  [86_400_000, 'days'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** Milliseconds as a person says them, in the greatest unit that leaves at most one decimal: `45 min`, `1.5 s`, `36 h`. */
export const durationInWords = (milliseconds: number): string => {
  const [size, unit] = UNITS.find(
    ([each]) => milliseconds >= each && Number.isInteger((milliseconds * (each === 1_000 ? 10 : 1)) / each),
  ) ?? [1, 'ms'];
  const count = milliseconds / size;
  return `${count.toLocaleString('en-GB')} ${unit === 'days' && count === 1 ? 'day' : unit}`;
};

/** A machine's delays by name, as they were set up. */
type Delays = Readonly<Record<string, unknown>>;

/** A delay that depends on the context has its name alone. */
const delayInWords = (delay: string, delays: Delays): string => {
  if (/^\d+$/.test(delay)) return durationInWords(Number(delay));
  const length = delays[delay];
  return typeof length === 'number' ? `${inWords(delay)} (${durationInWords(length)})` : inWords(delay);
};

/** What happens, in words, for every kind of event that xstate knows; with the machine's delays, how long it takes as well. */
export const eventInWords = (eventType: string, delays: Delays = {}): string => {
  if (eventType === '') return 'at once';
  if (eventType === '*') return 'anything else';
  const actor = /^xstate\.(done|error|snapshot)\.actor\.(.+)$|^xstate\.(snapshot)\.(.+)$/.exec(eventType);
  if (actor) {
    const [, kind = actor[3], id = actor[4]] = actor;
    return `${inWords(id ?? '')} ${{ done: 'succeeds', error: 'fails', snapshot: 'reports' }[kind as 'done' | 'error' | 'snapshot']}`;
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay) return `after ${delayInWords(delay[1] ?? '', delays)}`;
  const region = /^xstate\.done\.state\.(.+)$/.exec(eventType);
  if (region) return `${inWords((region[1] ?? '').split('.').at(-1) ?? '')} is complete`;
  return inWords(eventType);
};

interface BuiltInGuard {
  readonly check: { readonly name: string };
  readonly guards: readonly unknown[];
  readonly stateValue?: unknown;
}
const isBuiltIn = (guard: unknown): guard is BuiltInGuard => typeof guard === 'function' && 'check' in guard;

const builtInInWords = (guard: BuiltInGuard & { readonly name?: string }): string => {
  const [first, ...more] = (guard.guards ?? []).map(guardInWords);
  switch (guard.name) {
    case 'not':
      return `not (${first})`;
    case 'and':
      return [first, ...more].join(' and ');
    case 'or':
      return `(${[first, ...more].join(' or ')})`;
    default:
      return `in state ${JSON.stringify(guard.stateValue)}`;
  }
};

/** A guard in words; built-in combinators are spelled out, an unnamed function is called what it is. */
export const guardInWords = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return inWords(guard);
  if (isBuiltIn(guard)) return builtInInWords(guard);
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    const params = 'params' in guard && typeof guard.params !== 'function' ? ` (${JSON.stringify(guard.params)})` : '';
    return `${inWords(String(guard.type))}${params}`;
  }
  return 'an unnamed condition';
};

/** What happens in a transition, with the length of a delay. */
export const happeningInWords = ({ eventType, source }: Pick<ChartTransition, 'eventType' | 'source'>): string =>
  eventInWords(eventType, source.machine.implementations.delays);

const actionName = (action: unknown): string => {
  if (typeof action === 'string') return inWords(action);
  if (typeof action === 'function')
    return 'type' in action ? inWords(String(action.type).replace('xstate.', '')) : inWords(action.name);
  if (typeof action === 'object' && action !== null && 'type' in action) return inWords(String(action.type));
  return 'an unnamed action';
};

export const actionsInWords = ({ actions }: Pick<AnyTransitionDefinition, 'actions'>): string =>
  actions.map(actionName).join(', ');

/** One line that finds the transition in its chart: `checking: fetch succeeds [is active] → success`. */
export const transitionInWords = ({ source, eventType, definition, earlier }: ChartTransition): string => {
  const guard =
    definition.guard === undefined
      ? earlier.length > 0
        ? ' [otherwise]'
        : ''
      : ` [${guardInWords(definition.guard)}]`;
  const target = (definition.target ?? []).map(pathOf).join(' and ') || 'stays';
  return `${pathOf(source)}: ${eventInWords(eventType)}${guard} → ${target}`;
};

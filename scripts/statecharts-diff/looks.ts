import type { Change } from './changes.ts';
import type { ChartModel, TransitionModel } from './chart-model.ts';

/** Readable on white and on black; a sign says the same to whoever sees no colours. */
export const LOOKS = {
  removed: { color: '#cf222e', sign: '− ', meaning: 'gone' },
  added: { color: '#1a7f37', sign: '+ ', meaning: 'new' },
  changed: { color: '#bf8700', sign: '± ', meaning: 'otherwise than it was' },
} as const;
export type Look = keyof typeof LOOKS;

export interface Looks {
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
export const looksIn = (chart: ChartModel, changes: readonly Change[], side: 'before' | 'after'): Looks => {
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

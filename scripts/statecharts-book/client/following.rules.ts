import type { BookState, BookTransition } from '../book.types.ts';

/** Whether a state is the other one, or lies in it. */
export const liesIn = (states: readonly BookState[], state: number, other: number): boolean => {
  for (let one = state; one >= 0; one = states[one]?.parent ?? -1) if (one === other) return true;
  return false;
};

/** The innermost states after a transition: those that it leaves are gone, and those that it enters are there. */
export const following = (
  states: readonly BookState[],
  here: readonly number[],
  { domain, enters }: Pick<BookTransition, 'domain' | 'enters'>,
): readonly number[] =>
  domain < 0 ? here : [...here.filter((state) => !liesIn(states, state, domain)), ...enters].toSorted((a, b) => a - b);

/** What may happen where the machine is; the innermost states come first, as they decide first. */
export const openTransitions = (
  states: readonly BookState[],
  transitions: readonly BookTransition[],
  here: readonly number[],
): readonly BookTransition[] =>
  transitions
    .filter(({ source }) => here.some((state) => liesIn(states, state, source)))
    .toSorted((a, b) => b.source - a.source || transitions.indexOf(a) - transitions.indexOf(b));

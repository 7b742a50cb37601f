import type { BookMachine, BookScenario, BookStep, BookTransition } from '../book.types.ts';
import { following } from './following.rules.ts';

/** The steps of a reader or of a scenario, and how far they are played; the first one is the beginning. */
export interface Walk {
  /** The number of the scenario that is played, -1 for the reader's own steps. */
  readonly scenario: number;
  readonly steps: readonly BookStep[];
  readonly at: number;
}

const beginning = (here: readonly number[], said = 'It begins.'): BookStep => ({
  said,
  taken: [],
  here,
  time: 0,
  tells: [],
});

/** Right into a state. */
export const walkFrom = ({ states }: BookMachine, state: number): Walk => ({
  scenario: -1,
  steps: [beginning(states[state]?.leaves ?? [], state === 0 ? undefined : 'You went right there.')],
  at: 0,
});

/** To the beginning of a scenario. */
export const walkAlong = ({ start, steps }: BookScenario, scenario: number): Walk => ({
  scenario,
  steps: [beginning(start), ...steps],
  at: 0,
});

export const stepOf = ({ steps, at }: Walk): BookStep => steps[at] ?? beginning([]);

export const movedTo = (walk: Walk, at: number): Walk => ({
  ...walk,
  at: Math.min(Math.max(at, 0), walk.steps.length - 1),
});

/** The reader lets something happen: what the scenario would have done next is not played any more. */
export const walkOn = (walk: Walk, { states, transitions }: BookMachine, transition: BookTransition): Walk => {
  const now = stepOf(walk);
  const step: BookStep = {
    said: [transition.happening, transition.guard === '' ? '' : `[${transition.guard}]`].join(' ').trim(),
    taken: [transitions.indexOf(transition)],
    here: following(states, now.here, transition),
    time: now.time + transition.milliseconds,
    tells: [],
  };
  return { scenario: -1, steps: [...walk.steps.slice(0, walk.at + 1), step], at: walk.at + 1 };
};

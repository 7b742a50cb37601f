import { transitionsOf } from '../statecharts/chart.ts';
import { transitionInWords } from '../statecharts/words.ts';
import type { Unoffered } from '../../tests/e2e/unoffered-transitions.ts';
import { causeOf, type Cause } from './pupils.ts';
import type { NamedMachine } from './record.ts';

/** As much of a transition as is counted. */
export interface Counted {
  readonly isPupils: boolean;
  readonly isCaused: boolean;
}

interface Transition extends Counted {
  readonly name: string;
  readonly words: string;
  readonly by: Cause['by'];
}

const transitionsIn = (
  machines: readonly NamedMachine[],
  caused: ReadonlySet<string>,
  unoffered: readonly Unoffered[],
): readonly Transition[] => {
  const cause = causeOf(unoffered);
  return machines.flatMap(({ name, machine }) =>
    transitionsOf(machine).map((one) => {
      const { by } = cause(name, one);
      return {
        name,
        words: transitionInWords(one),
        by,
        isPupils: by === 'pupil',
        isCaused: caused.has(one.key),
      };
    }),
  );
};

/** `156 of 265 that a pupil can cause, 470 of 820 of all kinds`. */
export const countInWords = (all: readonly Counted[]): string => {
  const count = (some: typeof all): string => `${some.filter(({ isCaused }) => isCaused).length} of ${some.length}`;
  return `${count(all.filter((one) => one.isPupils))} that a pupil can cause, ${count(all)} of all kinds`;
};

/** Of each machine the transitions that a pupil can cause and no test causes in a browser. */
export type Uncaused = Readonly<Record<string, readonly string[]>>;

/** What a whole run has shown: the counts; the faults, which are what is not caused any more and what a screen does offer; and what may be taken off the list. */
export interface Verdict {
  readonly count: string;
  readonly lost: readonly string[];
  readonly disproved: readonly string[];
  readonly gained: readonly string[];
}

const said = ({ name, words }: Transition): string => `  ${name}: ${words}`;

export const verdictOn = (
  machines: readonly NamedMachine[],
  caused: ReadonlySet<string>,
  uncaused: Uncaused,
  unoffered: readonly Unoffered[],
): Verdict => {
  const all = transitionsIn(machines, caused, unoffered);
  const isListed = ({ name, words }: Transition): boolean => uncaused[name]?.includes(words) === true;
  const pupils = all.filter((one) => one.isPupils);
  return {
    count: countInWords(all),
    lost: pupils.filter((one) => !one.isCaused && !isListed(one)).map(said),
    disproved: all.filter((one) => one.isCaused && one.by === 'pupil without a screen').map(said),
    gained: pupils.filter((one) => one.isCaused && isListed(one)).map(said),
  };
};

import { transitionsOf } from '../statecharts/chart.ts';
import { transitionInWords } from '../statecharts/words.ts';
import { isPupils, type NamedMachine } from './record.ts';

/** As much of a transition as is counted. */
export interface Counted {
  readonly isPupils: boolean;
  readonly isCaused: boolean;
}

interface Transition extends Counted {
  readonly name: string;
  readonly words: string;
}

const transitionsIn = (machines: readonly NamedMachine[], caused: ReadonlySet<string>): readonly Transition[] =>
  machines.flatMap(({ name, machine }) =>
    transitionsOf(machine).map((one) => ({
      name,
      words: transitionInWords(one),
      isPupils: isPupils(one),
      isCaused: caused.has(one.key),
    })),
  );

/** `156 of 265 that a pupil can cause, 470 of 820 of all kinds`. */
export const countInWords = (all: readonly Counted[]): string => {
  const count = (some: typeof all): string => `${some.filter(({ isCaused }) => isCaused).length} of ${some.length}`;
  return `${count(all.filter((one) => one.isPupils))} that a pupil can cause, ${count(all)} of all kinds`;
};

/** Of each machine the transitions that a pupil can cause and no test causes in a browser. */
export type Uncaused = Readonly<Record<string, readonly string[]>>;

/** What a whole run has shown: the counts, what is not caused any more (which is a fault), and what may be taken off the list. */
export interface Verdict {
  readonly count: string;
  readonly lost: readonly string[];
  readonly gained: readonly string[];
}

const said = ({ name, words }: Transition): string => `  ${name}: ${words}`;

export const verdictOn = (
  machines: readonly NamedMachine[],
  caused: ReadonlySet<string>,
  uncaused: Uncaused,
): Verdict => {
  const all = transitionsIn(machines, caused);
  const isListed = ({ name, words }: Transition): boolean => uncaused[name]?.includes(words) === true;
  const pupils = all.filter((one) => one.isPupils);
  return {
    count: countInWords(all),
    lost: pupils.filter((one) => !one.isCaused && !isListed(one)).map(said),
    gained: pupils.filter((one) => one.isCaused && isListed(one)).map(said),
  };
};

import type { BookMachine } from './book.types.ts';
import type { Sentences } from './sentences.ts';

/** The pictures of the screens at which the scenarios end that tell a sentence. */
export const screensOf = (
  { scenarios, states }: BookMachine,
  id: string,
  { citedIn }: Sentences,
): readonly string[] => [
  ...new Set(
    scenarios
      .filter(({ kind, name }) => kind === 'told' && citedIn(name).includes(id))
      .flatMap(({ start, steps }) => steps.at(-1)?.here ?? start)
      .flatMap((state) => states[state]?.pictures ?? []),
  ),
];

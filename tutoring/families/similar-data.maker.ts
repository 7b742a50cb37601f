import { wordsShared } from './data-likeness.rules.ts';
import type { Family } from './family.types.ts';
import { createPick } from './pick.ts';
import { sizeTold, withoutNumbers } from './told-size.rules.ts';
import type { Purpose } from './worked-task.types.ts';

/** So many data are made at once, of which at most so many are tried; then others are made. */
const MADE = 32;
const TRIED = 4;
const ROUNDS = 16;
const FIRST_SEED: Readonly<Record<Purpose, number>> = { example: 1, exercise: 1 + MADE * ROUNDS };
/** Those of a family are mostly read as of the middle one; some kinds are only made as easy or hard ones. */
const DIFFICULTIES = [2, 2, 1, 3] as const;

/** How a statement is told, whatever its numbers and their signs are. */
const wordsOf = (statement: string): readonly string[] =>
  withoutNumbers(statement)
    .replaceAll(/ [+-] /g, ' ± ')
    .split(' ');

/** One where two are told alike, nearly one where most words are the same. */
const sameness = (words: readonly string[], others: readonly string[]): number => {
  if (words.join(' ') === others.join(' ')) return 1;
  const common = words.filter((word) => others.includes(word)).length;
  return common >= MOSTLY * Math.max(words.length, others.length) ? 0.75 : 0;
};

const MOSTLY = 0.7;

/**
 * Data for a task like this one, the likest of each round first and at last some that are less like it. To make data and tell them costs
 * less than to solve them: they are compared by what they say and how they are told, and those that are not fit are left out.
 */
export function* similarData<Given>(
  { make, tell }: Pick<Family<Given>, 'make' | 'tell'>,
  given: Given,
  purpose: Purpose,
  isFit: (statement: string) => boolean,
): Iterable<Given> {
  const dataFrom = (seed: number): readonly Given[] =>
    Array.from({ length: MADE }, (_, place) =>
      make(createPick(seed + place), DIFFICULTIES[place % DIFFICULTIES.length] ?? 2),
    );
  const told = tell(given);
  const [words, size] = [wordsOf(told), sizeTold(told)];
  const others: { readonly data: Given; readonly statement: string }[] = [];
  let most = 0;
  for (let seed = FIRST_SEED[purpose]; seed < FIRST_SEED[purpose] + MADE * ROUNDS; seed += MADE) {
    const made = dataFrom(seed)
      .map((data) => ({ data, statement: tell(data) }))
      .map((one) => ({ ...one, shared: wordsShared(one.data, given) + sameness(wordsOf(one.statement), words) }))
      .toSorted((one, other) => other.shared - one.shared);
    // Whether a statement is fit costs more than how like it is: it is asked of the likest first, and of no more than are needed.
    const isFitOne = ({ statement }: (typeof made)[number]): boolean => isFit(statement);
    most = Math.max(most, made.find((one) => one.shared <= most || isFitOne(one))?.shared ?? 0);
    const isLike = ({ shared }: (typeof made)[number]): boolean => shared > most - 0.5;
    const likest = made.filter((one) => isLike(one) && isFitOne(one));
    const bySize = likest
      .map((one) => ({ ...one, apart: Math.abs(sizeTold(one.statement) - size) }))
      .toSorted((one, other) => other.shared - one.shared || one.apart - other.apart);
    // By turns the nearest in size and as they come: what is nearest is often of one kind, and another may be meant.
    const inTurns = new Set(bySize.flatMap(({ data }, place) => [data, likest[place]?.data ?? data]));
    yield* [...inTurns].slice(0, TRIED);
    others.push(...made.filter((one) => !isLike(one)));
  }
  for (const { data, statement } of others) if (isFit(statement)) yield data;
}

import { wordsShared } from './data-likeness.rules.ts';
import type { Family } from './family.types.ts';
import { createPick } from './pick.ts';
import { sizeTold, withoutNumbers } from './told-size.rules.ts';
import type { FamilyTask, Purpose } from './worked-task.types.ts';

/** So many data are made at once, of which at most so many are tried; then others are made. */
const MADE = 32;
const TRIED = 4;
const ROUNDS = 16;
/** Rounds of a family that are remembered: most searches end within them. */
const KEPT = 4;
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

interface Told<Given> {
  readonly data: Given;
  readonly statement: string;
  readonly words: readonly string[];
  readonly size: number;
}

/** Data for a task like this one. */
type SimilarData<Given> = (given: Given, ...wish: Parameters<FamilyTask['alike']>) => Iterable<Given>;

/** What a family makes of its seeds, round by round. To make data costs some, and it does not depend on what they are to be like: the first rounds are kept. */
const roundsOf = <Given>({ make, tell }: Pick<Family<Given>, 'make' | 'tell'>) => {
  const toldOf = (data: Given): Told<Given> => {
    const statement = tell(data);
    return { data, statement, words: wordsOf(statement), size: sizeTold(statement) };
  };
  const made = (purpose: Purpose, round: number): readonly Told<Given>[] =>
    Array.from({ length: MADE }, (_, place) =>
      toldOf(
        make(createPick(FIRST_SEED[purpose] + round * MADE + place), DIFFICULTIES[place % DIFFICULTIES.length] ?? 2),
      ),
    );
  const kept: Record<Purpose, (readonly Told<Given>[])[]> = { example: [], exercise: [] };
  return {
    toldOf,
    round: (purpose: Purpose, round: number): readonly Told<Given>[] =>
      round < KEPT ? (kept[purpose][round] ??= made(purpose, round)) : made(purpose, round),
  };
};

/**
 * The likest of each round first and at last some that are less like it. To make data and tell them costs less than to solve them: they
 * are compared by what they say and how they are told, and those that are not fit are left out.
 */
export const similarData = <Given>(family: Pick<Family<Given>, 'make' | 'tell'>): SimilarData<Given> => {
  const rounds = roundsOf(family);
  return function* likeData(given, purpose, isFit) {
    const { words, size } = rounds.toldOf(given);
    const others: Told<Given>[] = [];
    let most = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = rounds
        .round(purpose, round)
        .map((one) => ({ ...one, shared: wordsShared(one.data, given) + sameness(one.words, words) }))
        .toSorted((one, other) => other.shared - one.shared);
      // Whether a statement is fit costs more than how like it is: it is asked of the likest first, and of no more than are needed.
      const isFitOne = ({ statement }: (typeof made)[number]): boolean => isFit(statement);
      most = Math.max(most, made.find((one) => one.shared <= most || isFitOne(one))?.shared ?? 0);
      const isLike = ({ shared }: (typeof made)[number]): boolean => shared > most - 0.5;
      const likest = made.filter((one) => isLike(one) && isFitOne(one));
      const bySize = likest.toSorted(
        (one, other) => other.shared - one.shared || Math.abs(one.size - size) - Math.abs(other.size - size),
      );
      // By turns the nearest in size and as they come: what is nearest is often of one kind, and another may be meant.
      const inTurns = new Set(bySize.flatMap(({ data }, place) => [data, likest[place]?.data ?? data]));
      yield* [...inTurns].slice(0, TRIED);
      others.push(...made.filter((one) => !isLike(one)));
    }
    for (const { data, statement } of others) if (isFit(statement)) yield data;
  };
};

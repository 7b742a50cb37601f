import { givenIn } from './denial.rules.ts';
import type { Family, Mistake } from './family.types.ts';

export type Either<First, Second> = { readonly first: First } | { readonly second: Second };

interface EitherSource<First, Second> {
  readonly first: Family<First>;
  readonly second: Family<Second>;
}

/** One family of two kinds of tasks; named and graded as the first. */
export const eitherFamily = <First, Second>({
  first,
  second,
}: EitherSource<First, Second>): Family<Either<First, Second>> => ({
  id: first.id,
  title: first.title,
  grades: first.grades,
  readsDenials: true,
  read: (message) => {
    const one = givenIn(first, message);
    if (one !== undefined) return { first: one };
    const other = givenIn(second, message);
    return other === undefined ? undefined : { second: other };
  },
  tell: (given) => ('first' in given ? first.tell(given.first) : second.tell(given.second)),
  solve: (given, grade) => ('first' in given ? first.solve(given.first, grade) : second.solve(given.second, grade)),
  check: (given, answer) => ('first' in given ? first.check(given.first, answer) : second.check(given.second, answer)),
  make: (pick, difficulty) =>
    pick.int(1, 3) > 1 ? { first: first.make(pick, difficulty) } : { second: second.make(pick, difficulty) },
  mistakes: [
    ...first.mistakes.map((one): Mistake<Either<First, Second>> => ({
      ...one,
      leadsTo: (given) => ('first' in given ? one.leadsTo(given.first) : undefined),
    })),
    ...second.mistakes.map((one): Mistake<Either<First, Second>> => ({
      ...one,
      leadsTo: (given) => ('second' in given ? one.leadsTo(given.second) : undefined),
    })),
  ],
  figure: (given) => ('first' in given ? first.figure?.(given.first) : second.figure?.(given.second)),
});

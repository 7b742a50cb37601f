import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { AskedParts } from '../two-parts.mistakes.ts';

interface Told {
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}

/** In how many years, or how many years ago, one is so many times as old as the other. */
interface TimesGiven extends Told {
  readonly kind: 'times';
  readonly older: Rational;
  readonly younger: Rational;
  readonly factor: Rational;
  readonly isPast: boolean;
}

interface TogetherGiven extends Told, AskedParts {
  readonly kind: 'together';
}

/** „Za 6 lat będę 2 razy starszy niż 3 lata temu.” */
interface OwnAgeGiven extends Told {
  readonly kind: 'ownAge';
  readonly ahead: Rational;
  readonly factor: Rational;
  readonly ago: Rational;
}

/** „5 lat temu brat był 2 razy młodszy ode mnie. Teraz mam 17 lat.” */
interface OtherAgeGiven extends Told {
  readonly kind: 'otherAge';
  readonly ago: Rational;
  readonly factor: Rational;
  readonly isYounger: boolean;
  readonly own: Rational;
}

export type AgeProblemGiven = TimesGiven | TogetherGiven | OwnAgeGiven | OtherAgeGiven;

export type OfKind<Kind extends AgeProblemGiven['kind']> = Extract<AgeProblemGiven, { kind: Kind }>;

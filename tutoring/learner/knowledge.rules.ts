/** One answer of a learner to a question on a topic. */
export interface LearnerAnswer {
  readonly isRight: boolean;
  /** How many options there were to choose from; 0 where it was written. */
  readonly options: number;
}

/** Bayesian knowledge tracing (Corbett and Anderson, 1995), with its usual values: what is known at first, learnt by one question, and missed although it is known. */
const KNOWN_AT_FIRST = 0.25;
const LEARNT_BY_ONE = 0.15;
const SLIP = 0.1;
/** Nobody is so sure that three wrong answers say nothing. */
const SUREST = 0.98;
/** A number that is written is seldom guessed. */
const GUESS_WRITTEN = 0.05;

/** How likely a topic is known after these answers, the oldest first; 0 to 1. */
export const masteryAfter = (answers: readonly LearnerAnswer[]): number =>
  answers.reduce((known, answer) => {
    const after = knownGiven(answer, known);
    return Math.min(SUREST, after + (1 - after) * LEARNT_BY_ONE);
  }, KNOWN_AT_FIRST);

const knownGiven = ({ isRight, options }: LearnerAnswer, known: number): number => {
  const guess = options > 0 ? 1 / options : GUESS_WRITTEN;
  const [ifKnown, ifNot] = isRight ? [1 - SLIP, guess] : [SLIP, 1 - guess];
  return (known * ifKnown) / (known * ifKnown + (1 - known) * ifNot);
};

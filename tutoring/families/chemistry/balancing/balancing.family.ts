import type { Family } from '#tutoring/families/family.types.ts';
import { spelledAtoms } from '../elements/spelled-atoms.rules.ts';
import { balanceOf } from './balance.rules.ts';
import { BALANCING_MISTAKES } from './balancing-mistakes.rules.ts';
import { readBalancing } from './balancing.reader.ts';
import { solveBalancing } from './balancing.solver.ts';
import { REACTIONS } from './made-reactions.ts';
import { reactionIn } from './reaction.reader.ts';
import { formulasOf, isSmallest, latexOfReaction, portionsOf, withCoefficients } from './reaction.rules.ts';
import type { Portion, Reaction } from './reaction.types.ts';

const reactionOf = (notation: string): Reaction => reactionIn(notation)?.reaction ?? { left: [], right: [] };

/** All atoms of a side, one after the other. */
const spelledOut = (side: readonly Portion[]): string =>
  side
    .flatMap(({ formula, coefficient = 0 }) => Array.from({ length: coefficient }, () => spelledAtoms(formula)).flat())
    .toSorted()
    .join(' ');

/** A place that is left open is one molecule for now, as one where nothing stands. */
const withoutBlanks = (reaction: Reaction): Reaction =>
  withCoefficients(
    reaction,
    portionsOf(reaction).map(({ coefficient = 1 }) => coefficient),
  );

export const balancingFamily: Family<Reaction> = {
  id: 'balancing',
  title: 'Uzgadnianie równań reakcji',
  grades: [7, 10],
  read: (message) => {
    const found = readBalancing(message);
    return found && withoutBlanks(found);
  },
  tell: (reaction) => `Uzgodnij równanie reakcji: $${latexOfReaction(reaction)}$.`,
  solve: solveBalancing,
  /** Written out atom by atom both sides are the same, no number divides all coefficients, and by the system of equations there is no other ratio of them. */
  check: (reaction, answer) => {
    if (answer.kind !== 'reaction') return false;
    const result = reactionOf(answer.notation);
    return (
      formulasOf(result).join(' ') === formulasOf(reaction).join(' ') &&
      spelledOut(result.left) === spelledOut(result.right) &&
      isSmallest(result) &&
      balanceOf(reaction).kind === 'one'
    );
  },
  make: (pick, difficulty) => reactionOf(pick.oneOf(REACTIONS[difficulty])),
  mistakes: BALANCING_MISTAKES,
};

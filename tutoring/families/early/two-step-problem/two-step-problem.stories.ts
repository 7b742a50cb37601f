import { BOYS, GIRLS, THINGS } from '#tutoring/families/early/one-step-problem/one-step-problem.stories.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import type { Comparison, TwoStepGiven } from './two-step-problem.types.ts';

type Made = (pick: Pick) => TwoStepGiven;

const changed: Made = (pick) => {
  const [a, b] = [pick.int(11, 18), pick.int(2, 9)];
  const noun = pick.oneOf(THINGS);
  const isGain = pick.oneOf([true, false]);
  const c = isGain ? pick.int(3, 9) : pick.int(1, a - b - 1);
  const then = isGain ? `potem dostała jeszcze ${c}` : `${c} dała bratu`;
  const text = `${pick.oneOf(GIRLS)} miała ${counted(a, noun)}. Zgubiła ${b}, a ${then}. Ile ${noun[2]} ma teraz?`;
  return {
    kind: 'changed',
    a,
    changes: [
      { isGain: false, by: b },
      { isGain, by: c },
    ],
    text,
  };
};

const compared =
  (comparison: Comparison): Made =>
  (pick) => {
    const noun = pick.oneOf(THINGS);
    const isFactor = comparison === 'times' || comparison === 'part';
    const b = isFactor ? pick.int(2, 5) : pick.int(3, 19);
    const a = comparison === 'part' ? b * pick.int(3, 9) : isFactor ? pick.int(4, 12) : pick.int(22, 45);
    const relation = isFactor ? `${b} razy` : `o ${b}`;
    const word = comparison === 'more' || comparison === 'times' ? 'więcej' : 'mniej';
    const text = `${pick.oneOf(GIRLS)} ma ${counted(a, noun)}, a ${pick.oneOf(BOYS)} ma ${relation} ${word}. Ile ${noun[2]} mają razem?`;
    return { kind: 'compared', comparison, a, b, text };
  };

export const makeTwoSteps = (pick: Pick, difficulty: Difficulty): TwoStepGiven => {
  if (difficulty === 1) return changed(pick);
  return pick.oneOf([
    compared('more'),
    compared('less'),
    compared('times'),
    compared(difficulty === 2 ? 'more' : 'part'),
  ])(pick);
};

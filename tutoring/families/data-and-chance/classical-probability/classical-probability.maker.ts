import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { Chance } from '../chance/chance.types.ts';
import type { Colour } from '../chance/colours.ts';
import { coinChance } from '../chance/coins.chance.ts';
import type { NumberEvent } from '../chance/number-event.rules.ts';
import { diceChance, type DiceEvent } from './dice.chance.ts';
import { twoBallsChance } from './two-balls.chance.ts';
import { wholeNumberChance } from './whole-number.chance.ts';

const FALLBACK = coinChance({ throws: 4, side: 'orzeł', relation: 'exactly', times: 3 });

const makeDice = (pick: Pick): DiceEvent => {
  switch (pick.int(1, 5)) {
    case 1:
      return { kind: 'same' };
    case 2:
      return { kind: 'one', face: pick.int(1, 6) };
    case 3:
      return {
        kind: 'both',
        event: pick.oneOf<NumberEvent>([{ kind: 'even' }, { kind: 'prime' }, { kind: 'greater', by: pick.int(2, 4) }]),
      };
    default:
      return {
        kind: 'sum',
        event: { kind: pick.oneOf(['equal', 'greater', 'less', 'divisible']), by: pick.int(4, 10) },
      };
  }
};

/** Three throws are what pupils bring: an example of them would count all results of theirs. */
const makeCoins = (pick: Pick): Chance => {
  const throws = pick.oneOf([4, 5]);
  const relation = pick.oneOf(['exactly', 'exactly', 'atLeast', 'atMost']);
  const times = relation === 'exactly' ? pick.int(1, throws - 1) : relation === 'atLeast' ? throws - 1 : 1;
  return coinChance({ throws, side: pick.oneOf(['orzeł', 'reszka']), relation, times });
};

const drawn = (pick: Pick, difficulty: Difficulty): Chance | undefined => {
  if (difficulty === 1)
    return pick.int(1, 2) === 1 ? makeCoins(pick) : wholeNumberChance(2, { kind: 'divisible', by: pick.int(4, 16) });
  if (difficulty === 2) return diceChance(makeDice(pick));
  const [first, second] = pick.oneOf<readonly [Colour, Colour]>([
    ['white', 'black'],
    ['red', 'green'],
    ['blue', 'yellow'],
  ]);
  return twoBallsChance({
    balls: [
      { colour: first, count: pick.int(3, 8) },
      { colour: second, count: pick.int(2, 7) },
    ],
    isPutBack: pick.int(1, 3) === 1,
    wanted: pick.oneOf([first, 'same', 'different']),
  });
};

export const makeCounted = (pick: Pick, difficulty: Difficulty): Chance => drawn(pick, difficulty) ?? FALLBACK;

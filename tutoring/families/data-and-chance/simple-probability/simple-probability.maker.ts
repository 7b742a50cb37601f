import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { Chance } from '../chance/chance.types.ts';
import { coinChance } from '../chance/coins.chance.ts';
import type { NumberEvent } from '../chance/number-event.rules.ts';
import { boxChance } from './box.chance.ts';
import { CARD_EVENTS, cardChance } from './card.chance.ts';
import type { Colour } from '../chance/colours.ts';
import { dieChance } from './die.chance.ts';
import { rangeChance } from './range.chance.ts';

const FALLBACK = coinChance({ throws: 2, side: 'orzeł', relation: 'atLeast', times: 1 });

const makeEvent = (pick: Pick, from: number, to: number): NumberEvent => {
  const kind = pick.oneOf(['even', 'odd', 'prime', 'divisible', 'greater', 'less', 'atLeast', 'atMost']);
  if (kind === 'even' || kind === 'odd' || kind === 'prime') return { kind };
  return { kind, by: kind === 'divisible' ? pick.int(3, to > 6 ? 7 : 3) : pick.int(from + 1, to - 1) };
};

const makeBox = (pick: Pick, difficulty: Difficulty): Chance | undefined => {
  const [first, second, third] = pick.oneOf<readonly [Colour, Colour, Colour]>([
    ['white', 'black', 'red'],
    ['green', 'yellow', 'blue'],
    ['red', 'white', 'green'],
    ['blue', 'black', 'yellow'],
  ]);
  const balls = [
    { colour: first, count: pick.int(2, 4 * difficulty) },
    { colour: second, count: pick.int(2, 9) },
    ...(difficulty > 1 ? [{ colour: third, count: pick.int(1, 8) }] : []),
  ];
  return boxChance({ balls, asked: pick.oneOf([first, second]), isDenied: difficulty === 3 });
};

const makeOther = (pick: Pick, difficulty: Difficulty): Chance | undefined => {
  if (difficulty === 1) return dieChance(makeEvent(pick, 1, 6));
  const to = pick.oneOf([12, 15, 20, 24, 25, 30]);
  const from = difficulty === 2 ? 1 : pick.int(2, 8);
  switch (pick.int(1, 4)) {
    case 1:
      return cardChance(pick.oneOf([24, 52]), pick.oneOf(CARD_EVENTS));
    case 2:
      return coinChance({
        throws: 2,
        side: pick.oneOf(['orzeł', 'reszka']),
        relation: pick.oneOf(['exactly', 'atLeast']),
        times: pick.int(1, 2),
      });
    default:
      return rangeChance(from, to, makeEvent(pick, from, to));
  }
};

export const makeSimple = (pick: Pick, difficulty: Difficulty): Chance =>
  (pick.int(1, 3) > 1 ? makeBox(pick, difficulty) : makeOther(pick, difficulty)) ?? FALLBACK;

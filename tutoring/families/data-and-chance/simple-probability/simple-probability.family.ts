import { createChanceFamily } from '../chance/chance.family.ts';
import { coinChance, readCoins } from '../chance/coins.chance.ts';
import { readBox } from './box.chance.ts';
import { readCard } from './card.chance.ts';
import { readDie } from './die.chance.ts';
import { readRange } from './range.chance.ts';
import { makeSimple } from './simple-probability.maker.ts';

export const simpleProbabilityFamily = createChanceFamily({
  id: 'simple-probability',
  title: 'Prawdopodobieństwo w prostych doświadczeniach',
  grades: [7, 9],
  hasOmega: false,
  readers: [
    readDie,
    readBox,
    readCard,
    readRange,
    (text) => {
      const given = readCoins(text);
      return given !== undefined && given.throws < 3 ? coinChance(given) : undefined;
    },
  ],
  make: makeSimple,
});

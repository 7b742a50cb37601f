import type { Sign } from './sign.rules.ts';

/** Not eating, eating too much, getting rid of what was eaten. */
export const EATING: readonly Sign[] = [
  { all: ['vomit', 'afterFood'], within: 6 },
  { all: ['provoke', 'throat'], within: 5 },
  { all: ['starveSelf'], unless: ['fiction'] },
  { all: ['not eatI', ['thin', 'days']], within: 8 },
  { all: ['nothing', 'not eatI', ['thin', 'days']], within: 8 },
  { all: ['eatI', 'thin', ['fear', 'stopVerb', 'am']], within: 8 },
  { all: ['not eatI', 'thin'], within: 8 },
  { all: ['maybe', 'anorexia'], within: 3, unless: ['fiction'] },
  { all: ['loathe', 'myBody'], within: 4 },
  { all: ['binge', ['cry', 'vomit', 'stopVerb']], within: 7 },
  { all: ['thin', 'mirror', ['me', 'feel', 'stillFat', 'firstVerb', 'look']], within: 10, unless: ['school'] },
  { all: ['no', 'look', 'foodNoun'], within: 6 },
  { all: ['onlyWater', 'days'], within: 8 },
  { all: ['starveSelf', 'faint'], within: 6 },
  { all: ['bingeNoun', 'disgust'], within: 8 },
  { all: ['obsession', 'calories'] },
  { all: ['eatI', 'onlyEat', 'thin'], within: 8 },
  { all: ['vomit', 'thin'] },
  { all: ['not want', 'eatI', 'thin'], within: 8 },
  { all: ['throat', 'vomit'], within: 6 },
  { all: ['calories', ['guilt', 'cry', 'fear']], within: 8 },
  { all: ['laxative'], unless: ['fiction'] },
  { all: ['hideFood', 'foodNoun', ['not eatI', 'not thin', 'thin']], within: 10 },
];

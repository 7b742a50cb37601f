import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { twoParts } from '../two-parts.rules.ts';
import { stepOf } from './consecutive.rules.ts';
import { after } from './number-problem.solver.ts';
import type { Action, NumberProblemGiven } from './number-problem.types.ts';

export const makeNumberProblem = (pick: Pick, difficulty: Difficulty): NumberProblemGiven => {
  switch (difficulty) {
    case 1:
      return pick.oneOf([makeRiddle, makeThings, makeOwnPart])(pick, difficulty);
    case 2:
      return pick.oneOf([makeRiddle, makeConsecutive, makeNumbers, makeThings, makeClass])(pick, difficulty);
    case 3:
      return pick.oneOf([makeRiddle, makeConsecutive, makeNumbers])(pick, difficulty);
  }
};

const TELLS = {
  multiply: (by: number) => `pomnożyłam ją przez $${by}$`,
  divide: (by: number) => `podzieliłam ją przez $${by}$`,
  add: (by: number) => `dodałam $${by}$`,
  subtract: (by: number) => `odjęłam $${by}$`,
} as const;

const makeRiddle = (pick: Pick, difficulty: Difficulty): NumberProblemGiven => {
  const root = pick.int(3, 9 + 4 * difficulty);
  const factor = pick.int(2, 4 + difficulty);
  const first = pick.oneOf(['multiply', 'divide']);
  const start = first === 'divide' ? root * factor : root;
  const middle = first === 'divide' ? root : root * factor;
  const by = pick.int(1, Math.min(middle - 1, 8 * difficulty));
  const second = pick.oneOf(['add', 'subtract']);
  const told: readonly { readonly does: Action['does']; readonly by: number }[] =
    difficulty === 3 && pick.int(0, 1) === 1
      ? [
          { does: 'add', by },
          { does: 'multiply', by: factor },
          { does: 'subtract', by: pick.int(1, 9) },
        ]
      : [
          { does: first, by: factor },
          { does: second, by },
        ];
  const actions = told.map(({ does, by: number }): Action => ({ does, by: rational(number) }));
  const result = actions.reduce(after, rational(start));
  const story = told.map(({ does, by: number }) => TELLS[does](number));
  const text = `Pomyślałam liczbę, ${story.slice(0, -1).join(', ')} i ${story.at(-1) ?? ''}. Wyszło $${result.toString()}$. Jaka to liczba?`;
  return { kind: 'riddle', actions, result, text };
};

const makeOwnPart = (pick: Pick): NumberProblemGiven => {
  const isMore = pick.int(0, 3) > 0;
  const result = rational((isMore ? 3 : 1) * pick.int(4, 20));
  const text = `Liczba ${isMore ? 'zwiększona' : 'zmniejszona'} o swoją połowę daje $${result.toString()}$. Jaka to liczba?`;
  return { kind: 'ownPart', isMore, result, text };
};

const COUNTS = { 2: 'dwóch', 3: 'trzech', 4: 'czterech', 5: 'pięciu' } as const;

const makeConsecutive = (pick: Pick, difficulty: Difficulty): NumberProblemGiven => {
  const of = difficulty === 2 ? 'any' : pick.oneOf(['even', 'odd']);
  const count = difficulty === 2 ? pick.oneOf([2, 3]) : pick.oneOf([2, 3, 4]);
  const step = stepOf(of);
  const first = of === 'any' ? pick.int(8, 60) : 2 * pick.int(5, 40) + (of === 'odd' ? 1 : 0);
  const total = rational(count * first + (step * count * (count - 1)) / 2);
  const name = { any: 'naturalnych', even: 'parzystych', odd: 'nieparzystych' }[of];
  const asks = difficulty === 3 && pick.int(0, 2) === 0 ? 'greatest' : 'all';
  const question = asks === 'all' ? 'Jakie to liczby?' : `Jaka jest ${count === 2 ? 'większa' : 'największa'} z nich?`;
  const text = `Suma ${COUNTS[count]} kolejnych liczb ${name} wynosi $${total.toString()}$. ${question}`;
  return { kind: 'consecutive', count, of, total, asks, text };
};

const makeNumbers = (pick: Pick, difficulty: Difficulty): NumberProblemGiven => {
  const less = pick.int(6, 20 * difficulty);
  const isRatio = pick.int(0, 1) === 1;
  const by = isRatio ? pick.int(2, 6) : pick.int(2, 15);
  const parts = twoParts(isRatio ? 'ratio' : 'difference', by, isRatio ? less * (by + 1) : 2 * less + by);
  const text = `Jedna liczba jest ${isRatio ? `$${by}$ razy` : `o $${by}$`} większa od drugiej, a ich suma to $${parts.total.toString()}$. Jakie to liczby?`;
  return { kind: 'pair', parts, asks: 'all', isCounted: false, text };
};

type Three = readonly [string, string, string];

const PEOPLE: readonly [Three, ...Three[]] = [
  ['Ania', 'Kasia', 'każda'],
  ['Bartek', 'Olek', 'każdy'],
  ['Zosia', 'Hania', 'każda'],
  ['Kuba', 'Staś', 'każdy'],
];

const THINGS: readonly [Three, ...Three[]] = [
  ['znaczek', 'znaczki', 'znaczków'],
  ['naklejka', 'naklejki', 'naklejek'],
  ['kasztan', 'kasztany', 'kasztanów'],
  ['koralik', 'koraliki', 'koralików'],
];

const makeThings = (pick: Pick, difficulty: Difficulty): NumberProblemGiven => {
  const [first, second, each] = pick.oneOf(PEOPLE);
  const forms = pick.oneOf(THINGS);
  const less = pick.int(5, 15 * difficulty);
  const isRatio = pick.int(0, 1) === 1;
  const by = isRatio ? pick.int(2, 5) : pick.int(3, 14);
  const parts = twoParts(isRatio ? 'ratio' : 'difference', by, isRatio ? less * (by + 1) : 2 * less + by);
  const total = parts.total.valueOf();
  const text = `${first} ma ${isRatio ? `$${by}$ razy` : `o $${by}$`} więcej ${forms[2]} niż ${second}. Razem mają $${total}$ ${formFor(total, forms)}. Ile ${forms[2]} ma ${each} z nich?`;
  return { kind: 'pair', parts, asks: 'all', isCounted: true, text };
};

const makeClass = (pick: Pick): NumberProblemGiven => {
  const by = pick.int(2, 7);
  const total = 2 * pick.int(8, 12) + by;
  const [more, less, count] = pick.oneOf([
    ['Dziewcząt', 'chłopców', 'Ilu'],
    ['Chłopców', 'dziewcząt', 'Ile'],
  ]);
  const text = `W klasie ${formFor(total, ['jest', 'są', 'jest'])} $${total}$ ${formFor(total, ['osoba', 'osoby', 'osób'])}. ${more} jest o $${by}$ więcej niż ${less}. ${count} jest ${less}?`;
  return { kind: 'pair', parts: twoParts('difference', by, total), asks: 'less', isCounted: true, text };
};

import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { greatestCommonDivisor } from '#tutoring/mathematics/rational.ts';
import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { commonGiven, factorisations, namedWithNumbers, readCommon } from '../common-number.rules.ts';
import type { CommonGiven } from '../common-number.types.ts';
import { withoutFalseUnits } from '#tutoring/families/story-text.rules.ts';
import { naturalOf, primeFactorsOf } from '#tutoring/mathematics/prime-factors.rules.ts';
import { COPRIME, factorsBeyond, listed, productOf } from '../whole-numbers.rules.ts';

const TEMPLATES = [
  template(
    '(nww|najmniejsza wspolna wielokrotnosc|najmniejszej wspolnej wielokrotnosci) [dla] [liczb|z liczb|z] {list=numbers}',
  ),
  template('liczb {list=numbers} (nww|najmniejsza wspolna wielokrotnosc)'),
  template('{list=numbers} (nww|najmniejsza wspolna wielokrotnosc)'),
];
const STORY = template('<a+> co {x:time} <b+> co {y:time} [<c+>] razem [<e+>] za {u:unit} [<d+>] razem [<f>]');

const readStory = (message: string): CommonGiven | undefined => {
  const found = STORY.find(
    withoutFalseUnits(message)
      .replace(/(?<=lini\p{L}*|numer|nr|tramwaj|autobus)\s+\d+(?=\s+\p{L})/giu, '')
      .replace(/(?<!\p{L})jeden\s+(?=\p{L})/giu, '')
      .replace(
        /jednocze[sś]nie|r[oó]wnocze[sś]nie|w tym samym (?:czasie|momencie)|o tej samej (?:godzinie|porze)/giu,
        'razem',
      ),
  );
  if (found === undefined) return undefined;
  const quantities = [found.quantity('x'), found.quantity('y')];
  const hasOneUnit = quantities.every(({ unit }) => unit === 'min') && found.text('u') === 'min';
  return hasOneUnit
    ? commonGiven(
        quantities.map(({ value }) => naturalOf(value)),
        true,
      )
    : undefined;
};

/** The factors of the first number, and what each of the others adds. */
const neededOf = ({ numbers }: CommonGiven): readonly number[] =>
  numbers.map(primeFactorsOf).reduce((needed, factors) => [...needed, ...factorsBeyond(factors, needed)]);

const stepOf = (given: CommonGiven): FamilyStep => {
  const needed = neededOf(given);
  return {
    operation: 'multiply',
    what: 'Bierzemy wszystkie czynniki pierwszej liczby i dopisujemy te, których brakuje z pozostałych',
    todo: 'weź czynniki pierwszej liczby, dopisz brakujące z pozostałych i pomnóż',
    why: 'Wielokrotność musi zawierać czynniki każdej z liczb, ale żadnego na zapas.',
    ...calculated([needed.join(' * '), String(productOf(needed))], { symbol: namedWithNumbers('NWW', given) }),
  };
};

/** Whether the product would do: an example for numbers with a common factor has one too. */
interface Kind {
  readonly isCoprime: boolean;
}

const ofItsKind = (given: CommonGiven): CommonGiven & Kind => ({
  ...given,
  isCoprime: given.numbers.map(BigInt).reduce(greatestCommonDivisor) === 1n,
});

/** The reason once; a prime number stands alone, for „7 = 7” says nothing. */
const factorising = (given: CommonGiven): readonly FamilyStep[] =>
  factorisations(given).map((step, index, steps) => ({
    ...step,
    why: steps.findIndex(({ why }) => why !== '') === index ? step.why : '',
    ...(step.prepared === undefined ? { shown: String(given.numbers[index]) } : {}),
  }));

const SMALL: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [4, 6],
  [6, 8],
  [6, 9],
  [4, 10],
  [6, 10],
  [8, 12],
  [9, 12],
  [10, 15],
];

export const leastCommonMultipleFamily: Family<CommonGiven & Kind> = {
  id: 'least-common-multiple',
  title: 'Najmniejsza wspólna wielokrotność',
  grades: [5, 6],
  read: (message) => {
    const given = readCommon(TEMPLATES, message) ?? readStory(message);
    return given && ofItsKind(given);
  },
  tell: ({ numbers, isStory }) =>
    isStory
      ? `Tramwaj do parku odjeżdża co $${numbers[0]}$ min, a tramwaj do szkoły co $${numbers[1]}$ min. Teraz odjechały razem. Za ile minut znowu odjadą razem?`
      : `Znajdź najmniejszą wspólną wielokrotność liczb ${listed(numbers)}.`,

  solve: (given) => {
    const value = productOf(neededOf(given));
    if (value > 1_000_000) throw new BeyondReach('size');
    return {
      steps: [...factorising(given), stepOf(given)],
      answer: { kind: 'number', value: whole(value), ...(given.isStory ? { unit: 'min' } : {}) },
      ...(given.isStory ? { sentence: `Znowu razem będą za ${value} min.` } : {}),
      proof: `Liczba $${value}$ dzieli się przez każdą z podanych liczb: ${given.numbers.map((number) => `$${value} : ${number} = ${value / number}$`).join(', ')}. Te ilorazy nie mają wspólnego dzielnika większego od $1$, więc mniejszej wspólnej wielokrotności nie ma.`,
      notice: given.isStory
        ? 'Co ile minut odjeżdża jeden tramwaj, a co ile drugi? Szukamy chwili, w której odjadą oba naraz.'
        : 'Szukamy liczby, która dzieli się przez wszystkie podane liczby, i to najmniejszej. Z jakich czynników musi się składać?',
      nudge:
        'Rozłóż liczby na czynniki pierwsze. Weź czynniki pierwszej liczby i dopisz te, których brakuje z pozostałych.',
    };
  },

  check: ({ numbers }, answer) => {
    const value = rationalIn(answer);
    const natural = value && naturalOf(value);
    const greatest = Math.max(...numbers);
    let multiple = greatest;
    while (multiple < 1_000_000 && numbers.some((number) => multiple % number !== 0)) multiple += greatest;
    return natural === multiple;
  },

  make: (pick, difficulty) => {
    const common = difficulty === 1 ? 1 : pick.int(2, 1 + 2 * difficulty);
    const [one, other] = pick.oneOf(COPRIME);
    const first = pick.oneOf([2, 3, 4]);
    if (difficulty === 1 && pick.oneOf([true, false])) return ofItsKind({ numbers: pick.oneOf(SMALL), isStory: false });
    return ofItsKind(
      difficulty === 1
        ? { numbers: [first, pick.oneOf([5, 6, 7, 8, 9, 10])], isStory: false }
        : { numbers: [common * one, common * other], isStory: pick.int(0, 1) === 1 },
    );
  },

  mistakes: [
    {
      id: 'product',
      leadsTo: ({ numbers }) => [whole(productOf(numbers))],
      says: 'Iloczyn liczb jest ich wspólną wielokrotnością, ale nie zawsze najmniejszą: wspólne czynniki bierzemy tylko raz.',
    },
    {
      id: 'greatest-divisor-instead',
      leadsTo: ({ numbers }) => [whole(Number(numbers.map(BigInt).reduce(greatestCommonDivisor)))],
      says: 'To największy wspólny dzielnik. Wielokrotność nie może być mniejsza od żadnej z liczb.',
    },
    {
      id: 'sum',
      leadsTo: ({ numbers }) => [whole(numbers.reduce((sum, number) => sum + number))],
      says: 'Liczby zostały dodane. Sprawdź dzieleniem, czy ta liczba jest wielokrotnością każdej z nich.',
    },
    {
      id: 'multiple-of-one',
      leadsTo: ({ numbers }) => [whole(Math.max(...numbers))],
      says: 'To największa z podanych liczb. Sprawdź, czy dzieli się przez każdą z pozostałych.',
    },
  ],
};

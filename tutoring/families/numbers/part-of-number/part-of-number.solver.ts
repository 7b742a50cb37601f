import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, isTerminating, ONE, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { amountText } from '#tutoring/families/amount-text.ts';
import { PART_STORIES } from './part-of-number.stories.ts';
import type { PartGiven } from './part-of-number.types.ts';

export const fractionLatex = (value: Rational): string => latexOfRational(value, 'mixed');

const partOf = ({ amount, by }: PartGiven): Rational => amount.mul(by);

export const resultOf = (given: PartGiven): Rational => {
  const { asks, amount, by } = given;
  switch (asks) {
    case 'part':
      return partOf(given);
    case 'rest':
      return amount.sub(partOf(given));
    case 'whole':
      return amount.div(by);
    case 'share':
      return by.div(amount);
  }
};

export const solvePart = (given: PartGiven): FamilySolution => {
  const { asks, unit, story } = given;
  const result = resultOf(given);
  const told = story === undefined ? undefined : PART_STORIES[story];
  if (asks === 'rest' && unit === undefined && !isInteger(result)) throw new BeyondReach('operation');
  return {
    steps: stepsOf(given, result),
    answer: {
      kind: 'number',
      value: exact(result),
      style: asks === 'share' || !isTerminating(result) ? 'mixed' : 'decimal',
      ...(unit === undefined || asks === 'share' ? {} : { unit }),
    },
    proof: proofOf(given, result),
    ...(told === undefined ? {} : { sentence: told.sentence(result.valueOf()) }),
    ...(given.ofUnit === undefined ? HINTS[asks] : HINTS_OF_UNIT),
  };
};

const stepsOf = (given: PartGiven, result: Rational): readonly FamilyStep[] => {
  const { asks, amount, by } = given;
  switch (asks) {
    case 'share':
      return [...sizeOfUnit(given), shareStep(amount, by, result)];
    case 'whole':
      return wholeSteps(given, result);
    case 'part':
      return partSteps(given);
    case 'rest': {
      const part = partOf(given);
      return [
        ...partSteps(given),
        {
          operation: 'subtract',
          what: 'Odejmujemy tę część od całości',
          todo: 'odejmij obliczoną część od całości',
          why: 'Pytanie jest o to, co zostało, a nie o zabraną część.',
          ...calculated([`${plain(amount)} - ${plain(part)}`, plain(result)], { unit: given.unit }),
        },
      ];
    }
  }
};

const partSteps = (given: PartGiven): readonly FamilyStep[] => {
  const { amount, by } = given;
  const one = amount.div(rational(by.d));
  if (!isTerminating(one))
    return [
      {
        operation: 'multiply',
        what: 'Mnożymy liczbę przez ułamek',
        todo: 'pomnóż liczbę przez ułamek',
        why: 'Ułamek liczby to iloczyn tego ułamka i tej liczby.',
        ...calculated([`${plain(amount)} * ${by.n}/${by.d}`, plain(partOf(given))], {
          unit: given.unit,
          style: 'mixed',
        }),
      },
    ];
  const divide: FamilyStep = {
    operation: 'divide',
    what: `Dzielimy całość przez mianownik, czyli przez $${by.d}$`,
    todo: `podziel całość przez mianownik, czyli przez $${by.d}$`,
    why: 'Mianownik mówi, na ile równych części dzielimy całość.',
    ...calculated([`${plain(amount)} : ${by.d}`, plain(one)], { unit: given.unit }),
  };
  if (by.n === 1n) return [divide];
  return [
    divide,
    {
      operation: 'multiply',
      what: `Mnożymy jedną część przez licznik, czyli przez $${by.n}$`,
      todo: 'pomnóż jedną część przez licznik ułamka',
      why: 'Licznik mówi, ile takich części bierzemy.',
      ...calculated([`${by.n} * ${plain(one)}`, plain(partOf(given))], { unit: given.unit }),
    },
  ];
};

const wholeSteps = (given: PartGiven, result: Rational): readonly FamilyStep[] => {
  const { amount, by } = given;
  const one = amount.div(rational(by.n));
  const divide: FamilyStep = {
    operation: 'divide',
    what: `Obliczamy jedną taką część: $\\frac{1}{${by.d}}$ całości`,
    todo: 'podziel znaną liczbę przez licznik ułamka, żeby mieć jedną część',
    why: 'Licznik mówi, ile równych części razem daje znaną liczbę.',
    ...calculated([`${plain(amount)} : ${by.n}`, plain(one)], { unit: given.unit, style: styleFor(one) }),
  };
  const multiply: FamilyStep = {
    operation: 'multiply',
    what: `Mnożymy ${by.n === 1n ? 'znaną' : 'jedną'} część przez mianownik, czyli przez $${by.d}$`,
    todo: `pomnóż ${by.n === 1n ? 'znaną' : 'jedną'} część przez mianownik ułamka`,
    why: 'Mianownik mówi, ile takich części ma całość.',
    ...calculated([`${by.d} * ${plain(one)}`, plain(result)], { unit: given.unit, style: styleFor(result) }),
  };
  return by.n === 1n ? [multiply] : [divide, multiply];
};

const styleFor = (value: Rational): 'decimal' | 'mixed' => (isTerminating(value) ? 'decimal' : 'mixed');

const shareStep = (whole: Rational, part: Rational, share: Rational): FamilyStep => ({
  operation: 'divide',
  what: 'Zapisujemy część w liczniku, całość w mianowniku i skracamy',
  todo: 'zapisz ułamek: część w liczniku, całość w mianowniku, i skróć go',
  why: 'Ułamek mówi, ile z całości bierzemy.',
  shown: `\\frac{${latexOfRational(part)}}{${latexOfRational(whole)}}${isSame(whole, part, share) ? '' : ` = ${fractionLatex(share)}`}`,
  prepared: `\\frac{${latexOfRational(part)}}{${latexOfRational(whole)}}`,
  claims: [{ sides: [`${plain(part)} / ${plain(whole)}`, plain(share)] }],
});

/** Both numbers of the fraction are of one unit. */
const sizeOfUnit = ({ ofUnit, amount, unit }: PartGiven): readonly FamilyStep[] =>
  ofUnit === undefined
    ? []
    : [
        {
          operation: 'recall',
          what: 'Zapisujemy całość w tej samej jednostce co część',
          todo: 'zapisz całość w tej samej jednostce co część',
          why: 'Porównywać można tylko liczby w tej samej jednostce.',
          shown: `${amountText({ value: ONE, unit: ofUnit })} = ${unit === undefined ? '' : amountText({ value: amount, unit })}`,
          claims: [{ sides: ['1'] }, { sides: [plain(amount)] }],
        },
      ];

const isSame = (whole: Rational, part: Rational, share: Rational): boolean =>
  isInteger(whole) && isInteger(part) && share.d === whole.n;

const proofOf = (given: PartGiven, result: Rational): string => {
  const { asks, amount, by, unit } = given;
  switch (asks) {
    case 'part':
      return `$${withUnit(result, unit, styleFor(result))}$ podzielone przez $${withUnit(amount, unit)}$ daje $${fractionLatex(by)}$, czyli tę część, o którą pytano.`;
    case 'rest':
      return `Zostaje $${fractionLatex(rational(1).sub(by))}$ całości, a $${fractionLatex(rational(1).sub(by))} \\cdot ${latexOfRational(amount)} = ${withUnit(result, unit)}$.`;
    case 'whole':
      return `$${fractionLatex(by)}$ z $${withUnit(result, unit, styleFor(result))}$ to $${withUnit(amount, unit)}$, tak jak w zadaniu.`;
    case 'share':
      return `$${fractionLatex(result)} \\cdot ${latexOfRational(amount)} = ${latexOfRational(by)}$, tak jak w zadaniu.`;
  }
};

const HINTS_OF_UNIT = {
  notice: 'Część i całość są w różnych jednostkach. Ile mniejszych jednostek mieści się w jednej większej?',
  nudge: 'Zapisz całość w mniejszej jednostce. Potem ułóż ułamek: w liczniku część, w mianowniku całość, i skróć go.',
} as const;

const HINTS: Readonly<Record<PartGiven['asks'], Pick<FamilySolution, 'notice' | 'nudge' | 'setup'>>> = {
  part: {
    notice: 'Szukamy ułamka danej liczby. Co mówi mianownik, a co licznik tego ułamka?',
    nudge: 'Podziel liczbę przez mianownik – to jedna część – i weź tyle części, ile mówi licznik.',
    setup: 'Mianownik mówi, przez ile podzielić całą liczbę.',
  },
  rest: {
    notice: 'Przeczytaj pytanie jeszcze raz: czy chodzi o część, którą zabrano, czy o to, co zostało?',
    nudge: 'Oblicz najpierw zabraną część, a potem odejmij ją od całości.',
  },
  whole: {
    notice: 'Co jest tu znane: całość czy jej część? Czy wynik będzie większy, czy mniejszy od danej liczby?',
    nudge: 'Znajdź najpierw jedną część: podziel przez licznik. Całość to tyle takich części, ile mówi mianownik.',
    setup: 'Ile takich samych części składa się na całość? Mówi to mianownik.',
  },
  share: {
    notice: 'Która liczba jest całością, a która jej częścią?',
    nudge: 'Całość zapisz w mianowniku, część w liczniku, a potem skróć ułamek.',
    setup: 'Zapisz ułamek z dwóch liczb z zadania i poszukaj ich wspólnego dzielnika.',
  },
};

import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Answer, Difficulty, Family, Pick } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { ONE, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { converted } from '#tutoring/reading/units.ts';
import { ratioOf, scaleTaskIn } from './scale.reader.ts';
import { ratioLatex, solveScale } from './scale.solver.ts';
import type { Length, Ratio, ScaleGiven } from './scale.types.ts';

const reduced = (real: number): Ratio => ({ drawn: ONE, real: rational(real) });
const enlarged = (drawn: number): Ratio => ({ drawn: rational(drawn), real: ONE });
const lengthText = ({ value, unit }: Length): string => `$${withUnit(value, unit)}$`;

/** A drawing, a plan or a map: by how much it makes smaller. */
const kindOf = ({ real }: Ratio): 'drawing' | 'plan' | 'map' =>
  real.lt(rational(20)) ? 'drawing' : real.lt(rational(1000)) ? 'plan' : 'map';

const REAL_TOLD = {
  map: ['Odległość na mapie w skali', 'wynosi', 'Ile to w rzeczywistości?'],
  plan: ['Pokój ma na planie w skali', 'długość', 'Ile to w rzeczywistości?'],
  drawing: ['Odcinek na rysunku w skali', 'ma', 'Jaką ma długość w rzeczywistości?'],
} as const;
const DRAWN_TOLD = {
  map: ['Odległość w terenie wynosi', 'Ile to na mapie w skali'],
  plan: ['Pokój ma w rzeczywistości długość', 'Ile to na planie w skali'],
  drawing: ['Odcinek ma w rzeczywistości', 'Jaką ma długość na rysunku w skali'],
} as const;
const SCALE_TOLD = { map: 'Na mapie', plan: 'Na planie', drawing: 'Na rysunku' } as const;

const tell = (given: ScaleGiven): string => {
  if (given.asked === 'scale') {
    const kind = kindOf(ratioOf(given.drawn, given.real));
    return `${SCALE_TOLD[kind]} ${lengthText(given.drawn)} to w rzeczywistości ${lengthText(given.real)}. Jaka to skala?`;
  }
  const { asked, ratio, length } = given;
  const kind = kindOf(ratio);
  if (asked === 'real') {
    const [opening, is, question] = REAL_TOLD[kind];
    return `${opening} $${ratioLatex(ratio)}$ ${is} ${lengthText(length)}. ${inWanted(question, given.wanted)}`;
  }
  const [opening, question] = DRAWN_TOLD[kind];
  return `${opening} ${lengthText(length)}. ${inWanted(question, given.wanted)} $${ratioLatex(ratio)}$?`;
};

const inWanted = (question: string, unit: string | undefined): string =>
  unit === undefined ? question : question.replace(/^Ile to|^Jaką ma długość/, `Ile to ${unit}`);

const MAPS = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
const PLANS = [50, 100, 200] as const;

const make = (pick: Pick, difficulty: Difficulty): ScaleGiven => {
  const asked = pick.oneOf(['real', 'drawn']);
  if (difficulty === 1) {
    const times = pick.int(2, 10);
    const ratio = pick.oneOf([reduced(times), enlarged(times)]);
    const isMultiplied = ratio.drawn.equals(ONE) === (asked === 'real');
    // Never „6 · 6”: the length and the number of the scale are to be told apart.
    const size = pick.oneOf(times === 2 ? [3, 5, 6, 7, 9] : [2, 12, 15, 20]);
    return { asked, ratio, length: { value: rational((isMultiplied ? 1 : times) * size), unit: 'cm' } };
  }
  const scale = difficulty === 2 ? pick.oneOf([...PLANS]) : pick.oneOf([...MAPS]);
  const drawn = { value: rational(pick.int(3, 24), 2), unit: 'cm' };
  const real = {
    value: converted(drawn.value.mul(scale), 'cm', difficulty === 2 ? 'm' : 'km'),
    unit: difficulty === 2 ? 'm' : 'km',
  };
  if (difficulty === 3 && pick.int(1, 3) === 1) return { asked: 'scale', drawn, real };
  return { asked, ratio: reduced(scale), length: asked === 'real' ? drawn : real };
};

const numberOf = (answer: Answer): Rational | undefined => rationalIn(answer);

/** Measured against the other length: they are in the ratio of the scale. */
const check = (given: ScaleGiven, answer: Answer): boolean => {
  const said = numberOf(answer);
  if (said === undefined || answer.kind !== 'number') return false;
  if (given.asked === 'scale')
    return converted(given.real.value, given.real.unit, 'mm')
      .mul(said)
      .equals(converted(given.drawn.value, given.drawn.unit, 'mm'));
  const [mine, other] = [
    converted(said, answer.unit ?? '', 'mm'),
    converted(given.length.value, given.length.unit, 'mm'),
  ];
  const [drawn, real] = given.asked === 'real' ? [other, mine] : [mine, other];
  return drawn.mul(given.ratio.real).equals(real.mul(given.ratio.drawn));
};

const resultOf = (given: ScaleGiven): { readonly value: Rational; readonly unit: string | undefined } => {
  const { answer } = solveScale(given);
  return { value: numberOf(answer) ?? ONE, unit: answer.kind === 'number' ? answer.unit : undefined };
};

/** Multiplied for divided, or the other way round. Of a map nobody answers so: a town would be as long as a grain of sand. */
const reversed = (given: ScaleGiven, asked: 'real' | 'drawn', isReduced: boolean): readonly Exact[] | undefined => {
  if (given.asked !== asked || given.ratio.drawn.equals(ONE) !== isReduced || kindOf(given.ratio) === 'map')
    return undefined;
  const { value } = resultOf(given);
  const times = given.ratio.real.div(given.ratio.drawn);
  return [exact(asked === 'real' ? value.div(times).div(times) : value.mul(times).mul(times))];
};

const isConverted = (given: ScaleGiven): boolean =>
  solveScale(given).steps.some(({ operation }) => operation === 'convert');

export const scaleFamily: Family<ScaleGiven> = {
  id: 'scale',
  title: 'Skala i plan',
  grades: [5, 6],
  read: scaleTaskIn,
  tell,
  solve: solveScale,
  check,
  make,
  mistakes: [
    {
      id: 'multiplied-for-drawing',
      leadsTo: (given) => reversed(given, 'drawn', true),
      says: 'Pomnożono zamiast podzielić. Ta skala zmniejsza: na rysunku wszystko jest krótsze niż w rzeczywistości.',
    },
    {
      id: 'divided-for-drawing',
      leadsTo: (given) => reversed(given, 'drawn', false),
      says: 'Podzielono zamiast pomnożyć. Ta skala powiększa: na rysunku wszystko jest dłuższe niż w rzeczywistości.',
    },
    {
      id: 'divided-for-real',
      leadsTo: (given) => reversed(given, 'real', true),
      says: 'Podzielono zamiast pomnożyć. Ta skala zmniejsza: w rzeczywistości wszystko jest dłuższe niż na rysunku.',
    },
    {
      id: 'multiplied-for-real',
      leadsTo: (given) => reversed(given, 'real', false),
      says: 'Pomnożono zamiast podzielić. Ta skala powiększa: w rzeczywistości wszystko jest krótsze niż na rysunku.',
    },
    {
      id: 'reversed',
      leadsTo: (given) => (given.asked === 'scale' ? [exact(ONE.div(resultOf(given).value))] : undefined),
      says: 'Skala jest tu odczytana odwrotnie. Pierwsza jej liczba należy do rysunku, a druga do rzeczywistości.',
    },
    {
      id: 'zeros',
      leadsTo: (given) => {
        if (!isConverted(given)) return undefined;
        const { value } = resultOf(given);
        return [exact(value.mul(10)), exact(value.div(10))];
      },
      says: 'Cyfry się zgadzają, ale nie wielkość. Policz jeszcze raz zera przy zamianie jednostek.',
    },
    {
      id: 'units-ignored',
      leadsTo: (given) => {
        if (given.asked === 'scale') return [exact(given.drawn.value.div(given.real.value))];
        const { unit } = resultOf(given);
        if (given.asked === 'real' || unit === given.length.unit || kindOf(given.ratio) === 'map') return undefined;
        return [exact(given.length.value.mul(given.ratio.drawn).div(given.ratio.real))];
      },
      says: 'Długości są w różnych jednostkach. Zanim je porównasz, zapisz obie w tych samych.',
    },
    {
      id: 'subtracted',
      leadsTo: (given) => {
        if (given.asked === 'scale' || kindOf(given.ratio) !== 'drawing') return undefined;
        const { drawn, real } = given.ratio;
        const by = drawn.equals(ONE) ? real : drawn;
        return [exact(given.length.value.add(by)), exact(given.length.value.sub(by))];
      },
      says: 'Skala mówi, ile razy coś jest dłuższe, a nie o ile.',
    },
  ],
};

import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { lineStep, solvedInOneLine } from '../formulas/formula-lines.rules.ts';

export const STRAIGHT = rational(180);
export const FULL = rational(360);

export const sumOfAngles = (angles: readonly Rational[]): Rational =>
  angles.reduce((all, angle) => all.add(angle), ZERO);

interface Rest {
  readonly total: Rational;
  readonly angles: readonly Rational[];
  /** Why the angles make the total together. */
  readonly why: string;
  readonly notice: string;
  readonly nudge: string;
}

/** „50° + 60° + 70° = 180°” */
export const sumInDegrees = (angles: readonly Rational[]): string =>
  `${angles.map((angle) => withUnit(angle, 'deg')).join(' + ')} = ${withUnit(sumOfAngles(angles), 'deg')}`;

/** What is left of a sum of angles, when two or more are known. */
export const solveRest = ({ total, angles, why, notice, nudge }: Rest): FamilySolution => {
  const known = sumOfAngles(angles);
  const value = total.sub(known);
  return {
    steps: [
      lineStep(
        {
          operation: 'add',
          what: 'Dodajemy znane kąty',
          todo: 'dodaj znane kąty',
          why: 'Dowiesz się, ile stopni mają razem.',
        },
        [angles.map(plain).join(' + '), plain(known)],
        's',
        undefined,
        'deg',
      ),
      lineStep(
        {
          operation: 'subtract',
          what: 'Odejmujemy od sumy wszystkich kątów',
          todo: 'odejmij je od sumy wszystkich kątów',
          why,
        },
        [`${plain(total)} - ${plain(known)}`, plain(value)],
        'x',
        undefined,
        'deg',
      ),
    ],
    answer: { kind: 'number', value: exact(value), symbol: 'x', unit: 'deg' },
    proof: `Dodajemy wszystkie kąty: $${sumInDegrees([...angles, value])}$. Tyle powinno być razem.`,
    notice,
    nudge,
  };
};

interface Difference {
  readonly total: Rational;
  readonly angle: Rational;
  readonly what: string;
  readonly why: string;
  readonly notice: string;
  readonly nudge: string;
}

/** What is left beside one known angle. */
export const solveDifference = ({ total, angle, what, why, notice, nudge }: Difference): FamilySolution => {
  const value = total.sub(angle);
  return {
    ...solvedInOneLine({
      operation: 'subtract',
      what,
      todo: 'odejmij znany kąt od sumy obu kątów',
      why,
      symbol: 'x',
      sides: [`${plain(total)} - ${plain(angle)}`],
      value,
      unit: 'deg',
      proof: `Dodajemy oba kąty: $${sumInDegrees([angle, value])}$. Zgadza się.`,
      notice,
    }),
    nudge,
  };
};

/** „Razem z kątami zadania daje sumę”. */
export const completes = (angles: readonly Rational[], answer: Answer, total: Rational): boolean => {
  const said = rationalIn(answer);
  return said !== undefined && sumOfAngles([...angles, said]).equals(total);
};

/** The other three of a parallelogram. */
export const solveParallelogram = (angle: Rational): FamilySolution => {
  const other = STRAIGHT.sub(angle);
  const [mine, next] = [withUnit(angle, 'deg'), withUnit(other, 'deg')];
  return {
    steps: [
      lineStep(
        {
          operation: 'subtract',
          what: 'Liczymy kąt sąsiedni',
          todo: 'oblicz kąt sąsiedni',
          why: 'Dwa sąsiednie kąty równoległoboku mają razem 180°.',
        },
        [`${plain(STRAIGHT)} - ${plain(angle)}`, plain(other)],
        '\\beta',
        undefined,
        'deg',
      ),
      {
        operation: 'compare',
        what: 'Dopisujemy kąty leżące naprzeciwko',
        todo: 'dopisz kąty leżące naprzeciwko',
        why: 'Przeciwległe kąty równoległoboku są równe.',
        shown: `${mine},\\ ${next},\\ ${next}`,
        claims: [{ sides: [`${plain(angle)} + ${plain(other)}`, '180'] }],
      },
    ],
    answer: {
      kind: 'numbers',
      values: [angle, other, other].map((value) => ({ value: exact(value), unit: 'deg' })),
      isOrdered: false,
      shown: `${mine},\\ ${next},\\ ${next}`,
    },
    proof: `Dodajemy wszystkie cztery kąty: $${sumInDegrees([angle, other, angle, other])}$. Tyle ma każdy czworokąt.`,
    notice: 'Które kąty równoległoboku są równe, a które leżą obok siebie przy jednym boku?',
    nudge: 'Kąt naprzeciwko jest taki sam, a kąt obok dopełnia go do kąta półpełnego.',
  };
};

import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Mistake } from '#tutoring/families/family.types.ts';
import { converted } from '#tutoring/reading/units.ts';
import { convertedSum } from './unit-conversion.solver.ts';
import type { ConversionGiven } from './unit-conversion.types.ts';

const onlyPart = ({ parts: [first, ...others], to }: ConversionGiven): Rational | undefined =>
  first === undefined || others.length > 0 ? undefined : converted(first.value, first.unit, to);

/** With another number of the smaller unit in the larger than there is. */
export const convertedBy = (
  { parts, to }: ConversionGiven,
  wrong: (ratio: number) => number | undefined,
): readonly ReturnType<typeof exact>[] | undefined => {
  let sum = rational(0);
  for (const { value, unit } of parts) {
    const right = converted(rational(1), unit, to);
    const isToSmaller = right.gte(1);
    const factor = right.equals(1) ? 1 : wrong((isToSmaller ? right : rational(1).div(right)).valueOf());
    if (factor === undefined) return undefined;
    sum = sum.add(isToSmaller ? value.mul(factor) : value.div(factor));
  }
  return [exact(sum)];
};

export const CONVERSION_MISTAKES: readonly Mistake<ConversionGiven>[] = [
  {
    id: 'wrong-direction',
    leadsTo: (given) => {
      const right = onlyPart(given);
      const [part] = given.parts;
      return right === undefined || part === undefined ? undefined : [exact(part.value.mul(part.value).div(right))];
    },
    says: 'Kierunek jest odwrotny: na mniejszą jednostkę mnożymy (jest ich więcej), na większą dzielimy (jest ich mniej).',
  },
  {
    id: 'parts-added',
    leadsTo: ({ parts: [first, second] }) =>
      first === undefined || second === undefined ? undefined : [exact(first.value.add(second.value))],
    says: 'Dodane zostały liczby w różnych jednostkach. Najpierw zamień obie części na tę samą jednostkę.',
  },
  {
    id: 'part-forgotten',
    leadsTo: ({ parts: [first], to }) => first && [exact(converted(first.value, first.unit, to))],
    says: 'To dopiero pierwsza część. Dołóż jeszcze drugą.',
  },
];

/** For units that go by tens. */
export const ZERO_MISTAKES: readonly Mistake<ConversionGiven>[] = [
  {
    id: 'a-zero-less',
    leadsTo: (given) => [exact(convertedSum(given).div(10))],
    says: 'Przecinek albo zera nie są na swoim miejscu: wynik jest za mały. Ile mniejszych jednostek mieści się w jednej większej?',
  },
  {
    id: 'a-zero-more',
    leadsTo: (given) => [exact(convertedSum(given).mul(10))],
    says: 'Przecinek albo zera nie są na swoim miejscu: wynik jest za duży. Ile mniejszych jednostek mieści się w jednej większej?',
  },
];

import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { isNegative, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { readProportion } from './proportion.reader.ts';
import { solveProportion } from './proportion.solver.ts';
import { makeProportion } from './proportion.stories.ts';
import type { ProportionGiven } from './proportion.types.ts';

const unlessNegative = (value: Rational): readonly Exact[] | undefined =>
  isNegative(value) ? undefined : [exact(value)];

export const proportionFamily: Family<ProportionGiven> = {
  id: 'proportion',
  title: 'Wielkości proporcjonalne',
  grades: [7, 8],
  read: readProportion,
  tell: ({ text }) => text,
  solve: solveProportion,

  check: ({ kind, first, second, other }, answer) => {
    const said = rationalIn(answer);
    if (said === undefined) return false;
    const growth = other.div(first);
    return said.div(second).equals(kind === 'direct' ? growth : ONE.div(growth));
  },

  make: makeProportion,

  mistakes: [
    {
      id: 'added-instead-of-scaled',
      leadsTo: ({ kind, first, second, other }) =>
        kind === 'direct' ? unlessNegative(second.add(other.sub(first))) : undefined,
      says: 'Tu dodano albo odjęto różnicę. Wielkości proporcjonalne zmieniają się tyle samo razy, a nie o tyle samo.',
    },
    {
      id: 'sum-kept-for-product',
      leadsTo: ({ kind, first, second, other }) =>
        kind === 'inverse' ? unlessNegative(second.sub(other.sub(first))) : undefined,
      says: 'Tu nie zmieniła się suma obu wielkości. Przy wielkościach odwrotnie proporcjonalnych nie zmienia się ich iloczyn.',
    },
    {
      id: 'direct-for-inverse',
      leadsTo: ({ kind, first, second, other }) =>
        kind === 'inverse' ? [exact(second.mul(other).div(first))] : undefined,
      says: 'Tak byłoby, gdyby czas rósł razem z tą drugą liczbą. Gdy jest ona większa, trwa to dłużej czy krócej?',
    },
    {
      id: 'inverse-for-direct',
      leadsTo: ({ kind, first, second, other }) =>
        kind === 'direct' ? [exact(first.mul(second).div(other))] : undefined,
      says: 'Proporcja jest odwrócona. Gdy jednej wielkości jest więcej, drugiej też jest więcej.',
    },
    {
      id: 'second-times-other',
      leadsTo: ({ kind, second, other }) => (kind === 'direct' ? [exact(second.mul(other))] : undefined),
      says: 'Podana liczba nie przypada na jedną jednostkę. Oblicz najpierw, ile przypada na jedną.',
    },
  ],
};

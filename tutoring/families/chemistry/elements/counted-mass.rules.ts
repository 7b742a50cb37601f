import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { ATOMIC_MASSES } from './elements.ts';

/** Atom after atom, from the formula with its brackets written out: the second way beside `massOf`. In half units, which chlorine needs. */
export const countedMass = (formula: string): Rational => {
  let written = formula;
  while (written.includes('('))
    written = written.replace(/\(([^()]*)\)(\d*)/, (_all, inner: string, times: string) =>
      inner.repeat(Number(times || 1)),
    );
  let halves = 0;
  for (const [, element = '', count = ''] of written.matchAll(/([A-Z][a-z]?)(\d*)/g))
    for (let atom = 0; atom < Number(count || 1); atom += 1) halves += 2 * (ATOMIC_MASSES[element] ?? 0);
  return rational(halves, 2);
};

import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { ATOMIC_MASSES } from './elements.ts';
import { spelledAtoms } from './spelled-atoms.rules.ts';

/** The second way beside `massOf`. In half units, which chlorine needs. */
export const countedMass = (formula: string): Rational =>
  rational(
    spelledAtoms(formula).reduce((halves, element) => halves + 2 * (ATOMIC_MASSES[element] ?? 0), 0),
    2,
  );

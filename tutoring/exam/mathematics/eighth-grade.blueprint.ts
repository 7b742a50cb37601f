import type { Blueprint } from './blueprint.types.ts';

/** 21 tasks for 30 points, half of them closed. */
export const EIGHTH_GRADE: Blueprint = {
  closed: [
    { families: ['order-of-operations', 'decimal-arithmetic', 'fraction-arithmetic'], difficulty: 2 },
    { families: ['greatest-common-divisor', 'least-common-multiple'], difficulty: 2 },
    { families: ['powers', 'scientific-notation'], difficulty: 2 },
    { families: ['roots'], difficulty: 2 },
    { families: ['percent-of-number', 'percent-rate', 'percent-whole'], difficulty: 2 },
    { families: ['algebraic-value'], difficulty: 3 },
    { families: ['linear-equation'], difficulty: 2 },
    { families: ['scale', 'length-units', 'mass-units', 'area-units'], difficulty: 2 },
    { families: ['time-units', 'clock', 'calendar'], difficulty: 2 },
    { families: ['speed-distance-time'], difficulty: 2 },
    { families: ['angles'], difficulty: 2 },
    { families: ['area', 'perimeter'], difficulty: 2 },
    { families: ['coordinate-plane', 'negative-numbers'], difficulty: 2 },
    { families: ['simple-probability'], difficulty: 2 },
    { families: ['mean', 'median'], difficulty: 2 },
  ],
  open: [
    { families: ['part-of-number', 'proportion'], difficulty: 2, points: 2 },
    { families: ['number-problem', 'age-problem'], difficulty: 2, points: 2 },
    { families: ['percent-change', 'solutions'], difficulty: 2, points: 2 },
    { families: ['pythagoras'], difficulty: 3, points: 3 },
    { families: ['prism', 'pyramid', 'cuboid'], difficulty: 3, points: 3 },
    { families: ['motion-problem', 'ratio-division'], difficulty: 3, points: 3 },
  ],
};

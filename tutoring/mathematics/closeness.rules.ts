/** Whether two calculated numbers are one: they differ by no more than calculating in floating point does. */
export const areClose = (one: number, other: number, precision = 1e-9): boolean =>
  Math.abs(one - other) <= precision * Math.max(1, Math.abs(one), Math.abs(other));

/** Whether two numbers agree in three significant digits: enough for what cannot be written out, π and roots. */
export const areAlmostEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 6e-3 * Math.max(Math.abs(one), Math.abs(other));

/** Whether two calculated numbers are one: they differ by no more than calculating in floating point does. */
export const areClose = (one: number, other: number, precision = 1e-9): boolean =>
  Math.abs(one - other) <= precision * Math.max(1, Math.abs(one), Math.abs(other));

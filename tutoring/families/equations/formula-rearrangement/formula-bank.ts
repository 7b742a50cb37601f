import type { Difficulty } from '#tutoring/families/family.types.ts';

type Formula = readonly [left: string, right: string, letters: readonly [string, ...string[]]];

/** School formulas in the notation of calculators; `#` is any number of one digit, `Δ` is π. */
export const FORMULAS_TO_REARRANGE: Readonly<Record<Difficulty, readonly [Formula, ...Formula[]]>> = {
  1: [
    ['P', 'a * h', ['a', 'h']],
    ['v', 's / t', ['s']],
    ['d', 'm / V', ['m']],
    ['P', 'W / t', ['W']],
    ['I', 'U / R', ['U']],
    ['U', 'I * R', ['I', 'R']],
    ['F', 'm * a', ['m', 'a']],
    ['O', '# * a', ['a']],
    ['y', 'x + #', ['x']],
    ['W', 'P * t', ['P', 't']],
    ['c', 'a - #', ['a']],
    ['Q', 'm * q', ['m', 'q']],
  ],
  2: [
    ['v', 's / t', ['t']],
    ['d', 'm / V', ['V']],
    ['P', 'W / t', ['t']],
    ['I', 'U / R', ['R']],
    ['P', '(a * h) / 2', ['a', 'h']],
    ['y', '# * x + b', ['x', 'b']],
    ['O', '2 * a + b', ['a']],
    ['p', 'F / S', ['F', 'S']],
    ['V', 'a * b * c', ['a', 'b', 'c']],
    ['E', 'm * g * h', ['m', 'h']],
    ['y', 'a * x - #', ['x', 'a']],
    ['L', '2 * Δ * r', ['r']],
    ['z', '(x + y) / #', ['x', 'y']],
  ],
  3: [
    ['P', '((a + b) * h) / 2', ['h', 'a', 'b']],
    ['P', 'Δ * r^2', ['r']],
    ['V', '(P * h) / 3', ['P', 'h']],
    ['V', 'Δ * r^2 * h', ['h']],
    ['s', '(a * t^2) / 2', ['a']],
    ['E', '(m * v^2) / 2', ['m', 'v']],
    ['y', '# - a * x', ['x', 'a']],
    ['y', '# * (x - b)', ['x', 'b']],
    ['Q', 'c * m * T', ['c', 'm']],
  ],
};

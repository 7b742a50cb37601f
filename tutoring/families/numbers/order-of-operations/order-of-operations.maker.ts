import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';

type Made = (pick: Pick) => string;

const EASY: readonly [Made, ...Made[]] = [
  (pick) => `${pick.int(2, 20)} + ${pick.int(2, 9)} * ${pick.int(2, 9)}`,
  (pick) => {
    const [b, c] = [pick.int(2, 9), pick.int(2, 5)];
    return `${b * c + pick.int(3, 20)} - ${b} * ${c}`;
  },
  (pick) => {
    const [b, c] = [pick.int(2, 9), pick.int(2, 9)];
    return `${b + pick.int(3, 20)} - ${b * c} : ${c}`;
  },
  (pick) => `(${pick.int(2, 8)} + ${pick.int(2, 8)}) * ${pick.int(2, 6)}`,
  (pick) => {
    const [b, c] = [pick.int(2, 5), pick.int(2, 5)];
    return `${(b + c) * pick.int(2, 8)} : (${b} + ${c})`;
  },
  (pick) => {
    const [c, quotient] = [pick.int(2, 6), pick.int(2, 9)];
    const a = pick.int(1, c * quotient - 1);
    return `(${a} + ${c * quotient - a}) : ${c} + ${pick.int(2, 9)}`;
  },
];

const MEDIUM: readonly [Made, ...Made[]] = [
  (pick) => {
    const b = pick.int(2, 9);
    return `${b * pick.int(2, 9)} : ${b} + ${pick.int(2, 9)} * ${pick.int(2, 9)}`;
  },
  (pick) => {
    const [c, quotient] = [pick.int(2, 6), pick.int(2, 9)];
    const a = pick.int(1, c * quotient - 1);
    return `(${a} + ${c * quotient - a}) : ${c} + ${pick.int(2, 12)}`;
  },
  (pick) => {
    const [c, difference] = [pick.int(2, 9), pick.int(2, 6)];
    return `${pick.int(2, 6)} * (${c + difference} - ${c}) + ${pick.int(2, 12)}`;
  },
  (pick) => {
    const [b, c] = [pick.int(2, 5), pick.int(1, 5)];
    return `${(b + c) * pick.int(2, 8)} : (${b} + ${c}) * ${pick.int(2, 5)}`;
  },
  (pick) => {
    const [d, e] = [pick.int(2, 6), pick.int(2, 9)];
    return `${pick.int(2, 8)} * ${pick.int(3, 8)} + ${d * pick.int(2, 9)} : ${d} - ${e}`;
  },
  (pick) => {
    const [c, difference, d] = [pick.int(2, 9), pick.int(2, 6), pick.int(2, 6)];
    return `${difference * d + pick.int(4, 30)} - (${c + difference} - ${c}) * ${d} + ${pick.int(2, 9)}`;
  },
  (pick) => {
    const [b, c] = [pick.int(2, 9), pick.int(2, 5)];
    return `${b * c + pick.int(3, 30)} - ${b} * ${c} + ${pick.int(2, 12)}`;
  },
];

const HARD: readonly [Made, ...Made[]] = [
  (pick) => {
    const [b, difference] = [pick.int(2, 5), pick.int(2, 6)];
    return `${pick.int(2, 6)} * (${b ** 2 + difference} - ${b}^2) + ${pick.int(2, 12)}`;
  },
  (pick) => {
    const [a, b] = [pick.int(2, 5), pick.int(2, 6)];
    return `${a} * (${pick.int(1, 9)} + ${b}^2) - ${pick.int(2, 9)}`;
  },
  (pick) => {
    const [b, c, quotient] = [pick.int(2, 9), pick.int(2, 6), pick.int(2, 8)];
    return `(${b + c * quotient} - ${b}) : ${c} + ${pick.int(2, 5)}^${pick.oneOf([2, 3])}`;
  },
  (pick) => {
    const [c, difference, b] = [pick.int(2, 9), pick.oneOf([2, 3]), pick.int(2, 4)];
    return `${pick.int(6, 10)}^2 - ${b} * (${c + difference} - ${c})^2`;
  },
  (pick) => {
    const [c, d] = [pick.int(2, 9), pick.int(2, 9)];
    return `${pick.int(2, 7)} * (${c + d + pick.int(2, 9)} - (${c} + ${d}))`;
  },
  (pick) => {
    const [d, divisor, quotient] = [pick.int(2, 9), pick.int(2, 5), pick.int(2, 6)];
    return `${pick.int(10, 40)} + ${divisor * quotient} : (${d + divisor} - ${d}) * ${pick.int(2, 5)} - ${pick.int(2, 9)}`;
  },
];

/** Whole numbers throughout, none below zero. */
export const makeOrdered = (pick: Pick, difficulty: Difficulty): string =>
  pick.oneOf(difficulty === 1 ? EASY : difficulty === 2 ? MEDIUM : HARD)(pick);

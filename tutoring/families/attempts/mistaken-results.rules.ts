import type { Exact } from '#tutoring/mathematics/exact.ts';

/** What a misconception leads to, where numbers are asked for. */
export const numbersAmong = (results: readonly (Exact | string)[]): readonly Exact[] =>
  results.filter((one) => typeof one !== 'string');

/** The same, where expressions are. */
export const expressionsAmong = (results: readonly (Exact | string)[]): readonly string[] =>
  results.filter((one) => typeof one === 'string');

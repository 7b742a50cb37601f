import { numbersIn } from './spoiler.rules.ts';

/** Digits of the greatest number, as a whole and a part. */
export const sizeOf = (numbers: readonly number[]): number => Math.log10(Math.max(1, ...numbers.map(Math.abs)));

/** How many times the greatest number of one statement is that of the other, as a power of ten. */
export const sizesApart = (one: string, other: string): number => Math.abs(sizeTold(one) - sizeTold(other));

/** Of the greatest number of a statement. */
export const sizeTold = (statement: string): number => sizeOf(numbersIn(statement).map((number) => number.valueOf()));

/** A letter alone stands for a number too: „samo $t$”. */
export const withoutNumbers = (text: string): string => text.replace(/\d+(?:\{,\}\d+)?|\$[a-zA-Z]\$/g, '#');

/** What is asked about divisors. The blank of `digit` stands for one digit, as `_` in `pattern`. */
export type DivisibilityGiven =
  | { readonly asks: 'divides'; readonly number: number; readonly by: number }
  | { readonly asks: 'among'; readonly numbers: readonly number[]; readonly by: number }
  | { readonly asks: 'divisors'; readonly number: number }
  | { readonly asks: 'prime'; readonly number: number }
  | { readonly asks: 'digit'; readonly pattern: string; readonly by: number };

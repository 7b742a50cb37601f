/** An expression of one variable, as a tree. */
export type Term =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable' }
  | { readonly kind: 'negative'; readonly of: Term }
  | {
      readonly kind: 'operation';
      readonly sign: '+' | '-' | '*' | '/' | '^';
      readonly left: Term;
      readonly right: Term;
    }
  | { readonly kind: 'call'; readonly name: CurveFunction; readonly of: Term };

export type CurveFunction = 'sqrt' | 'abs' | 'sin' | 'cos' | 'tan' | 'log' | 'ln';

/** The graph of a function of x: its formula as somebody wrote it, and as it can be calculated. */
export interface Curve {
  readonly formula: string;
  readonly term: Term;
}

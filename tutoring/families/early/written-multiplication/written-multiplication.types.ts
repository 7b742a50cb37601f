export interface Factors {
  readonly a: number;
  readonly b: number;
}

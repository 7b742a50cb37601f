import type { ExpectStatic } from 'vitest';

/** A test that is done at once. */
export interface Check {
  readonly name: string;
  readonly run: () => unknown;
}

/** What the bundle of tests finds in the global scope. */
export interface Mutation {
  /** Whether this mutant is tried; notes that it was come by. */
  readonly isOn: (id: number) => boolean;
  readonly expect: ExpectStatic;
  /** What the bundle is for. */
  readonly work: (checks: readonly Check[]) => void;
}

/** Stands in for vitest while the book reads the model files: each scenario is acted out, and nothing is expected of it. */
import { format } from 'node:util';

export interface ToldScenario {
  readonly name: string;
  /** What it did with each actor that it made. */
  readonly acts: object[];
}

/** In the order in which the model file tells them; whoever reads the next file takes them out. */
export const told: ToldScenario[] = [];

/** Everything that a test may ask of vitest, at any depth. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_, key) => (key === 'then' ? undefined : nothing),
  apply: () => nothing,
});

export const it = Object.assign(
  (name: string, act: () => unknown): void => {
    told.push({ name, acts: [] });
    act();
  },
  {
    each:
      (rows: readonly unknown[]) =>
      (name: string, act: (...row: readonly unknown[]) => unknown): void => {
        for (const row of rows) {
          const values: readonly unknown[] = Array.isArray(row) ? row : [row];
          const places = name.match(/%[sdifjoO]/g)?.length ?? 0;
          it(format(name, ...values.slice(0, places)), () => act(...values));
        }
      },
  },
);

export const describe = Object.assign((_: string, tell: () => void): void => tell(), {
  each:
    (rows: readonly unknown[]) =>
    (_: string, tell: (...row: readonly unknown[]) => void): void => {
      for (const row of rows) tell(...(Array.isArray(row) ? (row as readonly unknown[]) : [row]));
    },
});
export const expect = nothing;

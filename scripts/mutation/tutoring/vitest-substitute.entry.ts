/** Stands in for vitest in the bundle of tests: collects each test as a check that is done at once, when it is asked for. */
import type { Check, Mutation } from './mutation.types.ts';

declare const mutation: Mutation;

export const checks: Check[] = [];
export const { expect } = mutation;

type Body = (...args: never[]) => unknown;

const scopes: { readonly name: string; readonly before: (() => unknown)[] }[] = [];

const once = (run: () => unknown): (() => void) => {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
};

const each =
  (add: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    rows.forEach((row, index) => {
      const args = (Array.isArray(row) ? row : [row]) as never[];
      add(`${name} ${index}`, () => body(...args));
    });
  };

const addScope = (name: string, body: () => unknown): void => {
  scopes.push({ name, before: [] });
  body();
  scopes.pop();
};

const addCheck = (name: string, body: () => unknown): void => {
  const before = scopes.map((scope) => scope.before);
  checks.push({
    name: [...scopes.map((scope) => scope.name), name].join(' > '),
    run: () => {
      for (const prepare of before.flat()) prepare();
      return body();
    },
  });
};

export const describe = Object.assign(addScope, { each: each(addScope) });
export const it = Object.assign(addCheck, { each: each(addCheck) });
export const test = Object.assign(addCheck, { each: each(addCheck) });
export const beforeAll = (prepare: () => unknown): void => {
  scopes.at(-1)?.before.push(once(prepare));
};

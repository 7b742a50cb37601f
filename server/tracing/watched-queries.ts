import { PgPreparedQuery } from 'drizzle-orm/pg-core';

type Run = () => Promise<unknown>;

/** Hears each query as its SQL, whose values are placeholders, and runs it. */
export type QueryWatch = (text: string, run: Run) => Promise<unknown>;

/** Through which every query of drizzle goes, of either database and within transactions; drizzle has no public place for it. */
const GATE = 'queryWithCache';

type Gate = (this: unknown, text: string, values: unknown, run: Run) => Promise<unknown>;

/** From now on, in the whole process. Answers what ends it. */
export const watchQueries = (watch: QueryWatch): (() => void) => {
  const gates = PgPreparedQuery.prototype as unknown as Record<typeof GATE, Gate>;
  const gate = gates[GATE];
  gates[GATE] = function watched(text, values, run) {
    return watch(text, () => gate.call(this, text, values, run));
  };
  return () => {
    gates[GATE] = gate;
  };
};

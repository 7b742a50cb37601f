import type { Database } from '#server/database/database.types.ts';

/** Makes something once for each database, or transaction on one, and forgets it with that. */
export const ofEachDatabase = <Made>(make: (database: Database) => Made): ((database: Database) => Made) => {
  const known = new WeakMap<Database, Made>();
  return (database) => {
    const before = known.get(database);
    if (before !== undefined) return before;
    const made = make(database);
    known.set(database, made);
    return made;
  };
};

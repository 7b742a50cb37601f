import { sql } from 'drizzle-orm';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { visits } from '#server/database/schema/analytics.tables.ts';
import { polishDay } from '#server/shared/polish-day.ts';

export const visitHandlers = ({ database, now }: { readonly database: Database; readonly now: () => number }) =>
  ({
    'analytics.countVisits': async ({ body }) => {
      const day = polishDay(now());
      // In one order, so that two reports never wait for each other's rows.
      const rows = Object.entries(body.visits)
        .flatMap(([route, count]) => (count === undefined ? [] : [{ day, route, count }]))
        .toSorted((one, other) => (one.route < other.route ? -1 : 1));
      if (rows.length > 0)
        await database
          .insert(visits)
          .values(rows)
          .onConflictDoUpdate({
            target: [visits.day, visits.route],
            set: { count: sql`${visits.count} + excluded.count` },
          });
      return {};
    },
  }) satisfies Handlers;

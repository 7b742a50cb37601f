import * as z from 'zod/mini';
import { ROUTES } from '#domain/access/routes.rules.ts';

/** So many visits of one page fit into one report. */
export const MOST_VISITS = 1_000;

/** How often pages were opened, by the route as the router writes it: no address that was really visited, and nothing of whoever visited it. */
export const visitCounts = z.object({
  visits: z.partialRecord(z.enum(ROUTES.map(({ path }) => path)), z.int().check(z.minimum(1), z.maximum(MOST_VISITS))),
});

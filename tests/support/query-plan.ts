import { z } from 'zod';

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});

type PlanNode = z.output<typeof node>;

const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) });

/** An index of all rows that is read from its beginning to its end is no quicker than the table. */
const isWholeScan = (part: PlanNode, partialIndexes: ReadonlySet<string>): boolean =>
  part['Node Type'] === 'Seq Scan' ||
  (/^Index (?:Only )?Scan$/.test(part['Node Type']) &&
    part['Index Cond'] === undefined &&
    !partialIndexes.has(part['Index Name'] ?? ''));

const nodesOf = (part: PlanNode): readonly PlanNode[] => [part, ...(part.Plans ?? []).flatMap(nodesOf)];

/** The tables that a query reads from beginning to end; `row` is what EXPLAIN (FORMAT JSON) answers. */
export const wholeScansIn = (row: unknown, partialIndexes: ReadonlySet<string>): readonly string[] =>
  nodesOf(explained.parse(row)['QUERY PLAN'][0].Plan)
    .filter((part) => isWholeScan(part, partialIndexes))
    .map((part) => part['Relation Name'] ?? '');

import * as z from 'zod/mini';

/** Reads aliases of fields as if they were the schema's own; the schema's own name wins when both are there. */
export const withFieldAliases = <Schema extends z.ZodMiniType>(
  aliases: Readonly<Record<string, string>>,
  schema: Schema,
) =>
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const entries = Object.entries(value);
      return Object.fromEntries([
        ...entries.map(([key, field]): [string, unknown] => [aliases[key] ?? key, field]),
        ...entries,
      ]);
    }),
    schema,
  );

import type * as z from 'zod/mini';

/** What a storage holds; null when it is nothing, or not what it should be. */
export const parsed = <Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | null => {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

import type { Settings } from '#server/settings/settings.ts';
import type { Tracing } from '#server/tracing/tracing.types.ts';

/** Null where nobody wants to be told: the packages that would tell are not even loaded. */
export const openTracing = async ({ traces }: Pick<Settings, 'traces'>): Promise<Tracing | null> => {
  if (traces === null) return null;
  const { otlpTracing } = await import('#server/tracing/otlp-tracing.ts');
  return otlpTracing(traces);
};

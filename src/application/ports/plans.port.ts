import type { Plan } from '#domain/billing/plan.types.ts';

export interface Plans {
  list(signal?: AbortSignal): Promise<readonly Plan[]>;
}

import { assign, setup } from 'xstate';
import type { MachineMeta } from '#domain/shared/machine.ts';
import { FAILURES_TO_OPEN, OPEN_DURATION, SUCCESSES_TO_CLOSE } from './circuit-breaker.rules.ts';
import type { CircuitBreakerContext, CircuitBreakerEvent } from './circuit-breaker.types.ts';

export const circuitBreaker = setup({
  types: {
    context: {} as CircuitBreakerContext,
    events: {} as CircuitBreakerEvent,
    meta: {} as MachineMeta,
  },
  delays: { openDuration: OPEN_DURATION },
  guards: {
    isLastFailure: ({ context }) => context.failures + 1 >= FAILURES_TO_OPEN,
    isLastSuccess: ({ context }) => context.successes + 1 >= SUCCESSES_TO_CLOSE,
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    countSuccess: assign({ successes: ({ context }) => context.successes + 1 }),
    startOver: assign({ failures: 0, successes: 0 }),
  },
});

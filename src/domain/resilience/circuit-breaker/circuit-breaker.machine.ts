import { assign, setup } from 'xstate';
import { FAILURES_TO_OPEN, OPEN_DURATION, SUCCESSES_TO_CLOSE } from './circuit-breaker.rules.ts';
import type { CircuitBreakerContext, CircuitBreakerEvent } from './circuit-breaker.types.ts';

const circuitBreaker = setup({
  types: {
    context: {} as CircuitBreakerContext,
    events: {} as CircuitBreakerEvent,
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
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

const closed = circuitBreaker.createStateConfig({
  description: 'Calls pass; failures in a row are counted.',
  entry: 'startOver',
  on: {
    'service.answered': {
      actions: 'startOver',
      meta: { note: 'The service lives: the failures before are forgotten.' },
    },
    'service.failed': [{ guard: 'isLastFailure', target: 'open' }, { actions: 'countFailure' }],
  },
});

const open = circuitBreaker.createStateConfig({
  description: 'Every call is refused at once, so that a sick service can recover.',
  entry: 'startOver',
  after: { openDuration: 'halfOpen' },
});

const halfOpen = circuitBreaker.createStateConfig({
  description: 'Calls are let through on trial.',
  on: {
    'service.answered': [{ guard: 'isLastSuccess', target: 'closed' }, { actions: 'countSuccess' }],
    'service.failed': { target: 'open', meta: { note: 'Still sick: everything is refused for another minute.' } },
  },
});

export const circuitBreakerMachine = circuitBreaker.createMachine({
  id: 'circuitBreaker',
  description:
    'When the service of the trial fails again and again, we stop asking it for a minute and then try it carefully.',
  meta: { source: ['S1 §4 Circuit breaker', 'S1 §8', 'S1 §9'] },
  context: { failures: 0, successes: 0 },
  initial: 'closed',
  states: { closed, open, halfOpen },
});

import { circuitBreaker } from './circuit-breaker.setup.ts';

export const circuitBreakerMachine = circuitBreaker.createMachine({
  id: 'circuitBreaker',
  description:
    'When the service of the trial or of the plan fails again and again, we stop asking it for a minute and then try it carefully.',
  meta: { source: ['S1 §4 Circuit breaker', 'S1 §7', 'S1 §8', 'S1 §9'] },
  context: { failures: 0, successes: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'Calls pass; failures in a row are counted.',
      entry: 'startOver',
      on: {
        'service.answered': {
          actions: 'startOver',
          meta: { note: 'The service lives: the failures before are forgotten.' },
        },
        'service.failed': [{ guard: 'isLastFailure', target: 'open' }, { actions: 'countFailure' }],
      },
    },
    open: {
      description: 'Every call is refused at once, so that a sick service can recover.',
      entry: 'startOver',
      after: { openDuration: 'halfOpen' },
    },
    halfOpen: {
      description: 'Calls are let through on trial.',
      on: {
        'service.answered': [{ guard: 'isLastSuccess', target: 'closed' }, { actions: 'countSuccess' }],
        'service.failed': { target: 'open', meta: { note: 'Still sick: everything is refused for another minute.' } },
      },
    },
  },
});

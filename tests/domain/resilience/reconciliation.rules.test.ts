import { expect, it } from 'vitest';
import { CONSEQUENCES, reconcile } from '#domain/resilience/reconciliation.rules.ts';

it.each([
  ['no external user', null, null, 'nobody', { clearsState: true, isRetryAdvised: false }],
  ['no external user, but a remembered one', null, 'ania', 'nobody', { clearsState: true, isRetryAdvised: false }],
  [
    'an external user without a backend user',
    'ania',
    null,
    'unregistered',
    { clearsState: false, isRetryAdvised: false },
  ],
  ['a user id mismatch', 'ania', 'bartek', 'mismatched', { clearsState: true, isRetryAdvised: true }],
  ['a consistent state', 'ania', 'ania', 'consistent', { clearsState: true, isRetryAdvised: true }],
] as const)('reconciles %s (S1 §4.107–4.110)', (_, personId, userId, outcome, consequence) => {
  expect([reconcile({ personId, userId }), CONSEQUENCES[outcome]]).toEqual([outcome, consequence]);
});

import { describe, expect, it } from 'vitest';
import { circuitBreakerMachine } from '#domain/resilience/circuit-breaker/circuit-breaker.machine.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

describeMachine('circuit breaker', circuitBreakerMachine, {
  events: { 'service.answered': [{}], 'service.failed': [{}] },
  restStates: ['closed'],
  invariants: {
    'never counts five failures without opening': ({ context }) => context.failures < 5,
    'never counts two successes without closing': ({ context }) => context.successes < 2,
    'opens only on a failure': ({ snapshot, before, context }) =>
      !snapshot.matches('open') ||
      before === undefined ||
      before.matches('open') ||
      ((before.matches('halfOpen') || before.context.failures === 4) && context.failures === 0),
  },
});

type Told = 'answered' | 'failed';
const breakerAfter = (...told: readonly Told[]) => {
  const breaker = testActor(circuitBreakerMachine);
  for (const what of told) breaker.send({ type: `service.${what}` });
  return breaker;
};
const FIVE_FAILURES = ['failed', 'failed', 'failed', 'failed', 'failed'] as const;

const halfOpen = (...told: readonly Told[]) => {
  const breaker = breakerAfter(...FIVE_FAILURES);
  breaker.pass(60_000);
  for (const what of told) breaker.send({ type: `service.${what}` });
  return breaker;
};

describe('circuit breaker', () => {
  it('is closed at first and stays so for four failures (S1 §4.93–4.94)', () => {
    expect([breakerAfter().state(), breakerAfter('failed', 'failed', 'failed', 'failed').state()]).toEqual([
      'closed',
      'closed',
    ]);
  });

  it('opens after five failures (S1 §4.94, §9.12)', () => {
    expect(breakerAfter(...FIVE_FAILURES).state()).toEqual('open');
  });

  it('forgets the failures it counted when the service answers', () => {
    const breaker = breakerAfter(
      'failed',
      'failed',
      'failed',
      'failed',
      'answered',
      'failed',
      'failed',
      'failed',
      'failed',
    );
    expect([breaker.state(), breaker.context().failures]).toEqual(['closed', 4]);
  });

  it('stays open for 60 seconds and is half-open then (S1 §4.93, §4.95, §9.14)', () => {
    const breaker = breakerAfter(...FIVE_FAILURES);
    breaker.pass(59_999);
    expect(breaker.state()).toEqual('open');
    breaker.pass(1);
    expect([breaker.state(), breaker.context()]).toEqual(['halfOpen', { failures: 0, successes: 0 }]);
  });

  it('is not moved while it is open by calls that were on their way', () => {
    const breaker = breakerAfter(...FIVE_FAILURES, 'answered', 'failed', 'answered');
    breaker.pass(59_999);
    expect(breaker.state()).toEqual('open');
  });

  it('closes after two successes and counts failures anew (S1 §4.96, §9.13)', () => {
    expect([halfOpen('answered').state(), halfOpen('answered', 'answered').state()]).toEqual(['halfOpen', 'closed']);
    expect(halfOpen('answered', 'answered').context()).toEqual({ failures: 0, successes: 0 });
    expect(halfOpen('answered', 'answered', 'failed', 'failed', 'failed', 'failed').state()).toEqual('closed');
    expect(halfOpen('answered', 'answered', ...FIVE_FAILURES).state()).toEqual('open');
  });

  it.each([
    ['at once', []],
    ['after one success', ['answered']],
  ] as const)('reopens on a failure while half-open, %s, for another 60 seconds (S1 §4.97)', (_, before) => {
    const breaker = halfOpen(...before, 'failed');
    expect(breaker.state()).toEqual('open');
    breaker.pass(59_999);
    expect(breaker.state()).toEqual('open');
    breaker.pass(1);
    expect(breaker.state()).toEqual('halfOpen');
  });

  it('wants two successes again after it was reopened (S1 §4.96)', () => {
    const breaker = halfOpen('answered', 'failed');
    breaker.pass(60_000);
    breaker.send({ type: 'service.answered' });
    expect(breaker.state()).toEqual('halfOpen');
  });
});

import { createActor, type ActorRefFrom } from 'xstate';
import { circuitBreakerMachine } from '#domain/resilience/circuit-breaker/circuit-breaker.machine.ts';
import { isServiceFailure } from '#domain/resilience/circuit-breaker/circuit-breaker.rules.ts';
import { Failure, failureOf } from '#domain/shared/failure.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';

export const circuitBreakerLogic = () => circuitBreakerMachine;

export type CircuitBreakerLogic = ReturnType<typeof circuitBreakerLogic>;

export type CircuitBreaker = Pick<ActorRefFrom<typeof circuitBreakerMachine>, 'getSnapshot' | 'send'>;

/** Lives as long as the page. */
export const startCircuitBreaker = (logic: CircuitBreakerLogic): CircuitBreaker => createActor(logic).start();

/** Makes a call unless the circuit is open (`circuit/open`, S1 §8.29), and tells the breaker what came of it. What the caller aborts tells nothing. */
const guarded = async <Answer>(
  breaker: CircuitBreaker,
  call: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> => {
  if (breaker.getSnapshot().matches('open')) throw new Failure('circuit/open');
  try {
    const answer = await call();
    breaker.send({ type: 'service.answered' });
    return answer;
  } catch (error) {
    if (signal?.aborted !== true)
      breaker.send({ type: isServiceFailure(failureOf(error).code) ? 'service.failed' : 'service.answered' });
    throw error;
  }
};

/** The plan's service behind a circuit breaker (S1 §7.17). Whoever has just paid looks at it by `PaidPlan`, which no open circuit keeps waiting. */
export const guardedSubscriptions = (subscriptions: Subscriptions, breaker: CircuitBreaker): Subscriptions => ({
  current: (signal) => guarded(breaker, () => subscriptions.current(signal), signal),
});

/** The trial's service behind a circuit breaker (S1 §7.56). */
export const guardedTrials = (trials: Trials, breaker: CircuitBreaker): Trials => ({
  status: (signal) => guarded(breaker, () => trials.status(signal), signal),
  start: (signal) => guarded(breaker, () => trials.start(signal), signal),
});

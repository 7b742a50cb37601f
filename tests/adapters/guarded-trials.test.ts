import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { circuitBreakerLogic, guardedTrials } from '#application/resilience/circuit-breaker/circuit-breaker.logic.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import { Failure, failureOf, type FailureCode } from '#domain/shared/failure.ts';

/** A trial's service that is as well as the test says, behind a breaker with a clock of its own. */
const scene = () => {
  const clock = new SimulatedClock();
  const breaker = createActor(circuitBreakerLogic(), { clock }).start();
  const world: { ailment: FailureCode | null; calls: string[] } = { ailment: null, calls: [] };
  const answer = async (call: string) => {
    world.calls.push(call);
    if (world.ailment !== null) throw new Failure(world.ailment);
    return NO_TRIAL;
  };
  const plain: Trials = { status: () => answer('status'), start: () => answer('start') };
  const trials = guardedTrials(plain, breaker);
  const outcome = async (call: 'status' | 'start', signal?: AbortSignal): Promise<FailureCode | 'answered'> => {
    try {
      return (await trials[call](signal)) === NO_TRIAL ? 'answered' : 'unexpected';
    } catch (error) {
      return failureOf(error).code;
    }
  };
  const outcomes = async (times: number) => {
    const all: string[] = [];
    for (let call = 0; call < times; call += 1) all.push(await outcome('status'));
    return all;
  };
  return { clock, breaker, world, outcome, outcomes };
};

describe('the trial behind its circuit breaker (S1 §7.56)', () => {
  it('hands over what the service answers', async () => {
    const { outcome, world } = scene();
    expect([await outcome('status'), await outcome('start'), world.calls]).toEqual([
      'answered',
      'answered',
      ['status', 'start'],
    ]);
  });

  it('refuses both calls after five failures, without asking the service (S1 §4.94, §8.29)', async () => {
    const { outcome, outcomes, world } = scene();
    world.ailment = 'server/unavailable';
    expect(await outcomes(5)).toEqual(Array.from({ length: 5 }, () => 'server/unavailable'));
    expect([await outcome('status'), await outcome('start'), world.calls.length]).toEqual([
      'circuit/open',
      'circuit/open',
      5,
    ]);
  });

  it('asks again after 60 seconds, and as usual after two answers (S1 §4.95–4.96)', async () => {
    const { clock, breaker, outcomes, world } = scene();
    world.ailment = 'network/timeout';
    await outcomes(5);
    world.ailment = null;
    clock.increment(60_000);
    expect([await outcomes(1), breaker.getSnapshot().value]).toEqual([['answered'], 'halfOpen']);
    expect([await outcomes(1), breaker.getSnapshot().value]).toEqual([['answered'], 'closed']);
  });

  it('refuses again when the service is still sick after 60 seconds (S1 §4.97)', async () => {
    const { clock, outcomes, world } = scene();
    world.ailment = 'network/timeout';
    await outcomes(5);
    clock.increment(60_000);
    expect(await outcomes(2)).toEqual(['network/timeout', 'circuit/open']);
  });

  it('takes a refusal for the answer of a healthy service', async () => {
    const { breaker, outcomes, world } = scene();
    world.ailment = 'server/unavailable';
    await outcomes(4);
    world.ailment = 'request/conflict';
    await outcomes(5);
    expect([breaker.getSnapshot().value, breaker.getSnapshot().context.failures]).toEqual(['closed', 0]);
  });

  it('blames nobody for a call that was aborted', async () => {
    const { breaker, outcome, outcomes, world } = scene();
    world.ailment = 'unexpected';
    await outcomes(4);
    await outcome('status', AbortSignal.abort());
    expect([breaker.getSnapshot().value, breaker.getSnapshot().context.failures]).toEqual(['closed', 4]);
  });
});

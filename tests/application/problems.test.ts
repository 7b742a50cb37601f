import { describe, expect, it } from 'vitest';
import { problems } from '#application/problems.service.ts';
import type { Problem } from '#domain/resilience/problem.rules.ts';

const call = (at: number): Problem => ({ type: 'call.failed', call: 'users.find', code: 'server/unavailable', at });
const REPORTED: Problem = { type: 'app.problemReported' };

describe('problems', () => {
  it('wait for whoever cares about them, and then are heard at once', () => {
    const reported = problems();
    const heard: Problem[] = [];
    reported.report(call(1));
    reported.report(REPORTED);
    reported.hear((problem) => void heard.push(problem));
    reported.report(call(2));
    expect(heard).toEqual([call(1), REPORTED, call(2)]);
  });

  it('are fifty at most while they wait, the last ones', () => {
    const reported = problems();
    const heard: Problem[] = [];
    for (let at = 0; at < 60; at += 1) reported.report(call(at));
    reported.hear((problem) => void heard.push(problem));
    expect(heard).toEqual(Array.from({ length: 50 }, (_, index) => call(index + 10)));
  });

  it('are urgent when they are of the navigation, and that is told', () => {
    const reported = problems();
    let changes = 0;
    const unsubscribe = reported.subscribe(() => (changes += 1));
    reported.report(call(1));
    const before = [reported.isUrgent(), changes];
    reported.report(REPORTED);
    reported.report(REPORTED);
    unsubscribe();
    expect([before, reported.isUrgent(), changes]).toEqual([[false, 0], true, 1]);
  });
});

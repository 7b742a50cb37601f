import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detailsOf,
  isRecurring,
  loopOccurrence,
  OUTCOME_MESSAGES,
  withOccurrence,
} from '#domain/resilience/recovery/recovery.rules.ts';
import type { ErrorPattern, Occurrence } from '#domain/resilience/recovery/recovery.types.ts';

const at = (moment: number, path = '/assistant'): Occurrence => ({ pattern: 'profile-check-error', path, at: moment });
const patternsAfter = (occurrences: readonly Occurrence[]) =>
  occurrences.reduce<readonly ErrorPattern[]>(withOccurrence, []);

it.each([
  ['nobody', 'recovery/nobody-cleared'],
  ['unregistered', 'recovery/registration-needed'],
  ['mismatched', 'recovery/mismatch-cleared'],
  ['consistent', 'recovery/state-cleared'],
] as const)('says of %s what S1 §8.66–8.69 say', (outcome, message) => {
  expect(OUTCOME_MESSAGES[outcome]).toBe(message);
});

describe('error patterns (S1 §3.80)', () => {
  it('know when and where an error happened', () => {
    expect(patternsAfter([at(10, '/a'), at(20, '/b')])).toEqual([
      {
        type: 'profile-check-error',
        occurrences: [
          { path: '/a', at: 10 },
          { path: '/b', at: 20 },
        ],
      },
    ]);
  });

  it('keep different errors apart', () => {
    const loop = loopOccurrence([{ path: '/pricing', timestamp: 5 }], 15);
    expect(patternsAfter([at(10), loop, at(20)]).map(({ type, occurrences }) => [type, occurrences.length])).toEqual([
      ['redirect-loop', 1],
      ['profile-check-error', 2],
    ]);
    expect(loop).toEqual({ pattern: 'redirect-loop', path: '/pricing', at: 15 });
    expect(loopOccurrence([], 15).path).toEqual('/');
  });

  it('count what happened in the last five minutes, whenever the first time was', () => {
    const moments = (occurrences: readonly Occurrence[]) =>
      patternsAfter(occurrences)[0]?.occurrences.map((occurrence) => occurrence.at);
    expect(moments([at(0), at(299_999)])).toEqual([0, 299_999]);
    expect(moments([at(0), at(300_000)])).toEqual([300_000]);
    expect(isRecurring(patternsAfter([at(0), at(290_000), at(305_000)]), at(310_000))).toBe(true);
  });

  it('are told to the pupil at the third occurrence in five minutes (S1 §9.33–9.34)', () => {
    expect([
      isRecurring([], at(0)),
      isRecurring(patternsAfter([at(0)]), at(1)),
      isRecurring(patternsAfter([at(0), at(1)]), at(299_999)),
      isRecurring(patternsAfter([at(0), at(1)]), at(300_000)),
    ]).toEqual([false, false, true, false]);
  });

  it('remember ten places at most, the last ones', () => {
    const places = Array.from({ length: 12 }, (_, index) => `/p${index}`);
    const [pattern] = patternsAfter(places.map((path, index) => at(index, path)));
    expect(pattern?.occurrences.map(({ path }) => path)).toEqual(places.slice(2));
  });

  it('never reach further back than five minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { maxLength: 30 }), (moments) => {
        const patterns = patternsAfter(moments.toSorted((a, b) => a - b).map((moment) => at(moment)));
        expect(
          patterns.every(
            ({ occurrences }) =>
              occurrences.length > 0 && (occurrences.at(-1)?.at ?? 0) - (occurrences[0]?.at ?? 0) < 300_000,
          ),
        ).toBe(true);
      }),
    );
  });
});

it('shows the last five redirects in the technical details (S1 §8.62)', () => {
  const redirects = Array.from({ length: 10 }, (_, index) => ({ path: `/p${index}`, timestamp: index }));
  expect(detailsOf(redirects).map(({ path }) => path)).toEqual(['/p5', '/p6', '/p7', '/p8', '/p9']);
});

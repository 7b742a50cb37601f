import { array, assert, constantFrom, date, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADES, type Grade } from '#domain/learning/card.types.ts';
import { afterReview, unreviewed, type CardMemory } from '#server/learning/cards/card-memory.rules.ts';
import { endOfPolishDay, polishDay } from '#server/shared/polish-day.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const START = new Date('2026-09-01T08:00:00.000Z');

const moment = date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
const grade = constantFrom(...GRADES);
/** Grades, each with the time that has passed since the one before. */
const reviews = array(tuple(grade, integer({ min: 0, max: 400 * DAY })), { maxLength: 12 });

interface Reviewed {
  readonly memory: CardMemory;
  readonly at: Date;
}

const reviewed = (all: readonly (readonly [Grade, number])[]): Reviewed =>
  all.reduce<Reviewed>(
    ({ memory, at }, [given, passed]) => {
      const later = new Date(at.getTime() + passed);
      return { memory: afterReview(memory, given, later), at: later };
    },
    { memory: unreviewed(START), at: START },
  );

const nextDay = ({ at }: Reviewed, passed: number): Date => new Date(at.getTime() + 2 * DAY + passed);
const later = integer({ min: 0, max: 400 * DAY });

describe('the memory of a card', () => {
  it('is asked for again no sooner than tomorrow', () => {
    assert(
      property(reviews, later, grade, (before, passed, given) => {
        const start = reviewed(before);
        const at = nextDay(start, passed);
        expect(afterReview(start.memory, given, at).due.getTime()).toBeGreaterThanOrEqual(at.getTime() + DAY);
      }),
    );
  });

  it('comes the sooner the worse it was', () => {
    assert(
      property(reviews, later, (before, passed) => {
        const start = reviewed(before);
        const dues = GRADES.map((given) => afterReview(start.memory, given, nextDay(start, passed)).due.getTime());
        expect(dues).toEqual(dues.toSorted((one, other) => one - other));
        expect(new Set(dues).size).toBe(GRADES.length);
      }),
    );
  });

  it('is the same after the same reviews in the same order', () => {
    assert(
      property(reviews, (all) => {
        expect(reviewed(all)).toEqual(reviewed(all));
      }),
    );
  });

  it('counts reviews and what was forgotten; the first of all is no lapse', () => {
    const { memory } = reviewed([
      ['again', 0],
      ['good', 3 * DAY],
      ['again', 9 * DAY],
      ['hard', 4 * DAY],
    ]);
    expect([memory.reps, memory.lapses]).toEqual([4, 1]);
  });

  it('is not better for whoever looks twice on one day, but worse for whoever forgets', () => {
    const once = reviewed([['again', 0]]);
    const rehearsed = (given: Grade) => afterReview(once.memory, given, new Date(once.at.getTime() + 10 * MINUTE));
    expect([rehearsed('hard'), rehearsed('good'), rehearsed('easy')]).toEqual([once.memory, once.memory, once.memory]);
    const known = reviewed([['good', 0]]);
    const forgotten = afterReview(known.memory, 'again', new Date(known.at.getTime() + 10 * MINUTE));
    expect(forgotten.due.getTime()).toBeLessThan(known.memory.due.getTime());
  });
});

describe('the Polish day', () => {
  it('ends at midnight by the clocks of Poland, in winter, in summer and when they change', () => {
    expect(
      [
        '2026-11-20T12:00:00Z',
        '2026-07-01T21:59:59Z',
        '2026-07-01T22:00:00Z',
        '2026-03-29T05:00:00Z',
        '2026-10-25T05:00:00Z',
      ].map((at) => endOfPolishDay(Date.parse(at)).toISOString()),
    ).toEqual([
      '2026-11-20T23:00:00.000Z',
      '2026-07-01T22:00:00.000Z',
      '2026-07-02T22:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });

  it('has every moment of it before its end', () => {
    assert(
      property(moment, (at) => {
        const end = endOfPolishDay(at);
        expect([end > at, polishDay(end.getTime() - 1), polishDay(end) > polishDay(at)]).toEqual([
          true,
          polishDay(at),
          true,
        ]);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { firstMessageScore, laterMessageScore, replyScore, type Share } from './teaching-score.ts';

/** Numbers that only get better: whoever teaches the engine more raises them. */
const LEAST_TREATED = 2507;
const LEAST_TAKEN_RIGHT = 2625;
/** Noise after a question of history, and formulas that say the task before once more. */
const MOST_TAKEN_FOR_ANSWERS = 5;

const reached = ({ all, others }: Share): number => all - others.length;

describe('the first messages of the corpus (D50)', () => {
  const { neverWrong, treated } = firstMessageScore();

  it('are never solved as another task', () => {
    expect(neverWrong.others).toEqual([]);
  });

  it('are treated at least as often as before', () => {
    expect(reached(treated)).toBeGreaterThanOrEqual(LEAST_TREATED);
  });
});

describe('a task that is not treated, after another one is done', () => {
  it('is refused, and seldom judged as an answer to that', () => {
    expect(laterMessageScore().others.length).toBeLessThanOrEqual(MOST_TAKEN_FOR_ANSWERS);
  });
});

describe('the dialogues of the corpus', () => {
  const { asMeant, neverPraisedWrong } = replyScore();

  it('praise nothing wrong', () => {
    expect(neverPraisedWrong.others).toEqual([]);
  });

  it('are taken as they are meant at least as often as before', () => {
    expect(reached(asMeant)).toBeGreaterThanOrEqual(LEAST_TAKEN_RIGHT);
  });
});

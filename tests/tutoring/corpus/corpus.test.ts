import { describe, expect, it } from 'vitest';
import { firstMessageScore, replyScore, type Share } from './teaching-score.ts';

/** Numbers that only get better: whoever teaches the engine more raises them. */
const LEAST_TREATED = 662;
const LEAST_TAKEN_RIGHT = 1111;

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

describe('the dialogues of the corpus', () => {
  const { asMeant, neverPraisedWrong } = replyScore();

  it('praise nothing wrong', () => {
    expect(neverPraisedWrong.others).toEqual([]);
  });

  it('are taken as they are meant at least as often as before', () => {
    expect(reached(asMeant)).toBeGreaterThanOrEqual(LEAST_TAKEN_RIGHT);
  });
});

import { describe, expect, it } from 'vitest';
import type { Taken } from './corpus.types.ts';
import { takenTurns, type TakenTurn } from './dialogue-score.ts';
import { treatmentOf } from './first-message-score.ts';
import { DIALOGUES, FIRST_MESSAGES } from './whole-corpus.ts';

/** Numbers that only get better: whoever teaches the engine more raises them. */
const LEAST_TREATED = 550;
const LEAST_TAKEN_RIGHT = 890;

describe('the first messages of the corpus (D50)', () => {
  const treated = FIRST_MESSAGES.map((one) => ({ message: one.message, treatment: treatmentOf(one) }));

  it('are never solved as another task', () => {
    expect(treated.filter(({ treatment }) => treatment === 'wrong').map(({ message }) => message)).toEqual([]);
  });

  it('are treated at least as often as before', () => {
    expect(
      treated.filter(({ treatment }) => treatment === 'right' || treatment === 'elsewhere').length,
    ).toBeGreaterThanOrEqual(LEAST_TREATED);
  });
});

describe('the dialogues of the corpus', () => {
  const turns = DIALOGUES.flatMap(takenTurns).filter(({ taken }) => taken !== 'refused');
  const among = (owed: readonly Taken[], taken: readonly TakenTurn['taken'][]): readonly string[] =>
    turns
      .filter((turn) => owed.includes(turn.owed) && taken.includes(turn.taken))
      .map(({ dialogue, pupil }) => `${dialogue.task} | ${pupil}`);

  it('praise nothing wrong', () => {
    expect(among(['wrong'], ['solved'])).toEqual([]);
  });

  it('are taken as they are meant at least as often as before', () => {
    expect(turns.filter(({ owed, taken }) => owed === taken).length).toBeGreaterThanOrEqual(LEAST_TAKEN_RIGHT);
  });
});

import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import type { ClockGiven } from './clock.types.ts';

export const makeClock = (pick: Pick, difficulty: Difficulty): ClockGiven => {
  const fives = (from: number, to: number): number => 5 * pick.int(from / 5, to / 5);
  if (difficulty === 1 && pick.int(0, 1) === 0) {
    const phrase = pick.oneOf(['to', 'past', 'halfTo']);
    const minutes = phrase === 'halfTo' ? 30 : pick.oneOf([5, 10, 15, 20]);
    return { kind: 'spoken', phrase, minutes, hour: pick.int(2, 11), daytime: undefined };
  }
  if (difficulty === 1) return { kind: 'end', start: pick.int(7, 19) * 60 + fives(0, 25), length: fives(10, 30) };
  const start = pick.int(7, 18) * 60 + fives(20, 55);
  if (difficulty === 2) {
    const length = fives(25, 55);
    return pick.oneOf(['end', 'between']) === 'end'
      ? { kind: 'end', start, length }
      : { kind: 'between', from: start, to: start + length, isInMinutes: pick.int(0, 1) === 0 };
  }
  const length = 60 + fives(15, 110);
  const kind = pick.oneOf(['end', 'between', 'start']);
  if (kind === 'end') return { kind, start, length };
  return kind === 'start'
    ? { kind, end: start + 120, length }
    : { kind, from: start, to: start + length, isInMinutes: false };
};

import { describe, expect, it } from 'vitest';
import { dangerIn } from '#tutoring/safety/danger.rules.ts';
import { concerns, cries, failuresBeyond, harmless, isCaught, signIn } from './sentences.ts';

describe('of our own sentences', () => {
  it('at least 98 in 100 cries for help are caught', () => {
    expect(failuresBeyond(20, cries, (sentence) => !isCaught(sentence))).toEqual([]);
  });

  it('at least 90 in 100 concerns are noticed', () => {
    expect(failuresBeyond(100, concerns, (sentence) => signIn(sentence) === undefined)).toEqual([]);
  });

  it('at most 1 in 100 harmless ones is taken for one of them', () => {
    expect(failuresBeyond(10, harmless, (sentence) => signIn(sentence) !== undefined)).toEqual([]);
  });

  it('at least 90 in 100 about somebody else are answered for them', () => {
    expect(
      failuresBeyond(
        100,
        cries.filter(({ kind }) => kind === 'friend'),
        (sentence) => dangerIn(sentence) !== 'otherPerson',
      ),
    ).toEqual([]);
  });

  it('there are enough of them, each once', () => {
    const all = [...cries, ...concerns, ...harmless].map(({ sentence }) => sentence);
    expect([cries.length >= 1000, harmless.length >= 700, new Set(all).size === all.length]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import type { OpenWorld } from './world.ts';

export const describeGuardianAnswersPort = (name: string, open: OpenWorld): void => {
  describe(`a guardian’s answer, ${name}`, () => {
    it.each([true, false])('is taken from whoever has the link of a letter only: %s (R8)', async (agrees) => {
      const { guardianAnswers } = open();
      expect(await codeFrom(guardianAnswers.send('mama@example.test', agrees))).toBe('request/not-found');
    });
  });
};

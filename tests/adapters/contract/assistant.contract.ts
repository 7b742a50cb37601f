import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { HOUR } from '../../support/test-clock.ts';
import { LOST_PROMPT, SAD_PROMPT } from '../../support/tutor-script.ts';
import { LITTLE_ALA, questionOf, registered, type OpenWorld, type World } from './world.ts';

export const describeAssistantPort = (name: string, open: OpenWorld): void => {
  describe(`the assistant, ${name}`, () => {
    let world: World;
    const points = async () => (await world.trials.status()).remainingPoints;

    beforeEach(async () => {
      world = await registered(open());
    });

    it('answers, and the first question starts the trial and takes a point (S1 §1.17, §1.24, S2 §1.40)', async () => {
      const { conversationId, ...answer } = await world.assistant.ask(questionOf(world, 'Ile to 2 + 2?'));
      expect(answer).toEqual({
        response: 'Pomyślmy: Ile to 2 + 2?',
        history: [
          { role: 'user', content: 'Ile to 2 + 2?' },
          { role: 'assistant', content: 'Pomyślmy: Ile to 2 + 2?' },
        ],
        pointsUsed: 1,
      });
      expect(conversationId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u);
      expect(await world.trials.status()).toEqual({
        hasActiveTrial: true,
        canStartTrial: false,
        remainingPoints: 24,
        remainingHours: 24,
        expirationDate: '2026-09-02T12:00:00.000Z',
        isExpired: false,
      });
    });

    it('goes on with a conversation', async () => {
      const first = await world.assistant.ask(questionOf(world, 'Ile to 2 + 2?'));
      const second = questionOf(world, 'A 3 + 3?', { history: first.history, conversationId: first.conversationId });
      expect(await world.assistant.ask(second)).toEqual({
        response: 'Pomyślmy: A 3 + 3?',
        history: [
          ...first.history,
          { role: 'user', content: 'A 3 + 3?' },
          { role: 'assistant', content: 'Pomyślmy: A 3 + 3?' },
        ],
        conversationId: first.conversationId,
        pointsUsed: 1,
      });
      expect(await points()).toBe(23);
    });

    it('gives the same answer to a question that is asked again, and takes one point', async () => {
      const question = questionOf(world, 'Ile to 2 + 2?');
      const answer = await world.assistant.ask(question);
      expect([await world.assistant.ask(question), await points()]).toEqual([answer, 24]);
    });

    it('refuses another question under the same key', async () => {
      const question = questionOf(world, 'Ile to 2 + 2?');
      await world.assistant.ask(question);
      expect(await codeFrom(world.assistant.ask({ ...question, prompt: 'Ile to 3 + 3?' }))).toBe('request/conflict');
      expect(await points()).toBe(24);
    });

    it('takes nothing for a help line', async () => {
      const { response, pointsUsed } = await world.assistant.ask(questionOf(world, SAD_PROMPT));
      expect([response, pointsUsed]).toEqual(['Zadzwoń: 116 111', 0]);
    });

    it('takes nothing while the model is away', async () => {
      await world.trials.start();
      expect(await codeFrom(world.assistant.ask(questionOf(world, LOST_PROMPT)))).toBe('server/unavailable');
      expect(await points()).toBe(25);
      expect(await world.conversations.page({ mode: 'tutor', query: '', page: 1 })).toEqual({
        conversations: [],
        page: 1,
        hasNextPage: false,
      });
    });

    it('answers 25 questions of a trial and no 26th (S1 §6.8)', async () => {
      for (let number = 1; number <= 25; number += 1) await world.assistant.ask(questionOf(world, `Zadanie ${number}`));
      expect(await codeFrom(world.assistant.ask(questionOf(world, 'Zadanie 26')))).toBe('assistant/no-access');
      expect(await points()).toBe(0);
    });

    it('answers nobody whose trial is over, and nobody who has not registered', async () => {
      await world.trials.start();
      world.clock.pass(24 * HOUR);
      expect(await codeFrom(world.assistant.ask(questionOf(world, 'Ile to 2 + 2?')))).toBe('assistant/no-access');
      const stranger = world.neighbour();
      expect(await codeFrom(stranger.assistant.ask(questionOf(stranger, 'Ile to 2 + 2?')))).toBe('assistant/no-access');
    });

    it('is closed to a pupil under 16 until a guardian agrees, and nothing is spent (S2 §5.48, §6.22)', async () => {
      const little = await registered(world.neighbour(), { ...LITTLE_ALA, guardianConsent: false });
      expect(await codeFrom(little.assistant.ask(questionOf(little, 'Ile to 2 + 2?')))).toBe(
        'assistant/guardian-missing',
      );
      expect((await little.trials.status()).canStartTrial).toBe(true);
      await little.users.update(little.person.uid, { guardianConsent: true });
      expect((await little.assistant.ask(questionOf(little, 'Ile to 2 + 2?'))).pointsUsed).toBe(1);
    });

    it('answers a cry for help of whoever has registered, and takes nothing for it', async () => {
      const little = await registered(world.neighbour(), { ...LITTLE_ALA, guardianConsent: false });
      const { pointsUsed } = await little.assistant.ask(questionOf(little, 'Chcę się zabić'));
      expect([pointsUsed, (await little.trials.status()).canStartTrial]).toEqual([0, true]);
    });

    it('reads three to two thousand characters (S2 §5.1–5.2)', async () => {
      expect(await codeFrom(world.assistant.ask(questionOf(world, 'ab ')))).toBe('request/invalid');
      expect(await codeFrom(world.assistant.ask(questionOf(world, 'a'.repeat(2001))))).toBe('request/invalid');
      expect((await world.assistant.ask(questionOf(world, 'a'.repeat(2000)))).pointsUsed).toBe(1);
    });

    it('does not go on with an unknown conversation, another pupil’s or one of the other mode', async () => {
      const { conversationId } = await world.assistant.ask(questionOf(world, 'Ile to 2 + 2?'));
      const other = await registered(world.neighbour());
      const unknown = '3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10';
      expect(await codeFrom(world.assistant.ask(questionOf(world, 'A dalej?', { conversationId: unknown })))).toBe(
        'request/not-found',
      );
      expect(
        await codeFrom(world.assistant.ask(questionOf(world, 'A dalej?', { conversationId, mode: 'buddy' }))),
      ).toBe('request/not-found');
      expect(await codeFrom(other.assistant.ask(questionOf(other, 'A dalej?', { conversationId })))).toBe(
        'request/not-found',
      );
    });

    it('is asked in one’s own name only', async () => {
      const other = world.neighbour();
      expect(await codeFrom(other.assistant.ask(questionOf(world, 'Ile to 2 + 2?')))).toBe('session/forbidden');
    });
  });
};

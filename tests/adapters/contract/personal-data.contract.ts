import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { LITTLE_ALA, questionOf, registered, type OpenWorld, type World } from './world.ts';

export const describePersonalDataPort = (name: string, open: OpenWorld): void => {
  describe(`personal data, ${name}`, () => {
    let world: World;

    beforeEach(() => {
      world = open();
    });

    it('are told whole, as text that a person can read', async () => {
      await registered(world, LITTLE_ALA);
      await world.assistant.ask(questionOf(world, 'Ile to 2 + 2?'));
      await world.clientLogs.write({ userId: world.person.uid, text: 'registration completed', at: world.clock.now() });
      const text = await world.personalData.export(world.person.uid);
      const { exportedAt, user, conversations, logs } = JSON.parse(text);
      expect({
        exportedAt,
        user: [user.id, user.firstName, user.email, user.classId, user.guardianEmail],
        said: conversations.map(({ messages }: { messages: { content: string }[] }) =>
          messages.map(({ content }) => content),
        ),
        logs,
      }).toEqual({
        exportedAt: '2026-09-01T12:00:00.000Z',
        user: [world.person.uid, 'Ala', world.person.email, 10, 'mama@example.test'],
        said: [['Ile to 2 + 2?', 'Pomyślmy: Ile to 2 + 2?']],
        logs: [{ text: 'registration completed', timeStamp: '2026-09-01T12:00:00.000Z' }],
      });
      expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
    });

    it('are none of a person who has not registered', async () => {
      expect(await codeFrom(world.personalData.export(world.person.uid))).toBe('request/not-found');
    });

    it('are each pupil’s own', async () => {
      await registered(world);
      const { personalData } = await registered(world.neighbour());
      expect(await codeFrom(personalData.export(world.person.uid))).toBe('session/forbidden');
    });

    it('give a caller who has left the own reason back', async () => {
      await expect(world.personalData.export(world.person.uid, AbortSignal.abort('page closed'))).rejects.toBe(
        'page closed',
      );
    });
  });
};

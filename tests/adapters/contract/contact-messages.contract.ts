import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { registered, type OpenWorld, type World } from './world.ts';

export const describeContactMessagesPort = (name: string, open: OpenWorld): void => {
  describe(`the contact form, ${name}`, () => {
    let world: World;
    const message = (change: object = {}) => ({
      name: 'Ala',
      email: `${world.person.uid}@example.test`,
      subject: 'Pytanie',
      message: 'Kiedy ruszy nowy dział?',
      ...change,
    });
    beforeEach(() => {
      world = open();
    });

    it('takes a message of somebody who has not registered, and of a pupil (S2 §7.55–7.56)', async () => {
      expect(await world.contactMessages.send(message(), 'one')).toBe(undefined);
      await registered(world);
      expect(await world.contactMessages.send(message(), 'two')).toBe(undefined);
    });

    it('takes the same message under its key once, and no other under it (R10)', async () => {
      await world.contactMessages.send(message(), 'one');
      expect(await world.contactMessages.send(message(), 'one')).toBe(undefined);
      expect(await codeFrom(world.contactMessages.send(message({ subject: 'Inny temat' }), 'one'))).toBe(
        'request/conflict',
      );
    });

    it.each([
      ['name', 'A'],
      ['email', 'ala@example'],
      ['subject', 'Hej!'],
      ['message', 'Dziękuję!'],
      ['message', 'a'.repeat(401)],
    ])('does not take the %s „%s” (S2 §5.41–5.47)', async (field, value) => {
      expect(await codeFrom(world.contactMessages.send(message({ [field]: value }), 'one'))).toBe('request/invalid');
    });
  });
};

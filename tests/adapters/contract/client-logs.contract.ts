import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { registered, type OpenWorld, type World } from './world.ts';

export const describeClientLogsPort = (name: string, open: OpenWorld): void => {
  describe(`the client log, ${name}`, () => {
    let world: World;
    const entry = (text = 'registration completed') => ({ userId: world.person.uid, text, at: world.clock.now() });

    beforeEach(async () => {
      world = await registered(open());
    });

    it('takes a line of at most 8 kB', async () => {
      expect(await world.clientLogs.write(entry('ą'.repeat(4096)))).toBe(undefined);
      expect(await codeFrom(world.clientLogs.write(entry('ą'.repeat(4097))))).toBe('request/invalid');
      expect(await codeFrom(world.clientLogs.write(entry('')))).toBe('request/invalid');
    });

    it('takes lines of the signed-in pupil only', async () => {
      const { clientLogs, person } = world.neighbour();
      expect(await codeFrom(clientLogs.write(entry()))).toBe('session/forbidden');
      expect(await codeFrom(clientLogs.write({ ...entry(), userId: person.uid }))).toBe('request/not-found');
    });
  });
};

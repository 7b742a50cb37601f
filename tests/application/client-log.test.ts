import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RECOVERY_MESSAGES } from '#domain/resilience/client-log/client-log-entry.rules.ts';
import type { RecoveryMessage } from '#domain/resilience/recovery/recovery.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { ANIA, ANIAS_ACCOUNT, BARTEK, PREMIUM } from '../model/identity/people.ts';
import { wiredApp, type World } from './wired-app.ts';

const MINUTE = 60_000;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const signedIn = async (given: Partial<World> = {}) => {
  const wired = wiredApp({ user: async () => ANIAS_ACCOUNT, subscription: async () => PREMIUM, ...given });
  wired.tell(ANIA);
  await pass(0);
  return wired;
};

const failing = (call: string, at = 0) => ({ type: 'call.failed', call, code: 'server/unavailable', at }) as const;

describe('the client log of the application', () => {
  it('sends every minute what has gone wrong, in the name of whoever is here, and an error once (S1 §9.26)', async () => {
    const { problems, world } = await signedIn();
    problems.report(failing('trial.status'));
    problems.report(failing('trial.status', 1));
    problems.report({ type: 'error.thrown', place: 'script', error: 'Ania', components: '', at: 2 });
    await pass(MINUTE - 1);
    const before = [...world.logged];
    await pass(1);
    expect([before, world.logged]).toEqual([[], ['ania: trial.status: server/unavailable', 'ania: script: string']]);
  });

  it('hears what went wrong before anybody was here (D44)', async () => {
    const { problems, world, tell } = wiredApp({ user: async () => ANIAS_ACCOUNT });
    problems.report(failing('trial.status'));
    await pass(2 * MINUTE);
    tell(ANIA);
    await pass(MINUTE);
    expect(world.logged).toEqual(['ania: trial.status: server/unavailable']);
  });

  it('is kept for this user until it has arrived', async () => {
    const { problems, world } = await signedIn();
    problems.report(failing('trial.status', 7));
    const waiting = world.log.get('ania');
    await pass(MINUTE);
    expect([waiting, world.log.get('ania')]).toEqual([
      [{ level: 'warning', text: 'trial.status: server/unavailable', at: 7 }],
      [],
    ]);
  });

  it('sends what the page before could not send', async () => {
    const { world } = await signedIn({ log: new Map([['ania', [{ level: 'error', text: 'left', at: 1 }]]]) });
    await pass(MINUTE);
    expect(world.logged).toEqual(['ania: left']);
  });

  it('forgets what is left when somebody logs out, and never sends it for the next one (R14)', async () => {
    const { app, problems, world, tell } = await signedIn();
    problems.report(failing('trial.status'));
    app.session.send({ type: 'pupil.loggedOut' });
    await pass(0);
    const left = world.log.get('ania');
    world.user = async () => ({ ...ANIAS_ACCOUNT, id: 'bartek' });
    tell(BARTEK);
    await pass(MINUTE);
    expect([left, world.logged]).toEqual([[], []]);
  });

  it('says what the session could not find out', async () => {
    const { world } = await signedIn({
      subscription: () => Promise.reject(new Failure('server/unavailable')),
    });
    await pass(MINUTE);
    expect(world.logged).toEqual(['ania: session: no profile']);
  });

  it('says that pupils were led in circles, where, and what came of it (S2 §8.53–8.54)', async () => {
    const { app, world, tell } = await signedIn();
    for (let time = 0; time < 3; time += 1)
      app.navigationGuard.send({ type: 'navigation.requested', path: '/pricing', at: Date.now(), isByPupil: false });
    await pass(0);
    tell(ANIA);
    await pass(MINUTE);
    expect(world.logged).toEqual([
      'ania: redirect-loop: /pricing → /pricing → /pricing',
      'ania: State cleared - retry operation',
    ]);
  });

  it.each<[RecoveryMessage, string]>([
    ['recovery/cooldown', 'Recovery in cooldown period'],
    ['recovery/exhausted', 'Max recovery attempts exceeded - manual intervention required'],
    ['recovery/failed', 'Automatic recovery failed'],
    ['recovery/state-cleared', 'State cleared - retry operation'],
    ['recovery/registration-needed', 'User needs to complete registration'],
    ['recovery/mismatch-cleared', 'User ID mismatch - state cleared, retry needed'],
    ['recovery/nobody-cleared', 'Cleared state - no Firebase user'],
  ])('says of %s what S1 §8.63–8.69 say', (message, sentence) => {
    expect(RECOVERY_MESSAGES[message]).toBe(sentence);
  });
});

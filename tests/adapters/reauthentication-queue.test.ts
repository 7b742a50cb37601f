import { describe, expect, it } from 'vitest';
import { reauthentication } from '#application/identity/session/reauthentication-queue.service.ts';

const STAY = new AbortController().signal;

const openQueue = () => {
  const asked: string[] = [];
  const queue = reauthentication();
  queue.open({ loginNeeded: () => asked.push('login'), accountDeleted: () => asked.push('deletion') });
  return { queue, asked };
};

describe('the queue where stopped calls wait for a login', () => {
  it('has no hope for a visitor, and asks nobody', async () => {
    expect(await reauthentication().request(STAY)).toEqual(false);
  });

  it('asks for a login and lets all calls go on when the person is back', async () => {
    const { queue, asked } = openQueue();
    const calls = [queue.request(STAY), queue.request(STAY)];
    queue.settle(true);
    expect([await Promise.all(calls), asked]).toEqual([
      [true, true],
      ['login', 'login'],
    ]);
  });

  it('gives the calls up when the dialog is dismissed, and asks anew for the next one', async () => {
    const { queue, asked } = openQueue();
    const dismissed = queue.request(STAY);
    queue.settle(false);
    const next = queue.request(STAY);
    queue.settle(true);
    expect([await dismissed, await next, asked]).toEqual([false, true, ['login', 'login']]);
  });

  it('gives everything up when the session ends: nothing of the first pupil is sent for the next (R14)', async () => {
    const { queue, asked } = openQueue();
    const waiting = queue.request(STAY);
    queue.close();
    expect([await waiting, await queue.request(STAY), asked]).toEqual([false, false, ['login']]);
  });

  it('lets a call that was abandoned go with its reason, and keeps the others', async () => {
    const { queue } = openQueue();
    const leaving = new AbortController();
    const abandoned = queue.request(leaving.signal);
    const staying = queue.request(STAY);
    leaving.abort(new Error('left the page'));
    queue.settle(true);
    await expect(abandoned).rejects.toThrow('left the page');
    expect(await staying).toEqual(true);
    await expect(queue.request(leaving.signal)).rejects.toThrow('left the page');
  });

  it('passes on that the account was deleted, while a session is open', () => {
    const { queue, asked } = openQueue();
    queue.reportDeletion();
    queue.close();
    queue.reportDeletion();
    expect(asked).toEqual(['deletion']);
  });
});

import { describe, expect, it } from 'vitest';
import { reauthentication } from '#application/identity/session/reauthentication-queue.service.ts';

const STAY = new AbortController().signal;

const openDesk = () => {
  const asked: string[] = [];
  const desk = reauthentication();
  desk.open({ loginNeeded: () => asked.push('login'), accountDeleted: () => asked.push('deletion') });
  return { desk, asked };
};

describe('the desk where stopped calls wait for a login', () => {
  it('has no hope for a visitor, and asks nobody', async () => {
    expect(await reauthentication().request(STAY)).toEqual(false);
  });

  it('asks for a login and lets all calls go on when the person is back', async () => {
    const { desk, asked } = openDesk();
    const calls = [desk.request(STAY), desk.request(STAY)];
    desk.settle(true);
    expect([await Promise.all(calls), asked]).toEqual([
      [true, true],
      ['login', 'login'],
    ]);
  });

  it('gives the calls up when the dialog is dismissed, and asks anew for the next one', async () => {
    const { desk, asked } = openDesk();
    const dismissed = desk.request(STAY);
    desk.settle(false);
    const next = desk.request(STAY);
    desk.settle(true);
    expect([await dismissed, await next, asked]).toEqual([false, true, ['login', 'login']]);
  });

  it('gives everything up when the session ends: nothing of the first pupil is sent for the next (R14)', async () => {
    const { desk, asked } = openDesk();
    const waiting = desk.request(STAY);
    desk.close();
    expect([await waiting, await desk.request(STAY), asked]).toEqual([false, false, ['login']]);
  });

  it('lets a call that was abandoned go with its reason, and keeps the others', async () => {
    const { desk } = openDesk();
    const leaving = new AbortController();
    const abandoned = desk.request(leaving.signal);
    const staying = desk.request(STAY);
    leaving.abort(new Error('left the page'));
    desk.settle(true);
    await expect(abandoned).rejects.toThrow('left the page');
    expect(await staying).toEqual(true);
    await expect(desk.request(leaving.signal)).rejects.toThrow('left the page');
  });

  it('passes on that the account was deleted, while a session is open', () => {
    const { desk, asked } = openDesk();
    desk.reportDeletion();
    desk.close();
    desk.reportDeletion();
    expect(asked).toEqual(['deletion']);
  });
});

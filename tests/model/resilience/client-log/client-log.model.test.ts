import { describe, expect, it } from 'vitest';
import { clientLogMachine } from '#domain/resilience/client-log/client-log.machine.ts';
import type { ClientLogEntry } from '#domain/resilience/client-log/client-log.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const entry = (text: string, level: ClientLogEntry['level'] = 'info'): ClientLogEntry => ({ level, text, at: 1_000 });
const entries = (count: number, from = 1): readonly ClientLogEntry[] =>
  Array.from({ length: count }, (_, index) => entry(`entry ${from + index}`));
const changed = (kept: readonly ClientLogEntry[], userId: string | null = 'ania') =>
  ({ type: 'clientLog.changed', userId, entries: kept }) as const;
const textsOf = (list: readonly ClientLogEntry[]) => list.map(({ text }) => text);

const sizeClass = (size: number): string =>
  size === 0 ? 'none' : size < 50 ? 'some' : size === 50 ? 'a batch' : size < 1_000 ? 'more than a batch' : 'full';

describeMachine('clientLog', clientLogMachine, {
  events: {
    'entry.written': [{ entry: entry('navigation failed') }, { entry: entry('detail', 'debug') }],
    'page.left': [{}],
    'session.established': [{ userId: 'ania' }, { userId: 'bartek' }],
    'session.ended': [{ isLeft: true }, { isLeft: false }],
  },
  answers: {
    recallEntries: [done([]), done(entries(60)), failed('unexpected')],
    sendEntries: [done(50), done(1), done(0), failed('server/unavailable')],
  },
  keyOf: ({ ownerId, isHere, waiting, batch }) => [ownerId, isHere, sizeClass(waiting.length), sizeClass(batch.length)],
  restStates: ['gathering'],
  endsByItself: {
    recallEntries: 'at once: the storage of the browser',
    sendEntries: 'within 30 s: the timeout of the call (S1 §9)',
  },
  ignored: { 'sending/page.left': 'what is being sent is kept until it has arrived' },
  invariants: {
    'never keeps more than 1000 entries': ({ context }) => context.waiting.length + context.batch.length <= 1_000,
    'never sends more than 50 at once': ({ context }) => context.batch.length <= 50,
    'sends in nobody’s name nothing': ({ snapshot, context }) =>
      !snapshot.matches('sending') || (context.isHere && context.ownerId !== null && context.batch.length > 0),
    'keeps nothing below the minimum level': ({ context }) =>
      [...context.batch, ...context.waiting].every(({ level }) => level !== 'debug'),
    'tells of every change what there is': ({ context, emitted }) =>
      emitted.every(({ entries: said }) => said.length === context.batch.length + context.waiting.length),
    'keeps nothing of one user for another': ({ context, before }) =>
      before === undefined ||
      before.context.ownerId === null ||
      before.context.ownerId === context.ownerId ||
      context.waiting.length + context.batch.length === 0,
  },
});

/** A clientLog of Ania's with so many entries, before the minute is over. */
const clientLogOf = (count: number) => {
  const clientLog = testActor(clientLogMachine);
  clientLog.send({ type: 'session.established', userId: 'ania' });
  clientLog.answer('recallEntries', done([]));
  for (const written of entries(count)) clientLog.send({ type: 'entry.written', entry: written });
  return clientLog;
};

const sendingOf = (count: number) => {
  const clientLog = clientLogOf(count);
  clientLog.pass(60_000);
  return clientLog;
};

describe('clientLog', () => {
  it('sends every 60 seconds what has gathered (S1 §9.26, §7.70)', () => {
    const clientLog = clientLogOf(2);
    clientLog.pass(59_999);
    expect([clientLog.state(), clientLog.pending()]).toEqual(['gathering', []]);
    clientLog.pass(1);
    expect([clientLog.state(), clientLog.askedOf('sendEntries')]).toEqual([
      'sending',
      { userId: 'ania', entries: entries(2) },
    ]);
  });

  it('sends batches of 50, one after the other, until all has arrived (S1 §9.25)', () => {
    const clientLog = sendingOf(120);
    expect(clientLog.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(50) });
    clientLog.answer('sendEntries', done(50));
    expect([clientLog.state(), clientLog.askedOf('sendEntries')]).toEqual([
      'sending',
      { userId: 'ania', entries: entries(50, 51) },
    ]);
    expect(clientLog.emitted.at(-1)).toEqual(changed(entries(70, 51)));
    clientLog.answer('sendEntries', done(50));
    expect(clientLog.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(20, 101) });
    clientLog.answer('sendEntries', done(20));
    expect([clientLog.state(), clientLog.context().waiting, clientLog.emitted.at(-1)]).toEqual([
      'gathering',
      [],
      changed([]),
    ]);
  });

  it('does not send before the minute is over, however much has gathered', () => {
    expect([clientLogOf(60).state(), clientLogOf(60).pending()]).toEqual(['gathering', []]);
  });

  it('asks again after another minute when there was nothing to send', () => {
    const clientLog = clientLogOf(0);
    clientLog.pass(60_000);
    expect(clientLog.state()).toEqual('gathering');
    clientLog.send({ type: 'entry.written', entry: entry('entry 1') });
    clientLog.pass(60_000);
    expect(clientLog.state()).toEqual('sending');
  });

  it('keeps info, warnings and errors, and no debugging (S1 §9.27)', () => {
    const clientLog = clientLogOf(0);
    for (const level of ['debug', 'info', 'warning', 'error'] as const)
      clientLog.send({ type: 'entry.written', entry: entry(level, level) });
    expect(textsOf(clientLog.context().waiting)).toEqual(['info', 'warning', 'error']);
  });

  it('keeps nothing personal (R9)', () => {
    const clientLog = clientLogOf(0);
    clientLog.send({ type: 'entry.written', entry: entry('mail to ola@example.pl, call +48 600 100 200') });
    expect(textsOf(clientLog.context().waiting)).toEqual(['mail to [e-mail], call [number]']);
  });

  it('keeps at most 1000 entries and drops the oldest (S1 §9.24)', () => {
    const clientLog = clientLogOf(1_001);
    expect([
      clientLog.context().waiting.length,
      clientLog.context().waiting[0],
      clientLog.context().waiting.at(-1),
    ]).toEqual([1_000, entry('entry 2'), entry('entry 1001')]);
  });

  it('counts what is on its way, too (S1 §9.24)', () => {
    const clientLog = sendingOf(1_000);
    clientLog.send({ type: 'entry.written', entry: entry('entry 1001') });
    expect([
      clientLog.context().batch.length,
      clientLog.context().waiting.length,
      clientLog.context().waiting[0],
      clientLog.context().waiting.at(-1),
    ]).toEqual([50, 950, entry('entry 52'), entry('entry 1001')]);
  });

  it('loses nothing on a failure: it is kept and sent again, before what came later (S1 §7.70)', () => {
    const clientLog = sendingOf(2);
    clientLog.send({ type: 'entry.written', entry: entry('entry 3') });
    clientLog.answer('sendEntries', failed('server/unavailable'));
    expect([clientLog.state(), clientLog.context().waiting, clientLog.context().batch]).toEqual([
      'gathering',
      entries(3),
      [],
    ]);
    clientLog.pass(60_000);
    expect(clientLog.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(3) });
  });

  it('sends only the rest again when a part has arrived', () => {
    const clientLog = sendingOf(60);
    clientLog.answer('sendEntries', done(20));
    expect([clientLog.state(), clientLog.context().waiting]).toEqual(['gathering', entries(40, 21)]);
    expect(clientLog.emitted.at(-1)).toEqual(changed(entries(40, 21)));
  });

  it('sends at once when the page is left', () => {
    const clientLog = clientLogOf(3);
    clientLog.send({ type: 'page.left' });
    expect([clientLog.state(), clientLog.askedOf('sendEntries')]).toEqual([
      'sending',
      { userId: 'ania', entries: entries(3) },
    ]);
  });

  it('sends nothing when the page is left and there is nothing', () => {
    const clientLog = clientLogOf(0);
    clientLog.send({ type: 'page.left' });
    expect([clientLog.state(), clientLog.pending()]).toEqual(['gathering', []]);
  });

  it('tells of every entry, so that it outlives the page', () => {
    expect(clientLogOf(2).emitted.slice(-2)).toEqual([changed(entries(1)), changed(entries(2))]);
  });

  it('sends what the last visit could not send, first', () => {
    const clientLog = testActor(clientLogMachine);
    clientLog.send({ type: 'entry.written', entry: entry('entry 3') });
    clientLog.send({ type: 'session.established', userId: 'ania' });
    expect(clientLog.askedOf('recallEntries')).toEqual('ania');
    clientLog.answer('recallEntries', done(entries(2)));
    expect([clientLog.context().waiting, clientLog.emitted.at(-1)]).toEqual([entries(3), changed(entries(3))]);
  });

  it('begins anew when what the last visit left cannot be read', () => {
    const clientLog = testActor(clientLogMachine);
    clientLog.send({ type: 'entry.written', entry: entry('entry 1') });
    clientLog.send({ type: 'session.established', userId: 'ania' });
    clientLog.answer('recallEntries', failed('unexpected'));
    expect([clientLog.state(), clientLog.context().waiting]).toEqual(['gathering', entries(1)]);
  });

  it('waits until somebody is logged in, in whose name entries may be sent', () => {
    const clientLog = testActor(clientLogMachine);
    clientLog.send({ type: 'entry.written', entry: entry('entry 1') });
    clientLog.pass(60_000);
    clientLog.send({ type: 'page.left' });
    expect([clientLog.state(), clientLog.pending()]).toEqual(['gathering', []]);
    clientLog.send({ type: 'session.established', userId: 'ania' });
    clientLog.answer('recallEntries', done([]));
    clientLog.pass(60_000);
    expect(clientLog.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(1) });
  });

  it.each([
    ['gathered', clientLogOf],
    ['on its way', sendingOf],
  ] as const)('leaves nothing for the next pupil at a logout, when it is %s (R14)', (_, reach) => {
    const clientLog = reach(2);
    clientLog.send({ type: 'session.ended', isLeft: true });
    expect([clientLog.state(), clientLog.pending(), clientLog.context(), clientLog.emitted.at(-1)]).toEqual([
      'gathering',
      [],
      { ownerId: null, isHere: false, waiting: [], batch: [] },
      changed([]),
    ]);
  });

  it.each([
    ['gathered', clientLogOf],
    ['on its way', sendingOf],
  ] as const)('keeps entries over an expired login, when they are %s', (_, reach) => {
    const clientLog = reach(2);
    clientLog.send({ type: 'session.ended', isLeft: false });
    expect([clientLog.state(), clientLog.pending(), clientLog.context()]).toEqual([
      'gathering',
      [],
      { ownerId: 'ania', isHere: false, waiting: entries(2), batch: [] },
    ]);
    clientLog.send({ type: 'session.established', userId: 'ania' });
    clientLog.pass(60_000);
    expect(clientLog.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(2) });
  });

  it.each([
    ['gathered', clientLogOf],
    ['on its way', sendingOf],
  ] as const)('never sends one user’s entries in the name of the next, when they are %s (R14)', (_, reach) => {
    const clientLog = reach(2);
    clientLog.send({ type: 'session.ended', isLeft: false });
    clientLog.send({ type: 'session.established', userId: 'bartek' });
    clientLog.answer('recallEntries', done([]));
    clientLog.pass(60_000);
    expect([clientLog.state(), clientLog.pending(), clientLog.context()]).toEqual([
      'gathering',
      [],
      { ownerId: 'bartek', isHere: true, waiting: [], batch: [] },
    ]);
  });

  it('forgets a look into the store when the pupil leaves meanwhile', () => {
    const clientLog = testActor(clientLogMachine);
    clientLog.send({ type: 'session.established', userId: 'ania' });
    clientLog.send({ type: 'session.ended', isLeft: true });
    expect([clientLog.state(), clientLog.pending(), clientLog.emitted.at(-1)]).toEqual(['gathering', [], changed([])]);
  });
});

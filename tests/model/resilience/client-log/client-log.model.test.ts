import { describe, expect, it } from 'vitest';
import { journalMachine } from '#domain/resilience/client-log/client-log.machine.ts';
import type { JournalEntry } from '#domain/resilience/client-log/client-log.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { stage } from '../../tools/test-actor.ts';

const entry = (text: string, level: JournalEntry['level'] = 'info'): JournalEntry => ({ level, text, at: 1_000 });
const entries = (count: number, from = 1): readonly JournalEntry[] =>
  Array.from({ length: count }, (_, index) => entry(`entry ${from + index}`));
const textsOf = (list: readonly JournalEntry[]) => list.map(({ text }) => text);

const sizeClass = (size: number): string =>
  size === 0 ? 'none' : size < 50 ? 'some' : size === 50 ? 'a batch' : size < 1_000 ? 'more than a batch' : 'full';

describeMachine('journal', journalMachine, {
  events: {
    'entry.written': [{ entry: entry('navigation failed') }, { entry: entry('detail', 'debug') }],
    'page.left': [{}],
    'session.established': [{ userId: 'ania' }],
    'session.ended': [{ isLeft: true }, { isLeft: false }],
  },
  answers: {
    recallEntries: [done([]), done(entries(60)), failed('unexpected')],
    sendEntries: [done(50), done(1), done(0), failed('server/unavailable')],
  },
  keyOf: ({ userId, waiting, batch }) => [userId, sizeClass(waiting.length), sizeClass(batch.length)],
  homes: ['gathering'],
  endsByItself: {
    recallEntries: 'the browser answers at once',
    sendEntries: 'every call has a timeout of 30 s (S1 §9)',
  },
  invariants: {
    'never keeps more than 1000 entries': ({ context }) => context.waiting.length + context.batch.length <= 1_000,
    'never sends more than 50 at once': ({ context }) => context.batch.length <= 50,
    'sends in nobody’s name nothing': ({ snapshot, context }) =>
      !snapshot.matches('sending') || (context.userId !== null && context.batch.length > 0),
    'keeps nothing below the minimum level': ({ context }) =>
      [...context.batch, ...context.waiting].every(({ level }) => level !== 'debug'),
    'tells of every change what there is': ({ context, emitted }) =>
      emitted.every((said) => said.entries.length === context.batch.length + context.waiting.length),
  },
});

/** A journal of Ania's with so many entries, before the minute is over. */
const journalOf = (count: number) => {
  const journal = stage(journalMachine);
  journal.answer('recallEntries', done([]));
  journal.send({ type: 'session.established', userId: 'ania' });
  for (const written of entries(count)) journal.send({ type: 'entry.written', entry: written });
  return journal;
};

const sendingOf = (count: number) => {
  const journal = journalOf(count);
  journal.pass(60_000);
  return journal;
};

describe('journal', () => {
  it('sends every 60 seconds what has gathered (S1 §9)', () => {
    const journal = journalOf(2);
    journal.pass(59_999);
    expect([journal.state(), journal.pending()]).toEqual(['gathering', []]);
    journal.pass(1);
    expect([journal.state(), journal.askedOf('sendEntries')]).toEqual([
      'sending',
      { userId: 'ania', entries: entries(2) },
    ]);
  });

  it('sends batches of 50, one after the other, until all has arrived (S1 §9)', () => {
    const journal = sendingOf(120);
    expect(journal.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(50) });
    journal.answer('sendEntries', done(50));
    expect([journal.state(), journal.askedOf('sendEntries')]).toEqual([
      'sending',
      { userId: 'ania', entries: entries(50, 51) },
    ]);
    expect(journal.emitted.at(-1)).toEqual({ type: 'journal.changed', entries: entries(70, 51) });
    journal.answer('sendEntries', done(50));
    expect(journal.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(20, 101) });
    journal.answer('sendEntries', done(20));
    expect([journal.state(), journal.context().waiting, journal.emitted.at(-1)]).toEqual([
      'gathering',
      [],
      { type: 'journal.changed', entries: [] },
    ]);
  });

  it('does not send before the minute is over, however much has gathered', () => {
    expect([journalOf(60).state(), journalOf(60).pending()]).toEqual(['gathering', []]);
  });

  it('asks again after another minute when there was nothing to send', () => {
    const journal = journalOf(0);
    journal.pass(60_000);
    expect(journal.state()).toEqual('gathering');
    journal.send({ type: 'entry.written', entry: entry('entry 1') });
    journal.pass(60_000);
    expect(journal.state()).toEqual('sending');
  });

  it('keeps info, warnings and errors, and no debugging (S1 §9)', () => {
    const journal = journalOf(0);
    for (const level of ['debug', 'info', 'warning', 'error'] as const)
      journal.send({ type: 'entry.written', entry: entry(level, level) });
    expect(textsOf(journal.context().waiting)).toEqual(['info', 'warning', 'error']);
  });

  it('keeps nothing personal (R9)', () => {
    const journal = journalOf(0);
    journal.send({ type: 'entry.written', entry: entry('mail to ola@example.pl, call +48 600 100 200') });
    expect(textsOf(journal.context().waiting)).toEqual(['mail to [e-mail], call [number]']);
  });

  it('keeps at most 1000 entries and drops the oldest (S1 §9)', () => {
    const journal = journalOf(1_001);
    expect([journal.context().waiting.length, journal.context().waiting[0], journal.context().waiting.at(-1)]).toEqual([
      1_000,
      entry('entry 2'),
      entry('entry 1001'),
    ]);
  });

  it('counts what is on its way, too (S1 §9)', () => {
    const journal = sendingOf(1_000);
    journal.send({ type: 'entry.written', entry: entry('entry 1001') });
    expect([
      journal.context().batch.length,
      journal.context().waiting.length,
      journal.context().waiting[0],
      journal.context().waiting.at(-1),
    ]).toEqual([50, 950, entry('entry 52'), entry('entry 1001')]);
  });

  it('loses nothing on a failure: it is kept and sent again, before what came later (S1 §9)', () => {
    const journal = sendingOf(2);
    journal.send({ type: 'entry.written', entry: entry('entry 3') });
    journal.answer('sendEntries', failed('server/unavailable'));
    expect([journal.state(), journal.context().waiting, journal.context().batch]).toEqual([
      'gathering',
      entries(3),
      [],
    ]);
    journal.pass(60_000);
    expect(journal.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(3) });
  });

  it('sends only the rest again when a part has arrived', () => {
    const journal = sendingOf(60);
    journal.answer('sendEntries', done(20));
    expect([journal.state(), journal.context().waiting]).toEqual(['gathering', entries(40, 21)]);
    expect(journal.emitted.at(-1)).toEqual({ type: 'journal.changed', entries: entries(40, 21) });
  });

  it('sends at once when the page is left', () => {
    const journal = journalOf(3);
    journal.send({ type: 'page.left' });
    expect([journal.state(), journal.askedOf('sendEntries')]).toEqual([
      'sending',
      { userId: 'ania', entries: entries(3) },
    ]);
  });

  it('sends nothing when the page is left and there is nothing', () => {
    const journal = journalOf(0);
    journal.send({ type: 'page.left' });
    expect([journal.state(), journal.pending()]).toEqual(['gathering', []]);
  });

  it('tells of every entry, so that it outlives the page', () => {
    expect(journalOf(2).emitted.slice(-2)).toEqual([
      { type: 'journal.changed', entries: entries(1) },
      { type: 'journal.changed', entries: entries(2) },
    ]);
  });

  it('sends what the last visit could not send, first', () => {
    const journal = stage(journalMachine);
    journal.send({ type: 'entry.written', entry: entry('entry 3') });
    journal.answer('recallEntries', done(entries(2)));
    expect([journal.context().waiting, journal.emitted.at(-1)]).toEqual([
      entries(3),
      { type: 'journal.changed', entries: entries(3) },
    ]);
  });

  it('begins anew when what the last visit left cannot be read', () => {
    const journal = stage(journalMachine);
    journal.send({ type: 'entry.written', entry: entry('entry 1') });
    journal.answer('recallEntries', failed('unexpected'));
    expect([journal.state(), journal.context().waiting]).toEqual(['gathering', entries(1)]);
  });

  it('waits until somebody is logged in, in whose name entries may be sent', () => {
    const journal = stage(journalMachine);
    journal.answer('recallEntries', done(entries(1)));
    journal.pass(60_000);
    journal.send({ type: 'page.left' });
    expect([journal.state(), journal.pending()]).toEqual(['gathering', []]);
    journal.send({ type: 'session.established', userId: 'ania' });
    journal.pass(60_000);
    expect(journal.askedOf('sendEntries')).toEqual({ userId: 'ania', entries: entries(1) });
  });

  it.each([
    ['gathered', journalOf],
    ['on its way', sendingOf],
  ] as const)('leaves nothing for the next pupil at a logout, when it is %s (R14)', (_, reach) => {
    const journal = reach(2);
    journal.send({ type: 'session.ended', isLeft: true });
    expect([journal.state(), journal.pending(), journal.context(), journal.emitted.at(-1)]).toEqual([
      'gathering',
      [],
      { userId: null, waiting: [], batch: [] },
      { type: 'journal.changed', entries: [] },
    ]);
  });

  it.each([
    ['gathered', journalOf],
    ['on its way', sendingOf],
  ] as const)('keeps entries over an expired login, when they are %s', (_, reach) => {
    const journal = reach(2);
    journal.send({ type: 'session.ended', isLeft: false });
    expect([journal.state(), journal.pending(), journal.context()]).toEqual([
      'gathering',
      [],
      { userId: null, waiting: entries(2), batch: [] },
    ]);
  });
});

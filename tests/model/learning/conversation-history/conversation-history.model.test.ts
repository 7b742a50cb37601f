import { describe, expect, it } from 'vitest';
import type { ConversationSummary } from '#domain/learning/conversation.types.ts';
import { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const titled = (id: string): ConversationSummary => ({
  id,
  mode: 'tutor',
  title: `Task ${id}`,
  createdAt: '2026-05-04T10:00:00.000Z',
});
const FIRST = { conversations: [titled('c3'), titled('c2')], page: 1, hasNextPage: true };
const SECOND = { conversations: [titled('c2'), titled('c1')], page: 2, hasNextPage: false };

describeMachine('conversation history', conversationHistoryMachine, {
  inputs: { 'the tutor': { mode: 'tutor' } },
  events: {
    'history.refreshRequested': [{ mode: 'tutor' }, { mode: 'buddy' }],
    'pupil.moreRequested': [{}],
    'pupil.retried': [{}],
  },
  answers: { fetchConversations: [done(FIRST), done(SECOND), failed('network/offline')] },
  keyOf: ({ conversations, page, mode, hasNextPage, failure }) => [
    conversations.map(({ id }) => id),
    Math.min(page, 3),
    mode,
    hasNextPage,
    failure,
  ],
  restStates: ['listed', 'failed'],
  endsByItself: { fetchConversations: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)' },
  ignored: { 'loading/pupil.*': 'the page is on its way' },
  invariants: {
    'no conversation is listed twice': ({ context }) =>
      new Set(context.conversations.map(({ id }) => id)).size === context.conversations.length,
    'a failure is named exactly while it shows': ({ snapshot, context }) =>
      snapshot.matches('failed') === (context.failure !== null),
  },
});

const listed = () => {
  const history = testActor(conversationHistoryMachine, { input: { mode: 'tutor' } });
  history.answer('fetchConversations', done(FIRST));
  return history;
};
const ids = ({ context }: ReturnType<typeof listed>) => context().conversations.map(({ id }) => id);

describe('conversation history', () => {
  it('begins with the first page of its mode (S2 §2.40)', () => {
    const history = testActor(conversationHistoryMachine, { input: { mode: 'tutor' } });
    expect(history.askedOf('fetchConversations')).toEqual({ mode: 'tutor', page: 1 });
    history.answer('fetchConversations', done(FIRST));
    expect([history.state(), ids(history)]).toEqual(['listed', ['c3', 'c2']]);
  });

  it('adds the next page below, each conversation once (S2 §2)', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    expect([history.askedOf('fetchConversations'), ids(history)]).toEqual([{ mode: 'tutor', page: 2 }, ['c3', 'c2']]);
    history.answer('fetchConversations', done(SECOND));
    expect([history.state(), ids(history)]).toEqual(['listed', ['c3', 'c2', 'c1']]);
  });

  it('asks for no page beyond the last', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.answer('fetchConversations', done(SECOND));
    history.send({ type: 'pupil.moreRequested' });
    expect([history.state(), history.pending()]).toEqual(['listed', []]);
  });

  it('shows the newest first after an answer, and keeps the list while it asks (S2 §4.13)', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.answer('fetchConversations', done(SECOND));
    history.send({ type: 'history.refreshRequested', mode: 'tutor' });
    expect([history.askedOf('fetchConversations'), ids(history)]).toEqual([
      { mode: 'tutor', page: 1 },
      ['c3', 'c2', 'c1'],
    ]);
    history.answer('fetchConversations', done({ ...FIRST, conversations: [titled('c4'), titled('c3')] }));
    expect(ids(history)).toEqual(['c4', 'c3']);
  });

  it('begins anew for another mode, even while a page is on its way (S2 §2.40)', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.send({ type: 'history.refreshRequested', mode: 'buddy' });
    expect([history.askedOf('fetchConversations'), ids(history), history.forgotten()]).toEqual([
      { mode: 'buddy', page: 1 },
      [],
      [],
    ]);
  });

  it('says why a page could not be had, and tries the same page again (S2 §8)', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.answer('fetchConversations', failed('network/offline'));
    expect([history.state(), history.context().failure, ids(history)]).toEqual([
      'failed',
      'network/offline',
      ['c3', 'c2'],
    ]);
    history.send({ type: 'pupil.retried' });
    expect([history.askedOf('fetchConversations'), history.context().failure]).toEqual([
      { mode: 'tutor', page: 2 },
      null,
    ]);
  });
});

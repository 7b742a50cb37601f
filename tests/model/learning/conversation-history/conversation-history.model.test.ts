import { describe, expect, it } from 'vitest';
import type { ConversationSummary } from '#domain/learning/conversation.types.ts';
import { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const titled = (id: string, title = `Task ${id}`): ConversationSummary => ({
  id,
  mode: 'tutor',
  title,
  createdAt: '2026-05-04T10:00:00.000Z',
});
/** Conversations from `from` down to `to`. */
const conversations = (from: number, to: number): readonly ConversationSummary[] =>
  Array.from({ length: from - to + 1 }, (_, index) => titled(`c${from - index}`));
const FIRST = { conversations: conversations(12, 3), page: 1, hasNextPage: true };
const SECOND = { conversations: conversations(3, 1), page: 2, hasNextPage: false };

describeMachine('conversation history', conversationHistoryMachine, {
  inputs: { 'the tutor': { mode: 'tutor' } },
  events: {
    'history.refreshRequested': [{ mode: 'tutor' }, { mode: 'buddy' }],
    'pupil.moreRequested': [{}],
    'pupil.retried': [{}],
    'pupil.queryChanged': [{ query: 'delta' }, { query: '' }],
    'pupil.searchSent': [{}],
    'pupil.renameRequested': [{ id: 'c12', title: 'Task c12' }],
    'pupil.titleChanged': [{ title: 'Delta' }, { title: ' ' }],
    'pupil.titleSent': [{}],
    'pupil.removalRequested': [{ id: 'c12' }],
    'pupil.confirmed': [{}],
    'pupil.declined': [{}],
  },
  answers: {
    fetchConversations: [done(FIRST), failed('network/offline')],
    renameConversation: [done(titled('c12', 'Delta')), done(null), failed('network/offline')],
    removeConversation: [done(undefined), failed('network/offline')],
  },
  keyOf: ({ conversations: listed, query, page, mode, hasNextPage, failure, edit }) => [
    listed.length,
    query,
    Math.min(page, 2),
    mode,
    hasNextPage,
    failure,
    edit && [edit.title, edit.failure],
  ],
  restStates: ['list.listed', 'list.failed', 'edit.none', 'edit.naming', 'edit.confirming'],
  endsByItself: {
    fetchConversations: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
    renameConversation: 'within 30 s: the timeout of the call (S1 §7.2)',
    removeConversation: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
  },
  ignored: {
    'list.loading/pupil.*': 'the page is on its way',
    'edit.renaming/pupil.*': 'the name is on its way',
    'edit.removing/pupil.*': 'the conversation is being deleted',
  },
  invariants: {
    'no conversation is listed twice': ({ context }) =>
      new Set(context.conversations.map(({ id }) => id)).size === context.conversations.length,
    'what was deleted is not listed': ({ context }) =>
      context.conversations.every(({ id }) => !context.removed.includes(id)),
    'a failure is named exactly while it shows': ({ snapshot, context }) =>
      snapshot.matches({ list: 'failed' }) === (context.failure !== null),
    'something is edited exactly while it is not none': ({ snapshot, context }) =>
      snapshot.matches({ edit: 'none' }) === (context.edit === null),
  },
});

const listed = () => {
  const history = testActor(conversationHistoryMachine, { input: { mode: 'tutor' } });
  history.answer('fetchConversations', done(FIRST));
  return history;
};
type History = ReturnType<typeof listed>;
const ids = ({ context }: History) => context().conversations.map(({ id }) => id);
const idsOf = (page: { readonly conversations: readonly ConversationSummary[] }) =>
  page.conversations.map(({ id }) => id);
const asked = (history: History) => history.askedOf('fetchConversations');

describe('conversation history', () => {
  it('begins with the first page of its mode (S2 §2.40)', () => {
    const history = testActor(conversationHistoryMachine, { input: { mode: 'tutor' } });
    expect(asked(history)).toEqual({ mode: 'tutor', query: '', page: 1 });
    history.answer('fetchConversations', done(FIRST));
    expect([history.state(), ids(history)]).toEqual([{ list: 'listed', edit: 'none' }, idsOf(FIRST)]);
  });

  it('adds the next page below, each conversation once (S2 §2)', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    expect([asked(history), ids(history)]).toEqual([{ mode: 'tutor', query: '', page: 2 }, idsOf(FIRST)]);
    history.answer('fetchConversations', done(SECOND));
    expect(ids(history)).toEqual([...idsOf(FIRST), 'c2', 'c1']);
  });

  it('asks for no page beyond the last', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.answer('fetchConversations', done(SECOND));
    history.send({ type: 'pupil.moreRequested' });
    expect(history.pending()).toEqual([]);
  });

  it('shows the newest first after an answer, and keeps the list while it asks (S2 §4.13)', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.answer('fetchConversations', done(SECOND));
    history.send({ type: 'history.refreshRequested', mode: 'tutor' });
    expect([asked(history), ids(history).length]).toEqual([{ mode: 'tutor', query: '', page: 1 }, 12]);
    history.answer('fetchConversations', done({ ...FIRST, conversations: conversations(13, 4) }));
    expect(ids(history)).toEqual(idsOf({ conversations: conversations(13, 4) }));
  });

  it('begins anew for another mode, even while a page is on its way (S2 §2.40)', () => {
    const history = listed();
    history.send({ type: 'pupil.queryChanged', query: 'delta' });
    history.send({ type: 'history.refreshRequested', mode: 'buddy' });
    expect([asked(history), ids(history), history.forgotten()]).toEqual([
      { mode: 'buddy', query: '', page: 1 },
      [],
      [],
    ]);
  });

  it('says why a page could not be had, and tries the same page again (S2 §8)', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.answer('fetchConversations', failed('network/offline'));
    expect([history.context().failure, ids(history)]).toEqual(['network/offline', idsOf(FIRST)]);
    history.send({ type: 'pupil.retried' });
    expect([asked(history), history.context().failure]).toEqual([{ mode: 'tutor', query: '', page: 2 }, null]);
  });
});

describe('looking for a conversation', () => {
  it('waits for a pause after the last letter, and goes on listing what was there', () => {
    const history = listed();
    history.send({ type: 'pupil.queryChanged', query: 'del' });
    history.pass(299);
    history.send({ type: 'pupil.queryChanged', query: 'delta ' });
    history.pass(299);
    expect([history.pending(), ids(history)]).toEqual([[], idsOf(FIRST)]);
    history.pass(1);
    expect(asked(history)).toEqual({ mode: 'tutor', query: 'delta', page: 1 });
    history.answer('fetchConversations', done({ conversations: [titled('c4')], page: 1, hasNextPage: false }));
    expect(ids(history)).toEqual(['c4']);
  });

  it('waits no longer when the search is sent', () => {
    const history = listed();
    history.send({ type: 'pupil.queryChanged', query: 'delta' });
    history.send({ type: 'pupil.searchSent' });
    expect(asked(history)).toEqual({ mode: 'tutor', query: 'delta', page: 1 });
  });

  it('forgets a page that is on its way for other words', () => {
    const history = listed();
    history.send({ type: 'pupil.moreRequested' });
    history.send({ type: 'pupil.queryChanged', query: 'delta' });
    expect([history.state(), history.pending()]).toEqual([{ list: 'pausing', edit: 'none' }, []]);
  });

  it('goes on to the next page of what was found', () => {
    const history = listed();
    history.send({ type: 'pupil.queryChanged', query: 'delta' });
    history.pass(300);
    history.answer('fetchConversations', done(FIRST));
    history.send({ type: 'pupil.moreRequested' });
    expect(asked(history)).toEqual({ mode: 'tutor', query: 'delta', page: 2 });
  });
});

const naming = () => {
  const history = listed();
  history.send({ type: 'pupil.renameRequested', id: 'c12', title: 'Task c12' });
  return history;
};

describe('another name', () => {
  it('begins with the old one, and stands in the list when the server has it', () => {
    const history = naming();
    const before = history.context().edit?.title;
    history.send({ type: 'pupil.titleChanged', title: ' Delta ' });
    history.send({ type: 'pupil.titleSent' });
    expect([before, history.askedOf('renameConversation')]).toEqual(['Task c12', { id: 'c12', title: 'Delta' }]);
    history.answer('renameConversation', done(titled('c12', 'Delta')));
    expect([history.context().conversations[0], history.context().edit]).toEqual([titled('c12', 'Delta'), null]);
  });

  it.each(['', '   ', 'x'.repeat(101)])('is not sent as „%s”', (title) => {
    const history = naming();
    history.send({ type: 'pupil.titleChanged', title });
    history.send({ type: 'pupil.titleSent' });
    expect([history.state(), history.pending()]).toEqual([{ list: 'listed', edit: 'naming' }, []]);
  });

  it('stays typed when it could not be sent, and we say why', () => {
    const history = naming();
    history.send({ type: 'pupil.titleChanged', title: 'Delta' });
    history.send({ type: 'pupil.titleSent' });
    history.answer('renameConversation', failed('network/offline'));
    expect([history.state(), history.context().edit]).toEqual([
      { list: 'listed', edit: 'naming' },
      { conversation: titled('c12'), title: 'Delta', failure: 'network/offline' },
    ]);
  });

  it('finds a conversation gone that was deleted elsewhere', () => {
    const history = naming();
    history.send({ type: 'pupil.titleSent' });
    history.answer('renameConversation', done(null));
    expect([ids(history).includes('c12'), history.emitted]).toEqual([
      false,
      [{ type: 'history.conversationRemoved', conversationId: 'c12' }],
    ]);
  });
});

const confirming = () => {
  const history = listed();
  history.send({ type: 'pupil.removalRequested', id: 'c12' });
  return history;
};

describe('deleting a conversation', () => {
  it('asks first, and leaves everything when the pupil says no', () => {
    const history = confirming();
    const before = history.state();
    history.send({ type: 'pupil.declined' });
    expect([before, history.state(), ids(history), history.pending()]).toEqual([
      { list: 'listed', edit: 'confirming' },
      { list: 'listed', edit: 'none' },
      idsOf(FIRST),
      [],
    ]);
  });

  it('takes it from the list when the server has deleted it, and says so', () => {
    const history = confirming();
    history.send({ type: 'pupil.confirmed' });
    const before = [history.askedOf('removeConversation'), ids(history).length];
    history.answer('removeConversation', done(undefined));
    expect([before, ids(history), history.emitted]).toEqual([
      ['c12', 10],
      idsOf({ conversations: conversations(11, 3) }),
      [{ type: 'history.conversationRemoved', conversationId: 'c12' }],
    ]);
  });

  it('asks again when it could not be deleted, and says why', () => {
    const history = confirming();
    history.send({ type: 'pupil.confirmed' });
    history.answer('removeConversation', failed('network/offline'));
    expect([history.state(), history.context().edit?.failure, ids(history)]).toEqual([
      { list: 'listed', edit: 'confirming' },
      'network/offline',
      idsOf(FIRST),
    ]);
  });

  it('misses none of the older ones, which have moved up', () => {
    const history = confirming();
    history.send({ type: 'pupil.confirmed' });
    history.answer('removeConversation', done(undefined));
    history.send({ type: 'pupil.moreRequested' });
    expect(asked(history)).toEqual({ mode: 'tutor', query: '', page: 1 });
  });

  it('does not list it again when a page on its way still names it', () => {
    const history = confirming();
    history.send({ type: 'history.refreshRequested', mode: 'tutor' });
    history.send({ type: 'pupil.confirmed' });
    history.answer('removeConversation', done(undefined));
    history.answer('fetchConversations', done(FIRST));
    expect(ids(history)).toEqual(idsOf({ conversations: conversations(11, 3) }));
  });
});

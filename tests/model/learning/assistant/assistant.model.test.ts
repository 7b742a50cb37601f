import { describe, expect, it } from 'vitest';
import { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import type {
  Answer as Reply,
  AssistantInput,
  KeptQuestion,
  Recollection,
} from '#domain/learning/assistant/assistant.types.ts';
import type { Conversation, Turn } from '#domain/learning/conversation.types.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';
import { isReadingFiles } from '#domain/learning/assistant/assistant.rules.ts';
import { Failure } from '#domain/shared/failure.ts';
import { done, failed, sends, type Answer } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const QUESTION = 'Rozwiąż równanie 2x + 3 = 11';
const THREAD: readonly Turn[] = [
  { role: 'user', content: QUESTION },
  { role: 'assistant', content: 'Co zrobisz najpierw?' },
];
const REPLY: Reply = { response: 'Co zrobisz najpierw?', history: THREAD, conversationId: 'c1', pointsUsed: 1 };
const OF_TUTOR: Conversation = {
  id: 'c1',
  mode: 'tutor',
  title: 'Równania',
  createdAt: '2026-05-04T10:00:00.000Z',
  messages: THREAD,
};
const OF_BUDDY: Conversation = { ...OF_TUTOR, id: 'c2', mode: 'buddy' };
const PICTURE: Attachment = { id: 'f1', fileName: 'zadanie.png', contentType: 'image/png', size: 3, content: 'aW1n' };
const DOCUMENT: Attachment = {
  id: 'f2',
  fileName: 'zadanie.pdf',
  contentType: 'application/pdf',
  size: 3,
  content: 'cGRm',
};
const NOTHING: Recollection = { text: '', question: null };
const ON_ITS_WAY: KeptQuestion = { prompt: QUESTION, idempotencyKey: 'k0', turnsBefore: 0, isLost: false };
/** The server asks to be left alone for seventeen seconds. */
const TOO_MANY: Answer<never> = {
  kind: 'failed',
  error: new Failure('request/too-many', { retryAfter: 17_000 }),
};
const NEW: AssistantInput = { userId: 'ania', classId: 11, mode: 'tutor', conversationId: null };

describeMachine('assistant', assistantMachine, {
  inputs: {
    'a new thread': NEW,
    'a past conversation, and nobody signed in': { ...NEW, userId: '', conversationId: 'c1' },
  },
  events: {
    'pupil.draftChanged': [{ text: '' }, { text: QUESTION }],
    'pupil.messageSent': [
      { text: QUESTION, idempotencyKey: 'k1' },
      { text: 'ab', idempotencyKey: 'k2' },
    ],
    'pupil.filesAttached': [{ files: [PICTURE] }, { files: [{ ...PICTURE, contentType: 'text/plain' }] }],
    'pupil.fileRemoved': [{ id: 'f1' }],
    'assistant.wrote': [],
    'pupil.askCancelled': [{}],
    'pupil.modeChosen': [{ mode: 'tutor' }, { mode: 'buddy' }],
    'pupil.newConversationRequested': [{}],
    'pupil.conversationChosen': [{ conversationId: 'c1' }, { conversationId: 'c2' }],
    'history.conversationRemoved': [{ conversationId: 'c1' }, { conversationId: 'c9' }],
    'pupil.retried': [{}],
    'pupil.confirmed': [{}],
    'pupil.declined': [{}],
  },
  answers: {
    recallDraft: [
      done(NOTHING),
      done({ text: 'szkic', question: null }),
      done({ text: QUESTION, question: ON_ITS_WAY }),
      failed('unexpected'),
    ],
    askAssistant: [
      done(REPLY),
      failed('assistant/unprocessable'),
      failed('assistant/no-access'),
      failed('request/conflict'),
      TOO_MANY,
    ],
    hearWriting: [sends({ type: 'assistant.wrote', text: 'Co ' }), failed('unexpected')],
    openConversation: [done(OF_TUTOR), done(OF_BUDDY), done(null), failed('network/offline')],
    history: [failed('unexpected')],
  },
  keyOf: ({ mode, conversationId, thread, draft, attachments, pending, writing, lost, intention, failure, pause }) => [
    mode,
    conversationId,
    thread.length === 0,
    draft === '',
    Math.min(attachments.length, 1),
    pending !== null,
    writing === '',
    lost !== null,
    intention?.kind,
    failure !== null,
    pause,
  ],
  restStates: ['composing', 'unopened'],
  endsByItself: {
    recallDraft: 'at once: the storage of the browser',
    askAssistant: 'within 30 s: the timeout of the call (S1 §9), from the last word that came (D47)',
    hearWriting: 'with its own chart: it ends with the question',
    openConversation: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
  },
  ignored: {
    'asking/history.conversationRemoved': 'another conversation was deleted',
    'opening/history.conversationRemoved': 'another conversation was deleted',
    'asking/pupil.modeChosen': 'the address goes back to the mode that is',
    'opening/pupil.modeChosen': 'the address goes back to the mode that is',
    'asking/pupil.messageSent': 'one question at a time; what is typed stays',
    'opening/pupil.messageSent': 'what is typed stays until the thread is there',
    'asking/pupil.newConversationRequested': 'the question on its way belongs to this thread',
    'asking/pupil.conversationChosen': 'the question on its way belongs to this thread',
    'asking/pupil.retried': 'nothing has failed',
    'asking/pupil.confirmed': 'nothing is asked',
    'asking/pupil.declined': 'nothing is asked',
    'asking/pupil.askCancelled': 'an answer that is being stopped is stopped once',
    'opening/pupil.askCancelled': 'no question is on its way',
    'opening/pupil.retried': 'it is being tried',
    'opening/pupil.confirmed': 'nothing is asked',
    'opening/pupil.declined': 'nothing is asked',
  },
  invariants: {
    'a question is on its way exactly while it is asked': ({ snapshot, context }) =>
      snapshot.matches('asking') === (context.pending !== null),
    'a question on its way stands at the end of the thread': ({ context }) =>
      context.pending === null || context.thread.at(-1)?.content === context.pending.prompt,
    'something is intended exactly while the pupil is asked to confirm': ({ snapshot, context }) =>
      snapshot.matches('confirming') === (context.intention !== null),
    'words are on the screen only while the answer grows': ({ snapshot, context }) =>
      snapshot.matches('asking') || context.writing === '',
    'a question keeps the key that it was first sent with': ({ context, before }) =>
      before?.context.pending == null ||
      context.pending === null ||
      context.pending.idempotencyKey === before.context.pending.idempotencyKey,
    'no thread is lost without a word of the pupil': ({ snapshot, context, before }) =>
      before === undefined ||
      !before.matches('composing') ||
      before.context.thread.length === 0 ||
      context.thread.length > 0 ||
      snapshot.matches('opening') ||
      // It was deleted.
      (before.context.conversationId === 'c1' && context.conversationId === null),
    'a lost question stays in the input': ({ context, before }) =>
      before?.context.pending == null ||
      context.pending !== null ||
      context.lost === null ||
      context.draft.includes(context.lost.prompt),
    'files go along only while there are no more than five of them': ({ context }) => context.attachments.length <= 5,
    'files leave the input with an answer or by the pupil': ({ context, before, emitted }) =>
      before === undefined ||
      context.attachments.length >= before.context.attachments.length ||
      emitted.some(({ type }) => type === 'assistant.answered') ||
      context.attachments.length === before.context.attachments.filter(({ id }) => id !== 'f1').length,
  },
});

const composing = (input: AssistantInput = NEW) => {
  const assistant = testActor(assistantMachine, { input });
  assistant.answer('recallDraft', done(NOTHING));
  return assistant;
};

const asked = () => {
  const assistant = composing();
  assistant.send({ type: 'pupil.draftChanged', text: QUESTION });
  assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k1' });
  return assistant;
};

const answered = () => {
  const assistant = asked();
  assistant.answer('askAssistant', done(REPLY));
  return assistant;
};

const opening = () => testActor(assistantMachine, { input: { ...NEW, conversationId: 'c1' } });

const unopened = () => {
  const assistant = opening();
  assistant.answer('openConversation', failed('network/offline'));
  return assistant;
};

describe('assistant', () => {
  it('adds the message to the thread at once and empties the input (S2 §4.8)', () => {
    const assistant = asked();
    expect([assistant.state(), assistant.context().thread, assistant.context().draft]).toEqual([
      { asking: 'thinking' },
      [{ role: 'user', content: QUESTION }],
      '',
    ]);
    expect(assistant.askedOf('askAssistant')).toEqual({
      mode: 'tutor',
      userId: 'ania',
      classId: 11,
      conversationId: null,
      history: [],
      prompt: QUESTION,
      attachments: [],
      idempotencyKey: 'k1',
    });
  });

  it('keeps a question on its way as a draft, so that a reload does not lose it, and drops it with the answer', () => {
    const assistant = asked();
    expect(assistant.emitted.at(-1)).toEqual({
      type: 'draft.changed',
      userId: 'ania',
      thread: 'new-tutor',
      text: QUESTION,
    });
    const drafts = answered()
      .emitted.filter(({ type }) => type === 'draft.changed')
      .slice(-2);
    expect(drafts).toEqual([
      { type: 'draft.changed', userId: 'ania', thread: 'new-tutor', text: '' },
      { type: 'draft.changed', userId: 'ania', thread: 'c1', text: '' },
    ]);
  });

  it('turns to the other mode when a conversation could not be opened', () => {
    const assistant = testActor(assistantMachine, {
      input: { userId: 'ania', classId: 11, mode: 'tutor', conversationId: 'c9' },
    });
    assistant.answer('openConversation', failed('network/offline'));
    assistant.send({ type: 'pupil.modeChosen', mode: 'tutor' });
    expect(assistant.state()).toBe('unopened');
    assistant.send({ type: 'pupil.modeChosen', mode: 'buddy' });
    expect([assistant.state(), assistant.context().mode, assistant.context().conversationId]).toEqual([
      'preparing',
      'buddy',
      null,
    ]);
  });

  it('replaces the history with the returned one and stores the conversation (S2 §4.11–4.12)', () => {
    const assistant = answered();
    const { thread, conversationId, pending, lost, draft } = assistant.context();
    expect([assistant.state(), thread, conversationId, pending, lost, draft]).toEqual([
      'composing',
      THREAD,
      'c1',
      null,
      null,
      '',
    ]);
  });

  it('refreshes the history list and tells that there is an answer, for the trial (S2 §4.13–4.14)', () => {
    const assistant = answered();
    expect(assistant.sentToChildren).toEqual([
      { to: 'history', event: { type: 'history.refreshRequested', mode: 'tutor' } },
    ]);
    expect(assistant.emitted.filter(({ type }) => type === 'assistant.answered')).toEqual([
      { type: 'assistant.answered' },
    ]);
  });

  it('sends the turns so far with the next question', () => {
    const assistant = answered();
    assistant.send({ type: 'pupil.messageSent', text: 'Odejmę 3', idempotencyKey: 'k2' });
    expect(assistant.askedOf('askAssistant')).toEqual({
      mode: 'tutor',
      userId: 'ania',
      classId: 11,
      conversationId: 'c1',
      history: THREAD,
      prompt: 'Odejmę 3',
      attachments: [],
      idempotencyKey: 'k2',
    });
  });

  it.each(['assistant/unprocessable', 'network/offline'] as const)(
    'rolls the thread back, restores the text and says why on %s (S2 §4.16–4.18, §8.5–8.6)',
    (code) => {
      const assistant = asked();
      assistant.answer('askAssistant', failed(code));
      const { thread, draft, failure, pending } = assistant.context();
      expect([assistant.state(), thread, draft, failure, pending]).toEqual(['composing', [], QUESTION, code, null]);
      expect(assistant.emitted.some(({ type }) => type === 'assistant.refused')).toBe(false);
      expect(assistant.emitted.at(-1)).toEqual({
        type: 'draft.changed',
        userId: 'ania',
        thread: 'new-tutor',
        text: QUESTION,
      });
    },
  );

  it('rolls back and tells of a refusal when the pupil has no access to AI (S2 §4.16–4.17)', () => {
    const assistant = asked();
    assistant.answer('askAssistant', failed('assistant/no-access'));
    expect([
      assistant.state(),
      assistant.context().thread,
      assistant.context().draft,
      assistant.context().failure,
    ]).toEqual(['composing', [], QUESTION, 'assistant/no-access']);
    expect(assistant.emitted.slice(-2)).toEqual([
      { type: 'draft.changed', userId: 'ania', thread: 'new-tutor', text: QUESTION },
      { type: 'assistant.refused' },
    ]);
  });

  it('pays once for a question that is sent again after it was lost (R10)', () => {
    const assistant = asked();
    assistant.answer('askAssistant', failed('network/timeout'));
    assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k2' });
    expect([assistant.askedOf('askAssistant'), assistant.context().failure]).toEqual([
      {
        mode: 'tutor',
        userId: 'ania',
        classId: 11,
        conversationId: null,
        history: [],
        prompt: QUESTION,
        attachments: [],
        idempotencyKey: 'k1',
      },
      null,
    ]);
  });

  it('keeps what was typed while a question was on its way', () => {
    const assistant = asked();
    assistant.send({ type: 'pupil.draftChanged', text: 'A potem?' });
    assistant.answer('askAssistant', done(REPLY));
    expect(assistant.context().draft).toEqual('A potem?');
    expect(assistant.emitted.filter(({ type }) => type === 'draft.changed').slice(-2)).toEqual([
      { type: 'draft.changed', userId: 'ania', thread: 'new-tutor', text: '' },
      { type: 'draft.changed', userId: 'ania', thread: 'c1', text: 'A potem?' },
    ]);
  });

  it('takes a question back when the pupil cancels it, and asks nobody any more', () => {
    const assistant = asked();
    assistant.send({ type: 'pupil.askCancelled' });
    expect([
      assistant.state(),
      assistant.context().thread,
      assistant.context().draft,
      assistant.pending(),
      assistant.forgotten(),
    ]).toEqual(['composing', [], QUESTION, ['history'], []]);
    expect(assistant.emitted.at(-1)).toEqual({
      type: 'draft.changed',
      userId: 'ania',
      thread: 'new-tutor',
      text: QUESTION,
    });
  });

  it.each([
    ['fewer than 3', 'ab'],
    ['more than 2,000', 'a'.repeat(2_001)],
  ])('does not begin a thread with %s characters (S2 §5.1–5.2)', (_, text) => {
    const assistant = composing();
    assistant.send({ type: 'pupil.messageSent', text, idempotencyKey: 'k1' });
    expect([assistant.state(), assistant.context().thread]).toEqual(['composing', []]);
  });

  it('sends a single character as an answer inside a thread (D28)', () => {
    const assistant = testActor(assistantMachine, { input: { ...NEW, conversationId: 'c1' } });
    assistant.answer('openConversation', done(OF_TUTOR));
    assistant.answer('recallDraft', done(NOTHING));
    assistant.send({ type: 'pupil.messageSent', text: '4', idempotencyKey: 'k1' });
    expect([assistant.state(), assistant.context().thread.at(-1)]).toEqual([
      { asking: 'thinking' },
      { role: 'user', content: '4' },
    ]);
  });

  it('keeps every change of the draft for its thread', () => {
    const assistant = composing();
    assistant.send({ type: 'pupil.draftChanged', text: 'Roz' });
    expect([assistant.context().draft, assistant.emitted]).toEqual([
      'Roz',
      [{ type: 'draft.changed', userId: 'ania', thread: 'new-tutor', text: 'Roz' }],
    ]);
  });

  it('brings the draft of a thread back', () => {
    const assistant = testActor(assistantMachine, { input: NEW });
    expect(assistant.askedOf('recallDraft')).toEqual({ userId: 'ania', thread: 'new-tutor' });
    assistant.answer('recallDraft', done({ text: 'szkic', question: null }));
    expect([assistant.state(), assistant.context().draft]).toEqual(['composing', 'szkic']);
    const forgetful = testActor(assistantMachine, { input: NEW });
    forgetful.answer('recallDraft', failed('unexpected'));
    expect([forgetful.state(), forgetful.context().draft]).toEqual(['composing', '']);
  });

  it('switches the mode of an empty thread without asking (S2 §4)', () => {
    const assistant = composing();
    assistant.send({ type: 'pupil.modeChosen', mode: 'buddy' });
    expect([assistant.state(), assistant.context().mode, assistant.sentToChildren]).toEqual([
      'preparing',
      'buddy',
      [{ to: 'history', event: { type: 'history.refreshRequested', mode: 'buddy' } }],
    ]);
    expect(assistant.askedOf('recallDraft')).toEqual({ userId: 'ania', thread: 'new-buddy' });
  });

  it.each([{ type: 'pupil.modeChosen', mode: 'buddy' }, { type: 'pupil.newConversationRequested' }] as const)(
    'forgets a lost question and its failure when something new begins: $type',
    (event) => {
      const assistant = asked();
      assistant.answer('askAssistant', failed('network/offline'));
      assistant.send(event);
      expect([assistant.state(), assistant.context().lost, assistant.context().failure]).toEqual([
        'preparing',
        null,
        null,
      ]);
    },
  );

  it('does nothing when the mode is chosen that is on', () => {
    const assistant = answered();
    assistant.send({ type: 'pupil.modeChosen', mode: 'tutor' });
    expect([assistant.state(), assistant.context().thread]).toEqual(['composing', THREAD]);
  });

  it('asks before a switched mode closes a thread, and clears it and the conversation on confirmation (S2 §4.3, §4.5–4.6)', () => {
    const assistant = answered();
    assistant.send({ type: 'pupil.modeChosen', mode: 'buddy' });
    expect([assistant.state(), assistant.context().thread, assistant.context().mode]).toEqual([
      'confirming',
      THREAD,
      'tutor',
    ]);
    assistant.send({ type: 'pupil.confirmed' });
    const { mode, thread, conversationId, intention } = assistant.context();
    expect([assistant.state(), mode, thread, conversationId, intention, assistant.sentToChildren.at(-1)]).toEqual([
      'preparing',
      'buddy',
      [],
      null,
      null,
      { to: 'history', event: { type: 'history.refreshRequested', mode: 'buddy' } },
    ]);
  });

  it('keeps the thread and its mode when the pupil declines (S2 §4.2)', () => {
    const assistant = answered();
    assistant.send({ type: 'pupil.modeChosen', mode: 'buddy' });
    assistant.send({ type: 'pupil.declined' });
    const { mode, thread, intention } = assistant.context();
    expect([assistant.state(), mode, thread, intention]).toEqual(['composing', 'tutor', THREAD, null]);
  });

  it('asks before a new conversation when there is a thread, and not when there is none (S2 §4.7)', () => {
    const assistant = answered();
    assistant.send({ type: 'pupil.newConversationRequested' });
    expect([assistant.state(), assistant.context().intention]).toEqual(['confirming', { kind: 'new' }]);
    assistant.send({ type: 'pupil.confirmed' });
    expect([
      assistant.state(),
      assistant.context().mode,
      assistant.context().thread,
      assistant.context().conversationId,
    ]).toEqual(['preparing', 'tutor', [], null]);
    const empty = composing();
    empty.send({ type: 'pupil.newConversationRequested' });
    expect(empty.state()).toEqual('preparing');
  });

  it('opens the conversation that the address names (S2 §2)', () => {
    const assistant = opening();
    expect([assistant.state(), assistant.askedOf('openConversation')]).toEqual(['opening', 'c1']);
    assistant.answer('openConversation', done(OF_TUTOR));
    expect([assistant.state(), assistant.context().thread, assistant.sentToChildren]).toEqual([
      'preparing',
      THREAD,
      [],
    ]);
    expect(assistant.askedOf('recallDraft')).toEqual({ userId: 'ania', thread: 'c1' });
  });

  it('takes over the mode of the conversation that it opens (S2 §4.2)', () => {
    const assistant = composing();
    assistant.send({ type: 'pupil.conversationChosen', conversationId: 'c2' });
    assistant.answer('openConversation', done(OF_BUDDY));
    expect([
      assistant.state(),
      assistant.context().mode,
      assistant.context().conversationId,
      assistant.sentToChildren,
    ]).toEqual([
      'preparing',
      'buddy',
      'c2',
      [{ to: 'history', event: { type: 'history.refreshRequested', mode: 'buddy' } }],
    ]);
  });

  it('does not open again what is open', () => {
    const assistant = answered();
    assistant.send({ type: 'pupil.conversationChosen', conversationId: 'c1' });
    expect([assistant.state(), assistant.context().thread]).toEqual(['composing', THREAD]);
    assistant.send({ type: 'pupil.conversationChosen', conversationId: 'c2' });
    expect([assistant.state(), assistant.askedOf('openConversation')]).toEqual(['opening', 'c2']);
  });

  it('begins a new thread and says so when a conversation does not exist (S2 §8)', () => {
    const assistant = opening();
    assistant.answer('openConversation', done(null));
    const { thread, conversationId, failure } = assistant.context();
    expect([assistant.state(), thread, conversationId, failure]).toEqual(['preparing', [], null, 'request/not-found']);
  });

  it('says why a conversation could not be opened, and tries it again (S2 §8)', () => {
    const assistant = opening();
    assistant.answer('openConversation', failed('network/offline'));
    expect([assistant.state(), assistant.context().failure]).toEqual(['unopened', 'network/offline']);
    assistant.send({ type: 'pupil.retried' });
    expect([assistant.state(), assistant.askedOf('openConversation')]).toEqual(['opening', 'c1']);
  });

  it('opens another conversation or a new one instead of one that could not be opened', () => {
    const other = unopened();
    other.send({ type: 'pupil.conversationChosen', conversationId: 'c2' });
    expect([other.askedOf('openConversation'), other.context().failure]).toEqual(['c2', null]);
    const fresh = unopened();
    fresh.send({ type: 'pupil.newConversationRequested' });
    expect([fresh.state(), fresh.context().conversationId, fresh.context().failure]).toEqual(['preparing', null, null]);
  });

  it('opens the conversation that was chosen last, and leaves one that takes too long', () => {
    const assistant = opening();
    assistant.send({ type: 'pupil.conversationChosen', conversationId: 'c2' });
    expect([assistant.askedOf('openConversation'), assistant.forgotten()]).toEqual(['c2', []]);
    assistant.send({ type: 'pupil.newConversationRequested' });
    expect([assistant.state(), assistant.context().conversationId]).toEqual(['preparing', null]);
  });

  it('goes on without its history', () => {
    const assistant = composing();
    assistant.answer('history', failed('unexpected'));
    expect(assistant.state()).toEqual('composing');
  });

  it('keeps a question that was not typed, such as a hint, beside what was typed', () => {
    const assistant = composing();
    assistant.send({ type: 'pupil.draftChanged', text: 'Odejmę' });
    assistant.send({ type: 'pupil.messageSent', text: 'Poproszę o podpowiedź', idempotencyKey: 'k1' });
    expect([assistant.context().draft, assistant.emitted.at(-1)]).toEqual([
      'Odejmę',
      { type: 'draft.changed', userId: 'ania', thread: 'new-tutor', text: 'Poproszę o podpowiedź\nOdejmę' },
    ]);
  });

  it('shows no draft of another thread when its own cannot be remembered', () => {
    const assistant = composing();
    assistant.send({ type: 'pupil.draftChanged', text: 'szkic' });
    assistant.send({ type: 'pupil.modeChosen', mode: 'buddy' });
    assistant.answer('recallDraft', failed('unexpected'));
    expect([assistant.state(), assistant.context().draft]).toEqual(['composing', '']);
  });

  it('lists the conversations of a mode that is chosen instead of a conversation that could not be opened', () => {
    const assistant = unopened();
    assistant.send({ type: 'pupil.modeChosen', mode: 'buddy' });
    expect([assistant.state(), assistant.sentToChildren]).toEqual([
      'preparing',
      [{ to: 'history', event: { type: 'history.refreshRequested', mode: 'buddy' } }],
    ]);
  });

  it('asks to log in again when nobody is signed in (S2 §8.7, D5)', () => {
    const assistant = composing({ ...NEW, userId: '' });
    assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k1' });
    expect([assistant.state(), assistant.context().failure, assistant.context().thread]).toEqual([
      'composing',
      'assistant/signed-out',
      [],
    ]);
  });
});

const WROTE = (text: string) => sends({ type: 'assistant.wrote', text });

const growing = () => {
  const assistant = asked();
  assistant.answer('hearWriting', WROTE('Co '));
  return assistant;
};

describe('an answer that grows (D47)', () => {
  it('is on the screen as far as it has come, and gives way to the whole of it', () => {
    const assistant = growing();
    expect([assistant.state(), assistant.context().writing]).toEqual([{ asking: 'writing' }, 'Co ']);
    assistant.answer('hearWriting', WROTE('Co zrobisz'));
    expect(assistant.context().writing).toBe('Co zrobisz');
    assistant.answer('askAssistant', done(REPLY));
    expect([assistant.state(), assistant.context().writing, assistant.context().thread]).toEqual([
      'composing',
      '',
      THREAD,
    ]);
  });

  it('is kept as far as it came when the pupil stops it', () => {
    const assistant = growing();
    assistant.send({ type: 'pupil.askCancelled' });
    expect([assistant.state(), assistant.context().writing, assistant.emitted.at(-1)]).toEqual([
      { asking: 'stopping' },
      'Co ',
      { type: 'reply.unwanted', idempotencyKey: 'k1' },
    ]);
    assistant.answer('askAssistant', done(REPLY));
    expect([assistant.state(), assistant.context().thread]).toEqual(['composing', THREAD]);
  });

  it('is unwanted also when the pupil takes the question back before its first word', () => {
    const assistant = asked();
    assistant.send({ type: 'pupil.askCancelled' });
    expect(assistant.emitted.filter(({ type }) => type === 'reply.unwanted')).toEqual([
      { type: 'reply.unwanted', idempotencyKey: 'k1' },
    ]);
  });

  it('goes with the question that fails in its middle (S2 §4.16–4.17)', () => {
    const assistant = growing();
    assistant.answer('askAssistant', failed('server/unavailable'));
    const { thread, draft, writing } = assistant.context();
    expect([assistant.state(), thread, draft, writing]).toEqual(['composing', [], QUESTION, '']);
  });
});

const recalled = (recollection: Recollection, input: AssistantInput = NEW) => {
  const assistant = testActor(assistantMachine, { input });
  assistant.answer('recallDraft', done(recollection));
  return assistant;
};

const kept = (isLost: boolean, turnsBefore = 0): KeptQuestion => ({
  prompt: QUESTION,
  idempotencyKey: 'k1',
  turnsBefore,
  isLost,
});
const changes = (assistant: ReturnType<typeof asked>) =>
  assistant.emitted.flatMap((event) => (event.type === 'question.changed' ? [event.question] : []));

describe('a question that outlives the page (R10)', () => {
  it('is kept with its key from the press on, as lost when it fails, and no longer when it is answered', () => {
    const assistant = asked();
    expect(changes(assistant)).toEqual([kept(false)]);
    assistant.answer('askAssistant', failed('network/offline'));
    expect(changes(assistant).at(-1)).toEqual(kept(true));
    assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k9' });
    assistant.answer('askAssistant', done(REPLY));
    expect(changes(assistant).slice(-2)).toEqual([kept(false), null]);
  });

  it('is asked again by itself, under its key, when it was on its way; what was typed after it stays', () => {
    const assistant = recalled({ text: `${QUESTION}\nA potem?`, question: kept(false) });
    expect([assistant.state(), assistant.context().thread, assistant.context().draft]).toEqual([
      { asking: 'thinking' },
      [{ role: 'user', content: QUESTION }],
      'A potem?',
    ]);
    expect(assistant.askedOf('askAssistant')).toEqual({
      mode: 'tutor',
      userId: 'ania',
      classId: 11,
      conversationId: null,
      history: [],
      prompt: QUESTION,
      attachments: [],
      idempotencyKey: 'k1',
    });
  });

  it('is the very same request also where the thread has its answer by now', () => {
    const assistant = testActor(assistantMachine, { input: { ...NEW, conversationId: 'c1' } });
    const longer = [...THREAD, { role: 'user', content: 'Odejmę 3' }, { role: 'assistant', content: 'Tak' }] as const;
    assistant.answer('openConversation', done({ ...OF_TUTOR, messages: longer }));
    const question = { ...kept(false, 2), prompt: 'Odejmę 3' };
    assistant.answer('recallDraft', done({ text: 'Odejmę 3', question }));
    expect([Object(assistant.askedOf('askAssistant')).history, assistant.context().thread]).toEqual([
      THREAD,
      [...THREAD, { role: 'user', content: 'Odejmę 3' }],
    ]);
  });

  it('waits for a press when it was lost, and keeps its key', () => {
    const assistant = recalled({ text: QUESTION, question: kept(true) });
    expect([assistant.state(), assistant.context().draft]).toEqual(['composing', QUESTION]);
    assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k9' });
    expect(Object(assistant.askedOf('askAssistant')).idempotencyKey).toBe('k1');
  });

  it('gets a new key when its own belongs to another request', () => {
    const assistant = asked();
    assistant.answer('askAssistant', failed('request/conflict'));
    expect([assistant.context().draft, assistant.context().lost]).toEqual([QUESTION, null]);
    assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k9' });
    expect(Object(assistant.askedOf('askAssistant')).idempotencyKey).toBe('k9');
  });
});

it('sends nothing for as long as the server asks to be left alone, and then again (R12)', () => {
  const assistant = asked();
  assistant.answer('askAssistant', TOO_MANY);
  const again = () => assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k9' });
  assistant.pass(16_999);
  again();
  expect([assistant.state(), assistant.context().pause, assistant.context().failure]).toEqual([
    'composing',
    17_000,
    'request/too-many',
  ]);
  assistant.pass(1);
  expect([assistant.context().pause, assistant.context().failure]).toEqual([null, null]);
  again();
  expect(Object(assistant.askedOf('askAssistant')).idempotencyKey).toBe('k1');
});

const attached = (...files: readonly Attachment[]) => {
  const assistant = composing();
  assistant.send({ type: 'pupil.filesAttached', files });
  return assistant;
};

const askedWith = (...files: readonly Attachment[]) => {
  const assistant = attached(...files);
  assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k1' });
  return assistant;
};

describe('attachments of the assistant', () => {
  it('takes several files at once, and one can be taken away again (S2 §5.7)', () => {
    const assistant = attached(PICTURE, DOCUMENT);
    expect(assistant.context().attachments).toEqual([PICTURE, DOCUMENT]);
    assistant.send({ type: 'pupil.fileRemoved', id: 'f1' });
    expect([assistant.state(), assistant.context().attachments]).toEqual(['composing', [DOCUMENT]]);
  });

  it('leaves out what cannot go along and says why, until something fits (R12)', () => {
    const assistant = attached();
    assistant.send({ type: 'pupil.filesAttached', files: [{ ...PICTURE, contentType: 'text/plain' }] });
    expect([assistant.context().attachments, assistant.context().failure]).toEqual([[], 'attachment/unsupported']);
    assistant.send({ type: 'pupil.filesAttached', files: [PICTURE] });
    expect([assistant.context().attachments, assistant.context().failure]).toEqual([[PICTURE], null]);
  });

  it.each([
    [0, 'composing'],
    [1, 'asking'],
  ] as const)('with %i files an empty message comes to %s (S2 §5.3)', (count, state) => {
    const assistant = attached(...[PICTURE].slice(0, count));
    assistant.send({ type: 'pupil.messageSent', text: '', idempotencyKey: 'k1' });
    expect(assistant.snapshot().matches(state)).toBe(true);
  });

  it('sends the files along, marks the message, and tells that files are being read (S2 §4)', () => {
    const assistant = askedWith(PICTURE, DOCUMENT);
    expect(assistant.askedOf('askAssistant')).toEqual({
      mode: 'tutor',
      userId: 'ania',
      classId: 11,
      conversationId: null,
      history: [],
      prompt: QUESTION,
      attachments: [PICTURE, DOCUMENT],
      idempotencyKey: 'k1',
    });
    expect([
      assistant.context().thread,
      isReadingFiles(assistant.context()),
      isReadingFiles(asked().context()),
    ]).toEqual([[{ role: 'user', content: QUESTION, hasAttachments: true }], true, false]);
  });

  it('clears the files after an answer, and keeps those that were attached meanwhile (S2 §4.15)', () => {
    const assistant = askedWith(PICTURE);
    assistant.send({ type: 'pupil.filesAttached', files: [DOCUMENT] });
    assistant.answer('askAssistant', done(REPLY));
    const { attachments, thread } = assistant.context();
    expect([attachments, thread]).toEqual([
      [DOCUMENT],
      [{ role: 'user', content: QUESTION, hasAttachments: true }, THREAD[1]],
    ]);
  });

  it.each([
    ['fails', failed('network/timeout')],
    ['is cancelled', null],
  ])('keeps the files when the question %s, and sends them again under the same key (R10)', (_, answer) => {
    const assistant = askedWith(PICTURE);
    if (answer === null) assistant.send({ type: 'pupil.askCancelled' });
    else assistant.answer('askAssistant', answer);
    expect([assistant.context().attachments, assistant.context().thread, assistant.context().draft]).toEqual([
      [PICTURE],
      [],
      QUESTION,
    ]);
    assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k2' });
    expect((assistant.askedOf('askAssistant') as { idempotencyKey: string }).idempotencyKey).toEqual('k1');
  });
});

describe('the open conversation is deleted', () => {
  it('gives way to a new one, and what was typed in it is forgotten', () => {
    const assistant = testActor(assistantMachine, { input: { ...NEW, conversationId: 'c1' } });
    assistant.answer('openConversation', done(OF_TUTOR));
    assistant.answer('recallDraft', done({ text: 'x = 4', question: null }));
    assistant.send({ type: 'history.conversationRemoved', conversationId: 'c9' });
    const before = assistant.context().conversationId;
    assistant.send({ type: 'history.conversationRemoved', conversationId: 'c1' });
    assistant.answer('recallDraft', done(NOTHING));
    const { conversationId, thread, draft } = assistant.context();
    expect([before, assistant.state(), conversationId, thread, draft, assistant.emitted]).toEqual([
      'c1',
      'composing',
      null,
      [],
      '',
      [{ type: 'draft.changed', userId: 'ania', thread: 'c1', text: '' }],
    ]);
  });

  it('puts a question on its way back into the input', () => {
    const assistant = testActor(assistantMachine, { input: { ...NEW, conversationId: 'c1' } });
    assistant.answer('openConversation', done(OF_TUTOR));
    assistant.answer('recallDraft', done(NOTHING));
    assistant.send({ type: 'pupil.messageSent', text: '2x = 8', idempotencyKey: 'k1' });
    assistant.send({ type: 'history.conversationRemoved', conversationId: 'c1' });
    const { conversationId, thread, draft, pending } = assistant.context();
    expect([assistant.state(), conversationId, thread, draft, pending, assistant.emitted.at(-1)]).toEqual([
      'composing',
      null,
      [],
      '2x = 8',
      null,
      { type: 'draft.changed', userId: 'ania', thread: 'new-tutor', text: '2x = 8' },
    ]);
  });
});

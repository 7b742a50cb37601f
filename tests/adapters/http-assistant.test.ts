import { describe, expect, it } from 'vitest';
import { httpAssistant } from '#adapters/http/http-assistant.adapter.ts';
import type { Question } from '#domain/learning/assistant/assistant.types.ts';
import type { Turn } from '#domain/learning/conversation.types.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';
import { codeFrom } from '../support/failure-from.ts';
import { scriptedBackend } from '../support/scripted-backend.ts';
import { cut, events, json } from '../support/scripted-server.ts';

const question: Question = {
  mode: 'tutor',
  userId: 'p-1',
  prompt: 'A co dalej?',
  attachments: [],
  history: [{ role: 'user', content: 'Ile to 2 + 2?' }],
  conversationId: null,
  classId: 10,
  idempotencyKey: 'question-1',
};
const answer = {
  success: true,
  response: 'Policz.',
  conversationHistory: [{ role: 'assistant', content: 'Policz.' }],
  conversationId: 'c-1',
  pointsUsed: 1,
};

const turns = (count: number, content: (index: number) => string) =>
  Array.from({ length: count }, (_, index): Turn => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: content(index),
  }));

describe('a question', () => {
  it.each([
    ['tutor', '/api/Assistant/tutor'],
    ['buddy', '/api/Assistant/buddy'],
  ] as const)('to %s goes to %s under its own key (S2 §7.15–7.19)', async (mode, path) => {
    await using backend = await scriptedBackend(json(200, answer));
    expect(await httpAssistant(backend.http).ask({ ...question, mode })).toEqual({
      response: 'Policz.',
      history: [{ role: 'assistant', content: 'Policz.' }],
      conversationId: 'c-1',
      pointsUsed: 1,
    });
    expect(backend.received.map(({ url, idempotencyKey, body }) => [url, idempotencyKey, JSON.parse(body)])).toEqual([
      [
        path,
        'question-1',
        {
          userId: 'p-1',
          prompt: 'A co dalej?',
          conversationHistory: [{ role: 'user', content: 'Ile to 2 + 2?' }],
          conversationId: null,
          classId: 10,
          images: null,
          attachments: null,
        },
      ],
    ]);
  });

  it('takes images and documents along, each apart (S2 §5.8, §7.20–7.21)', async () => {
    await using backend = await scriptedBackend(json(200, answer));
    const attachments: readonly Attachment[] = [
      { id: '1', fileName: 'tablica.png', contentType: 'image/png', size: 3, content: 'aW1n' },
      { id: '2', fileName: 'zadanie.pdf', contentType: 'application/pdf', size: 3, content: 'cGRm' },
      { id: '3', fileName: 'zeszyt.jpg', contentType: 'image/jpeg', size: 3, content: 'anBn' },
    ];
    await httpAssistant(backend.http).ask({ ...question, prompt: '', attachments });
    const { prompt, images, attachments: documents } = JSON.parse(backend.received[0]?.body ?? '');
    expect([prompt, images, documents]).toEqual([
      '',
      ['aW1n', 'anBn'],
      [{ fileName: 'zadanie.pdf', contentType: 'application/pdf', content: 'cGRm' }],
    ]);
  });

  it.each([
    ['images', { id: '1', fileName: 'a.webp', contentType: 'image/webp', size: 3, content: 'aW1n' }, [['aW1n'], null]],
    [
      'documents',
      { id: '2', fileName: 'b.pdf', contentType: 'application/pdf', size: 3, content: 'cGRm' },
      [null, [{ fileName: 'b.pdf', contentType: 'application/pdf', content: 'cGRm' }]],
    ],
  ] as const)('with %s only says null for the others (S2 §7.20–7.21)', async (_, attachment, sent) => {
    await using backend = await scriptedBackend(json(200, answer));
    await httpAssistant(backend.http).ask({ ...question, attachments: [attachment] });
    const { images, attachments: documents } = JSON.parse(backend.received[0]?.body ?? '');
    expect([images, documents]).toEqual(sent);
  });

  it('understands the other spellings of the answer (S2 §7.23–7.25)', async () => {
    const { conversationHistory, conversationId, pointsUsed, ...rest } = answer;
    const other = {
      ...rest,
      conversation_history: conversationHistory,
      conversation_id: conversationId,
      points: pointsUsed,
    };
    await using backend = await scriptedBackend(json(200, other));
    expect(await httpAssistant(backend.http).ask(question)).toEqual({
      response: 'Policz.',
      history: [{ role: 'assistant', content: 'Policz.' }],
      conversationId: 'c-1',
      pointsUsed: 1,
    });
  });

  it.each([
    ['says so', { ...answer, success: false }],
    ['forgets the thread', { ...answer, conversationHistory: [] }],
    ['makes an excuse', { ...answer, response: 'Nie mogłem przetworzyć tego pytania.' }],
    ['asks to try again', { ...answer, response: 'Ojej. Proszę spróbować ponownie.' }],
  ])('was not answered when the backend %s (S2 §7.26, §8.1–8.3)', async (_, reply) => {
    await using backend = await scriptedBackend(json(200, reply));
    expect(await codeFrom(httpAssistant(backend.http).ask(question))).toBe('assistant/unprocessable');
  });

  it('without a thread may be answered without one (S2 §8.3)', async () => {
    await using backend = await scriptedBackend(json(200, { ...answer, conversationHistory: [] }));
    expect((await httpAssistant(backend.http).ask({ ...question, history: [] })).history).toEqual([]);
  });

  const sentHistory = async (history: readonly Turn[]): Promise<Turn[]> => {
    await using backend = await scriptedBackend(json(200, answer));
    await httpAssistant(backend.http).ask({ ...question, history });
    return JSON.parse(backend.received[0]?.body ?? '').conversationHistory;
  };

  it('takes the newest 200 turns along', async () => {
    const thread = turns(205, String);
    expect(await sentHistory(thread)).toEqual(thread.slice(5));
  });

  it('takes the newest 200 kB along', async () => {
    const thread = turns(12, (index) => String(index % 10).repeat(20_000));
    expect(await sentHistory(thread)).toEqual(thread.slice(2));
  });

  it('takes 20,000 characters of a turn along', async () => {
    expect(await sentHistory([{ role: 'user', content: 'ą'.repeat(20_001) }])).toEqual([
      { role: 'user', content: 'ą'.repeat(20_000) },
    ]);
  });
});

const text = (data: unknown) => ['text', data] as const;

const heardFrom = async (...script: Parameters<typeof scriptedBackend>) => {
  await using backend = await scriptedBackend(...script);
  const heard: string[] = [];
  const asking = httpAssistant(backend.http).ask(question, undefined, (soFar) => heard.push(soFar));
  const outcome = await asking.then(({ response }) => response).catch((error: unknown) => error);
  return { heard, outcome, keys: backend.received.map(({ idempotencyKey }) => idempotencyKey) };
};

describe('an answer that is streamed (D47)', () => {
  it('is heard as far as it has come, and is at its end the answer as specified', async () => {
    expect(
      await heardFrom(
        events(text({ delta: 'Po' }), text({ delta: 'licz' }), text({ whole: 'Licz' }), ['answer', answer]),
      ),
    ).toEqual({ heard: ['Po', 'Policz', 'Licz'], outcome: 'Policz.', keys: ['question-1'] });
  });

  it('is taken up again under its key when the connection is lost in its middle', async () => {
    expect(
      await heardFrom(events(text({ delta: 'Po' })), cut, events(text({ delta: 'Polic' }), ['answer', answer])),
    ).toEqual({ heard: ['Po', 'Polic'], outcome: 'Policz.', keys: ['question-1', 'question-1', 'question-1'] });
  });

  it('fails with what it says it has failed with', async () => {
    const failure = {
      status: 403,
      body: { code: 'no_ai_access', message: 'no ai access: points_depleted', error: 'F' },
    };
    const { outcome } = await heardFrom(events(text({ delta: 'Po' }), ['failure', failure]));
    expect(Object(outcome).code).toBe('assistant/no-access');
  });

  it('fails when it is no answer of ours', async () => {
    const strange = events(text({ nonsense: true }));
    const { outcome } = await heardFrom(strange, strange, strange);
    expect(Object(outcome).code).toBe('network/offline');
  });

  it('may come as JSON all the same', async () => {
    expect(await heardFrom(json(200, answer))).toEqual({ heard: [], outcome: 'Policz.', keys: ['question-1'] });
  });
});

it('a reply is stopped by its key', async () => {
  await using backend = await scriptedBackend(json(204, ''));
  await httpAssistant(backend.http).stop('question-1');
  expect(backend.received.map(({ method, url }) => [method, url])).toEqual([
    ['DELETE', '/api/Assistant/replies/question-1'],
  ]);
});

it('a server that asks for patience is heard (R12)', async () => {
  await using backend = await scriptedBackend(json(429, {}, { 'retry-after': '17' }));
  const failure = await httpAssistant(backend.http)
    .ask(question)
    .catch((error: unknown) => error);
  expect([Object(failure).code, Object(failure).retryAfter]).toEqual(['request/too-many', 17_000]);
});

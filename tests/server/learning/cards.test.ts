import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCard, listDueCards, listOwnCards } from '#contract/calls/cards.calls.ts';
import { findFlashcard, generateFlashcard } from '#contract/calls/flashcards.calls.ts';
import { CARD_SIDE_MAX_LENGTH, OWN_CARDS_MAX } from '#domain/learning/own-cards/own-cards.rules.ts';
import { addCards } from '#server/learning/cards/cards.repository.ts';
import { apiAs, registered, type Api } from '../../support/api.ts';
import { buy } from '../../support/embedded-buyer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const NO_CARD = {
  status: 404,
  body: { code: 'card_not_found', message: 'There is no such card.', error: 'Not Found' },
};

const added = async (api: Api, front: string) =>
  addCard.answer.parse((await api.post('/api/Cards', { front, back: 'odpowiedź' })).body);

const dueOf = async (api: Api, query = '') => listDueCards.answer.parse((await api.get(`/api/Cards/Due${query}`)).body);

const review = (api: Api, id: string, grade: string, key?: string) =>
  api.post(`/api/Cards/${id}/Review`, { grade }, key === undefined ? {} : { 'idempotency-key': key });

describe('cards that are due', () => {
  it('are those of flashcards and own ones, the oldest first, page by page, with how many there are', async () => {
    const api = await registered(server, 'learner');
    await buy(server, api, 'basic-monthly');
    const confirmedTopic = { subject: 'Biologia', topicTitle: 'Fotosynteza', userClass: 'Klasa 7' };
    const made = await api.post('/api/Flashcard/generate', { confirmedTopic, userPreferences: {} });
    const { id } = generateFlashcard.answer.parse(made.body);
    const { cards } = findFlashcard.answer.parse((await api.get(`/api/Flashcard/${id}`)).body);
    now += 1_000;
    const own = await added(api, 'Stolica Czech?');
    const expected = [...cards.map((card) => ({ ...card, topicTitle: 'Fotosynteza' })), { ...own, topicTitle: null }];
    const total = expected.length;
    expect(await dueOf(api)).toEqual({ cards: expected, total, nextDue: null, page: 1, hasNextPage: false });
    const pages = [await dueOf(api, '?page=1&pageSize=2'), await dueOf(api, `?page=2&pageSize=2`)];
    expect(pages).toEqual([
      { cards: expected.slice(0, 2), total, nextDue: null, page: 1, hasNextPage: true },
      { cards: expected.slice(2, 4), total, nextDue: null, page: 2, hasNextPage: total > 4 },
    ]);
  });

  it('go until their day comes, which begins at midnight in Poland', async () => {
    const api = await registered(server, 'patient');
    const { id } = await added(api, 'Ile to 7 · 8?');
    expect(await review(api, id, 'good')).toEqual({ status: 200, body: { due: '2026-11-23T12:00:00.000Z' } });
    const seen = [];
    for (const at of ['2026-11-20T12:00:01Z', '2026-11-22T22:59:59Z', '2026-11-22T23:00:00Z']) {
      now = Date.parse(at);
      const { total, nextDue } = await dueOf(await apiAs(server, 'patient'));
      seen.push([total, nextDue]);
    }
    expect(seen).toEqual([
      [0, '2026-11-23T12:00:00.000Z'],
      [0, '2026-11-23T12:00:00.000Z'],
      [1, null],
    ]);
  });
});

const memoryOf = async (api: Api, uid: string) => Object((await api.get(`/api/Users/${uid}/Export`)).body).cards[0];

describe('a review', () => {
  it('counts once under one key, and is told in the export (R10, R6)', async () => {
    const api = await registered(server, 'repeater');
    const { id } = await added(api, 'Stolica Francji?');
    const answers = [await review(api, id, 'again', 'r1')];
    const once = await memoryOf(api, 'repeater');
    now += DAY;
    const back = await apiAs(server, 'repeater');
    answers.push(await review(back, id, 'again', 'r1'), await review(back, id, 'easy', 'r1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await memoryOf(back, 'repeater')).toEqual(once);
    expect({ ...once, stability: once.stability > 0, difficulty: once.difficulty >= 1 }).toEqual({
      id,
      flashcardId: null,
      front: 'Stolica Francji?',
      back: 'odpowiedź',
      createdAt: '2026-11-20T12:00:00.000Z',
      due: '2026-11-21T12:00:00.000Z',
      stability: true,
      difficulty: true,
      reps: 1,
      lapses: 0,
      lastReviewedAt: '2026-11-20T12:00:00.000Z',
    });
  });

  it('names what is wrong with it', async () => {
    const api = await registered(server, 'confused');
    const { id } = await added(api, 'Stolica Włoch?');
    const { status, body } = await review(api, id, 'perfect');
    expect([status, Object(body).field]).toEqual([400, 'grade']);
  });

  it('is of one’s own cards only (R1)', async () => {
    const owner = await registered(server, 'card-keeper');
    const { id } = await added(owner, 'Stolica Danii?');
    const thief = await registered(server, 'card-taker');
    expect([
      await review(thief, id, 'good'),
      await thief.put(`/api/Cards/${id}`, { front: 'a', back: 'b' }),
      await thief.remove(`/api/Cards/${id}`),
    ]).toEqual([NO_CARD, NO_CARD, NO_CARD]);
    expect((await dueOf(thief)).total).toBe(0);
    expect((await dueOf(owner)).total).toBe(1);
  });
});

describe('own cards', () => {
  it('are written, changed, listed newest first and removed; what is remembered of them stays', async () => {
    const api = await registered(server, 'writer');
    const first = await added(api, '  Stolica Norwegii? ');
    now += 1_000;
    const second = await added(api, 'Stolica Szwecji?');
    await review(api, first.id, 'good');
    const changed = { id: first.id, front: 'Stolica Finlandii?', back: 'Helsinki' };
    expect(first.front).toBe('Stolica Norwegii?');
    expect(await api.put(`/api/Cards/${first.id}`, { front: changed.front, back: changed.back })).toEqual({
      status: 200,
      body: changed,
    });
    expect(listOwnCards.answer.parse((await api.get('/api/Cards')).body)).toEqual({
      cards: [second, changed],
      page: 1,
      hasNextPage: false,
    });
    expect((await dueOf(api)).cards).toEqual([{ ...second, topicTitle: null }]);
    expect((await api.remove(`/api/Cards/${second.id}`)).status).toBe(204);
    expect(await api.remove(`/api/Cards/${second.id}`)).toEqual(NO_CARD);
    expect((await api.get('/api/Cards')).body).toEqual({ cards: [changed], page: 1, hasNextPage: false });
  });

  it('are stored once under one key', async () => {
    const api = await registered(server, 'hasty');
    const send = () => api.post('/api/Cards', { front: 'a', back: 'b' }, { 'idempotency-key': 'c1' });
    expect(await send()).toEqual(await send());
    expect((await dueOf(api)).total).toBe(1);
  });

  it('have two sides, neither empty nor longer than a card', async () => {
    const api = await registered(server, 'sloppy');
    const answers = [];
    for (const card of [
      { front: ' ', back: 'b' },
      { front: 'a', back: '' },
      { front: 'a', back: 'b'.repeat(CARD_SIDE_MAX_LENGTH + 1) },
    ]) {
      const { status, body } = await api.post('/api/Cards', card);
      answers.push([status, Object(body).field]);
    }
    expect(answers).toEqual([
      [400, 'front'],
      [400, 'back'],
      [400, 'back'],
    ]);
  });

  it('are no more than a pupil can learn', async () => {
    const api = await registered(server, 'hoarder');
    const card = { front: 'a', back: 'b', flashcardId: null, position: 0 };
    await addCards(
      server.database.database,
      'hoarder',
      new Date(NOON),
      Array.from({ length: OWN_CARDS_MAX }, () => card),
    );
    const { status, body } = await api.post('/api/Cards', { front: 'a', back: 'b' });
    expect([status, Object(body).code]).toEqual([409, 'too_many_cards']);
  });

  it('do not include those of a flashcard, which is kept whole', async () => {
    const api = await registered(server, 'editor');
    await buy(server, api, 'basic-monthly');
    const confirmedTopic = { subject: 'Biologia', topicTitle: 'Fotosynteza', userClass: 'Klasa 7' };
    await api.post('/api/Flashcard/generate', { confirmedTopic, userPreferences: {} });
    const { cards } = await dueOf(api);
    const path = `/api/Cards/${cards[0]?.id}`;
    expect([await api.put(path, { front: 'a', back: 'b' }), await api.remove(path)]).toEqual([NO_CARD, NO_CARD]);
    expect((await api.get('/api/Cards')).body).toEqual({ cards: [], page: 1, hasNextPage: false });
  });
});

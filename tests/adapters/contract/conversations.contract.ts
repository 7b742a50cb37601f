import { beforeEach, describe, expect, it } from 'vitest';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { SECOND } from '../../support/test-clock.ts';
import { questionOf, registered, type OpenWorld, type World } from './world.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * Math.sign(to - from));

export const describeConversationsPort = (name: string, open: OpenWorld): void => {
  describe(`conversations, ${name}`, () => {
    let world: World;

    const begin = async (prompt: string, mode: AssistantMode = 'tutor') => {
      const { conversationId } = await world.assistant.ask(questionOf(world, prompt, { mode }));
      world.clock.pass(SECOND);
      return conversationId;
    };
    const titles = async (mode: AssistantMode, page: number, query = '') => {
      const { conversations, ...rest } = await world.conversations.page({ mode, query, page });
      return { titles: conversations.map(({ title }) => title), ...rest };
    };

    const titlesFor = async (query: string) => (await titles('tutor', 1, query)).titles;

    beforeEach(async () => {
      world = await registered(open());
    });

    it('begin with none', async () => {
      expect(await world.conversations.page({ mode: 'tutor', query: '', page: 1 })).toEqual({
        conversations: [],
        page: 1,
        hasNextPage: false,
      });
    });

    it('are listed and found again, whole (S2 §3.1, §7.31)', async () => {
      const id = await begin('Ile to 2 + 2?');
      const summary = { id, mode: 'tutor', title: 'Ile to 2 + 2?', createdAt: '2026-09-01T12:00:00.000Z' };
      expect(await world.conversations.page({ mode: 'tutor', query: '', page: 1 })).toEqual({
        conversations: [summary],
        page: 1,
        hasNextPage: false,
      });
      expect(await world.conversations.find(id)).toEqual({
        ...summary,
        messages: [
          { role: 'user', content: 'Ile to 2 + 2?' },
          { role: 'assistant', content: 'Pomyślmy: Ile to 2 + 2?' },
        ],
      });
    });

    it('are listed by mode (S2 §2.40)', async () => {
      await begin('Z Tutorem');
      await begin('Z Przyjacielem', 'buddy');
      expect([await titles('tutor', 1), await titles('buddy', 1)]).toEqual([
        { titles: ['Z Tutorem'], page: 1, hasNextPage: false },
        { titles: ['Z Przyjacielem'], page: 1, hasNextPage: false },
      ]);
    });

    it('come ten a page, newest first (S2 §7.29, §9.9)', async () => {
      for (const number of range(1, 11)) await begin(`Zadanie ${number}`);
      expect([await titles('tutor', 1), await titles('tutor', 2), await titles('tutor', 3)]).toEqual([
        { titles: range(11, 2).map((number) => `Zadanie ${number}`), page: 1, hasNextPage: true },
        { titles: ['Zadanie 1'], page: 2, hasNextPage: false },
        { titles: [], page: 3, hasNextPage: false },
      ]);
    });

    it('have titles of 60 characters (S2 §9.7)', async () => {
      await begin('a'.repeat(60));
      await begin('b'.repeat(61));
      expect(await titles('tutor', 1)).toEqual({
        titles: [`${'b'.repeat(60)}…`, 'a'.repeat(60)],
        page: 1,
        hasNextPage: false,
      });
    });

    it('are not found under an id that is none', async () => {
      expect(await world.conversations.find('3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10')).toBe(null);
      expect(await world.conversations.find('../Users?')).toBe(null);
    });

    it('are looked for by words of the title and of the pupil, however they are written', async () => {
      const id = await begin('Żaba i ułamki');
      await world.assistant.ask(questionOf(world, 'a co to LICZNIK', { conversationId: id }));
      await begin('Równania');
      expect([
        await titlesFor('ŻABA'),
        await titlesFor('ulamki zaba'),
        await titlesFor('licznik'),
        await titlesFor('pomyślmy'),
        await titlesFor(''),
      ]).toEqual([['Żaba i ułamki'], ['Żaba i ułamki'], ['Żaba i ułamki'], [], ['Równania', 'Żaba i ułamki']]);
    });

    it('are renamed', async () => {
      const id = await begin('Ile to 2 + 2?');
      const renamed = { id, mode: 'tutor', title: 'Dodawanie', createdAt: '2026-09-01T12:00:00.000Z' };
      expect(await world.conversations.rename(id, 'Dodawanie')).toEqual(renamed);
      expect((await world.conversations.page({ mode: 'tutor', query: '', page: 1 })).conversations).toEqual([renamed]);
    });

    it('are deleted for good, and a second time it is no failure', async () => {
      const id = await begin('Ile to 2 + 2?');
      await world.conversations.remove(id);
      await world.conversations.remove(id);
      expect([
        await world.conversations.find(id),
        await world.conversations.rename(id, 'Wróć'),
        (await titles('tutor', 1)).titles,
      ]).toEqual([null, null, []]);
    });

    it('are each pupil’s own', async () => {
      const id = await begin('Ile to 2 + 2?');
      const { conversations } = await registered(world.neighbour());
      expect(await conversations.find(id)).toBe(null);
      expect(await conversations.rename(id, 'Moje')).toBe(null);
      await conversations.remove(id);
      expect((await world.conversations.find(id))?.title).toBe('Ile to 2 + 2?');
      expect(await conversations.page({ mode: 'tutor', query: '', page: 1 })).toEqual({
        conversations: [],
        page: 1,
        hasNextPage: false,
      });
    });
  });
};

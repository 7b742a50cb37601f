import { describe, expect, it } from 'vitest';
import { materialListMachine } from '#domain/learning/material-list/material-list.machine.ts';
import { MATERIALS_PAGE_SIZE, PRACTICE_PAGE_SIZE } from '#domain/learning/material-list/material-list.rules.ts';
import type { Material, MaterialKind } from '#domain/learning/material-list/material-list.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const made = (id: string): Material => ({
  id,
  title: `Quiz ${id}`,
  subject: 'Biologia',
  createdAt: '2026-05-04T10:00:00.000Z',
});
/** Materials from `from` down to `to`. */
const materials = (from: number, to: number): readonly Material[] =>
  Array.from({ length: from - to + 1 }, (_, index) => made(`m${from - index}`));
const FIRST = { materials: materials(12, 3), page: 1, hasNextPage: true };
const SECOND = { materials: materials(3, 1), page: 2, hasNextPage: false };
const INPUT = { kind: 'quiz', pageSize: 10 } as const;

describeMachine('material list', materialListMachine, {
  inputs: { quizzes: INPUT },
  events: {
    'list.refreshRequested': [{}],
    'pupil.moreRequested': [{}],
    'pupil.retried': [{}],
  },
  answers: { fetchMaterials: [done(FIRST), done(SECOND), failed('network/offline'), failed('server/unavailable')] },
  keyOf: ({ materials: listed, page, hasNextPage, failure }) => [
    listed.length,
    Math.min(page, 2),
    hasNextPage,
    failure,
  ],
  restStates: ['listed', 'failed'],
  endsByItself: { fetchMaterials: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)' },
  ignored: { 'loading/pupil.*': 'the page is on its way' },
  invariants: {
    'nothing is listed twice': ({ context }) =>
      new Set(context.materials.map(({ id }) => id)).size === context.materials.length,
    'a failure is named exactly while it shows': ({ snapshot, context }) =>
      snapshot.matches('failed') === (context.failure !== null),
  },
});

const begun = (kind: MaterialKind = 'quiz') => testActor(materialListMachine, { input: { kind, pageSize: 10 } });
type List = ReturnType<typeof begun>;
const ids = ({ context }: List) => context().materials.map(({ id }) => id);
const asked = (list: List) => list.askedOf('fetchMaterials');

describe('material list', () => {
  it('asks for 20 flashcards, 10 exams and 10 quizzes a page (S2 §9.10, §9.12–9.13)', () => {
    expect(MATERIALS_PAGE_SIZE).toEqual({ flashcard: 20, exam: 10, quiz: 10 });
  });

  it('asks for 10 of each on the practice page (S2 §9.11)', () => {
    expect(PRACTICE_PAGE_SIZE).toBe(10);
  });

  it('begins with the first page, and adds the next below, each once (S2 §7.48–7.49)', () => {
    const list = begun();
    expect(asked(list)).toEqual({ kind: 'quiz', page: 1, pageSize: 10 });
    list.answer('fetchMaterials', done(FIRST));
    list.send({ type: 'pupil.moreRequested' });
    expect([asked(list), ids(list).length]).toEqual([{ kind: 'quiz', page: 2, pageSize: 10 }, 10]);
    list.answer('fetchMaterials', done(SECOND));
    expect(ids(list)).toEqual(materials(12, 1).map(({ id }) => id));
    list.send({ type: 'pupil.moreRequested' });
    expect(list.pending()).toEqual([]);
  });

  it('shows what was just made first, and keeps the list while it asks', () => {
    const list = begun();
    list.answer('fetchMaterials', done(FIRST));
    list.send({ type: 'list.refreshRequested' });
    expect([asked(list), ids(list).length]).toEqual([{ kind: 'quiz', page: 1, pageSize: 10 }, 10]);
    list.answer('fetchMaterials', done({ ...FIRST, materials: materials(13, 4) }));
    expect(ids(list)).toEqual(materials(13, 4).map(({ id }) => id));
  });

  it.each([
    ['flashcard', 'flashcards/unavailable'],
    ['exam', 'exams/unavailable'],
    ['quiz', 'quizzes/unavailable'],
  ] as const)('says that a list of %ss could not be had, and tries again (S2 §8.13, §8.21)', (kind, failure) => {
    const list = begun(kind);
    list.answer('fetchMaterials', failed('server/unavailable'));
    expect(list.context().failure).toBe(failure);
    list.send({ type: 'pupil.retried' });
    expect([asked(list), list.context().failure]).toEqual([{ kind, page: 1, pageSize: 10 }, null]);
  });

  it('tells who is offline that they are', () => {
    const list = begun();
    list.answer('fetchMaterials', failed('network/offline'));
    expect(list.context().failure).toBe('network/offline');
  });
});

import { notingAs } from '#domain/learning/learning-failure.rules.ts';
import { UNLISTED } from './material-list.rules.ts';
import { materialList } from './material-list.setup.ts';
import type { MaterialListContext } from './material-list.types.ts';

export const materialListMachine = materialList.createMachine({
  id: 'materialList',
  description: 'The list of what a pupil has had made: flashcards, quizzes or exams, page by page, the newest first.',
  meta: {
    source: [
      'S2 §2 Flashcards',
      'S2 §2 Practice',
      'S2 §7 Flashcards',
      'S2 §7 Exams',
      'S2 §7 Quizzes',
      'S2 §8 Lists, loading and generating',
      'S2 §9',
    ],
  },
  context: ({ input }) => ({ ...input, materials: [], page: 1, hasNextPage: false, failure: null }),
  initial: 'loading',
  on: {
    'list.refreshRequested': {
      target: '.loading',
      reenter: true,
      actions: 'startOver',
      meta: { note: 'Something was made: it comes first. What was listed stays meanwhile.' },
    },
  },
  states: {
    loading: {
      description: 'We ask for a page.',
      tags: 'busy',
      invoke: {
        id: 'fetchMaterials',
        src: 'fetchMaterials',
        input: ({ context: { kind, page, pageSize } }) => ({ kind, page, pageSize }),
        onDone: { target: 'listed', actions: { type: 'adoptPage', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: notingAs(({ kind }: MaterialListContext) => UNLISTED[kind]),
        },
      },
    },
    listed: {
      description: 'What there is, is listed.',
      on: { 'pupil.moreRequested': { guard: 'hasNextPage', target: 'loading', actions: 'turnPage' } },
    },
    failed: {
      description: 'The page could not be had.',
      on: { 'pupil.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});

import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type {
  MaterialListContext,
  MaterialListEvent,
  MaterialListInput,
  MaterialPage,
  WantedMaterials,
} from './material-list.types.ts';

/** What a list of flashcards, quizzes or exams can ask, decide and do; its states are in `material-list.machine.ts`. */
export const materialList = setup({
  types: {
    context: {} as MaterialListContext,
    input: {} as MaterialListInput,
    events: {} as MaterialListEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: { fetchMaterials: actorSlot<MaterialPage, WantedMaterials>('fetchMaterials') },
  guards: { hasNextPage: ({ context }) => context.hasNextPage },
  actions: {
    startOver: assign({ page: 1, failure: null }),
    turnPage: assign({ page: ({ context }) => context.page + 1 }),
    adoptPage: assign(({ context }, { materials, page, hasNextPage }: MaterialPage) => {
      const known = page === 1 ? [] : context.materials;
      const listed = new Set(known.map(({ id }) => id));
      return { materials: [...known, ...materials.filter(({ id }) => !listed.has(id))], page, hasNextPage };
    }),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});

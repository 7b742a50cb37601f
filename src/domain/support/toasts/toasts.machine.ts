import { assign, setup } from 'xstate';
import { TOAST_CLOSING, TOAST_DURATION } from './toasts.rules.ts';
import type { Toast, ToastsContext, ToastsEvent } from './toasts.types.ts';

const toasts = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  delays: {
    duration: ({ context }) => TOAST_DURATION[context.current?.type ?? 'info'],
    closing: TOAST_CLOSING,
  },
  guards: {
    isQueueEmpty: ({ context }) => context.queue.length === 0,
    isRepeated: ({ context }, { topic }: Pick<Toast, 'type' | 'topic'>) =>
      [context.current, ...context.queue].some((toast) => toast?.topic === topic),
  },
  actions: {
    enqueue: assign(({ context }, toast: Pick<Toast, 'type' | 'topic'>) => ({
      queue: [...context.queue, { ...toast, id: context.count + 1 }],
      count: context.count + 1,
    })),
    showNext: assign(({ context }) => ({ current: context.queue[0] ?? null, queue: context.queue.slice(1) })),
    clear: assign({ current: null }),
  },
});

export const toastsMachine = toasts.createMachine({
  id: 'toasts',
  description: 'Short messages, one after the other, each for its time.',
  meta: { source: ['S1 §4 Toasts', 'S1 §9'] },
  context: { current: null, queue: [], count: 0 },
  initial: 'empty',
  on: {
    'toast.requested': [
      {
        guard: { type: 'isRepeated', params: ({ event }) => event.toast },
        meta: { note: 'What is being said is not said twice.' },
      },
      { actions: { type: 'enqueue', params: ({ event }) => event.toast } },
    ],
  },
  states: {
    empty: {
      description: 'Nothing to say.',
      on: {
        'toast.requested': { target: 'showing', actions: { type: 'enqueue', params: ({ event }) => event.toast } },
      },
    },
    showing: {
      description: 'A toast is on the screen.',
      entry: 'showNext',
      initial: 'counting',
      on: { 'pupil.toastDismissed': 'closing' },
      states: {
        counting: {
          description: 'Its time runs.',
          on: { 'pupil.toastHeld': 'held' },
          after: { duration: '#toasts.closing' },
        },
        held: {
          description: 'The pupil is reading it: the pointer or the focus is on it.',
          on: { 'pupil.toastReleased': 'counting' },
        },
      },
    },
    closing: {
      description: 'It leaves.',
      after: { closing: [{ guard: 'isQueueEmpty', target: 'empty', actions: 'clear' }, { target: 'showing' }] },
    },
  },
});

import { assign, setup } from 'xstate';
import type { MachineMeta } from '#domain/shared/machine.ts';
import { TOAST_CLOSING, TOAST_DURATION } from './toasts.rules.ts';
import type { Toast, ToastsContext, ToastsEvent } from './toasts.types.ts';

export const toasts = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    meta: {} as MachineMeta,
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

import { toasts } from './toasts.setup.ts';

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

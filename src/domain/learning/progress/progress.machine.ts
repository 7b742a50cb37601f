import { notingAs } from '#domain/learning/learning-failure.rules.ts';
import { NO_PROGRESS, progress } from './progress.setup.ts';

export const progressMachine = progress.createMachine({
  id: 'progress',
  description:
    'What a pupil’s own answers say: which topics are sure, which are shaky, what is next; and the questions that were answered wrong, to be answered once more.',
  meta: { source: ['D54', 'R10', 'beyond the specification'] },
  context: { progress: NO_PROGRESS, place: 0, correction: null, reply: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'We ask what the answers say.',
      tags: 'busy',
      invoke: {
        id: 'findProgress',
        src: 'findProgress',
        onDone: { target: 'shown', actions: { type: 'adopt', params: ({ event }) => event.output } },
        onError: {
          target: 'unloaded',
          actions: notingAs('progress/unavailable'),
        },
      },
    },
    unloaded: {
      description: 'It could not be had; it can be tried again.',
      on: { 'pupil.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      description: 'The topics are in sight, and how many questions wait to be corrected.',
      on: { 'pupil.correctionStarted': { guard: 'hasMistakes', target: 'correcting', actions: 'begin' } },
    },
    correcting: {
      description: 'One question after the other is answered once more.',
      initial: 'asked',
      on: { 'pupil.correctionEnded': { target: 'loading', actions: 'begin' } },
      states: {
        asked: {
          description: 'The question is in sight.',
          on: {
            'pupil.optionChosen': { target: 'keeping', actions: { type: 'choose', params: ({ event }) => event } },
          },
        },
        keeping: {
          description: 'The answer is on its way.',
          tags: 'busy',
          invoke: {
            id: 'keepCorrection',
            src: 'keepCorrection',
            input: ({ context }) => context.correction!,
            onDone: { target: 'told', actions: { type: 'adoptReply', params: ({ event }) => event.output } },
            onError: {
              target: 'asked',
              actions: notingAs('progress/unkept'),
              meta: { note: 'The same option goes out again under its key.' },
            },
          },
        },
        told: {
          description: 'The pupil reads whether it was right, and why.',
          on: {
            'pupil.wentOn': [
              { guard: 'isLast', target: '#progress.loading', actions: 'begin' },
              { target: 'asked', actions: 'goOn' },
            ],
          },
        },
      },
    },
  },
});

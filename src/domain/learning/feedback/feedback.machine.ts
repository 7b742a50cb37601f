import { NO_DETAILS } from './feedback.rules.ts';
import { feedback } from './feedback.setup.ts';

export const feedbackMachine = feedback.createMachine({
  id: 'feedback',
  description: 'Was this answer helpful? The pupil says so of the latest answer only.',
  meta: { source: ['S2 §2 Assistant', 'S2 §3', 'S2 §4 Feedback', 'S2 §9', 'D5'] },
  context: ({ input }) => ({ ...input, answerId: null, latestAnswerId: null, given: null, details: NO_DETAILS }),
  initial: 'absent',
  on: {
    'thread.changed': [
      { guard: { type: 'isSameAnswer', params: ({ event }) => event.latestAnswerId } },
      { target: '.meeting', actions: { type: 'setAnswer', params: ({ event }) => event.latestAnswerId } },
    ],
  },
  states: {
    absent: { description: 'There is no answer to rate.' },
    meeting: {
      description: 'The latest answer is another one.',
      always: [
        { guard: { type: 'hasNoAnswer', params: ({ context }) => context.answerId }, target: 'absent' },
        { target: 'recalling' },
      ],
    },
    recalling: {
      description: 'We look whether this answer has been rated before.',
      invoke: {
        id: 'recallFeedback',
        src: 'recallFeedback',
        input: ({ context }) => ({ userId: context.userId, answerId: context.answerId ?? '' }),
        onDone: [
          {
            guard: { type: 'hasFeedback', params: ({ event }) => event.output },
            target: 'thanking',
            actions: { type: 'adopt', params: ({ event }) => event.output },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking', meta: { note: 'What cannot be remembered is asked again.' } },
      },
    },
    asking: {
      description: 'The pupil is asked whether the latest answer helps: Yes or No.',
      on: {
        'pupil.approved': { target: 'thanking', actions: ['approve', 'keep'] },
        'pupil.disapproved': 'explaining',
      },
    },
    explaining: {
      description: 'A dialog is open: one to five stars and a comment.',
      on: {
        'thread.changed': {
          actions: { type: 'noteLatest', params: ({ event }) => event.latestAnswerId },
          meta: { note: 'A new answer waits until the pupil has had their say about this one.' },
        },
        'pupil.starChosen': {
          actions: { type: 'rate', params: ({ event }) => event.star },
          meta: { note: 'The same star again clears the rating.' },
        },
        'pupil.commentChanged': { actions: { type: 'comment', params: ({ event }) => event.text } },
        'pupil.feedbackSent': { guard: 'isWithinLimit', target: 'settling', actions: ['disapprove', 'keep'] },
        'pupil.feedbackCancelled': {
          target: 'settling',
          meta: { note: 'Nothing is stored; what was typed waits for another No.' },
        },
      },
    },
    settling: {
      description: 'Has a new answer come meanwhile?',
      always: [
        { guard: 'isOvertaken', target: 'meeting', actions: 'turnToLatest' },
        { guard: 'isGiven', target: 'thanking' },
        { target: 'asking' },
      ],
    },
    thanking: { description: 'The answer is rated, and we say thank you.' },
  },
});

import { failing, failureCode, notingFailure } from '#domain/shared/machine.ts';
import { recordOf, examSession } from './exam-session.setup.ts';

export const examSessionMachine = examSession.createMachine({
  id: 'examSession',
  description:
    'A timed exam. The deadline is the start plus the duration, so neither a reload nor a sleeping device changes it. Answers are safe on the device at once and on the server soon after; the pupil hands in, or the deadline does, and the marked exam can be looked through.',
  meta: { source: ['beyond the specification', 'D18', 'S2 §1'] },
  context: ({ input }) => ({
    ...input,
    exam: null,
    record: null,
    now: 0,
    savedRevision: 0,
    isDelivered: false,
    review: null,
    marks: {},
    failure: null,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'We look whether this exam was begun before: on the server and on this device.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'recallAttempt',
        src: 'recallAttempt',
        input: ({ context: { userId, examId } }) => ({ userId, examId }),
        onDone: { target: 'resuming', actions: { type: 'resume', params: ({ event }) => event.output } },
        onError: {
          target: 'unrecalled',
          actions: notingFailure,
          meta: { note: 'An exam that may be running is not begun anew.' },
        },
      },
      after: { timeout: { target: 'unrecalled', actions: { type: 'noteFailure', params: 'network/timeout' } } },
    },
    resuming: {
      description: 'What is remembered says where to go on.',
      always: [
        { guard: 'isMissing', target: 'missing' },
        { guard: 'isDelivered', target: 'fetchingReview' },
        {
          guard: 'isHandedIn',
          target: 'handingIn',
          meta: { note: 'It was handed in, and the server does not know it yet.' },
        },
        {
          guard: 'isOver',
          target: 'handingIn',
          actions: 'closeAtDeadline',
          meta: { note: 'The time ran out while the page was closed.' },
        },
        { guard: 'isStarted', target: 'underway' },
        { target: 'ready' },
      ],
    },
    missing: { description: 'There is no such exam, or it cannot be written against the clock.' },
    unrecalled: {
      description: 'Nobody can tell whether the exam was begun before.',
      on: { 'pupil.retried': 'recalling' },
    },
    ready: {
      description: 'The exam can be begun; its time starts then.',
      on: {
        'pupil.started': { target: 'underway', actions: [{ type: 'begin', params: ({ event }) => event }, 'keep'] },
      },
    },
    underway: {
      description: 'The exam is being written.',
      type: 'parallel',
      states: {
        clock: {
          description: 'The deadline: the start and the duration, not a counter.',
          initial: 'measuring',
          on: {
            'clock.checked': [
              {
                guard: { type: 'isTooLate', params: ({ event }) => event.at },
                target: '#examSession.handingIn',
                actions: 'closeAtDeadline',
              },
              {
                target: '.measuring',
                actions: { type: 'noteTime', params: ({ event }) => event.at },
                meta: { note: 'The device slept or the page was hidden: the time left is measured anew.' },
              },
            ],
          },
          states: {
            measuring: {
              description: 'How much time is left?',
              always: [{ guard: 'isTimeShort', target: 'scarce' }, { target: 'ample' }],
            },
            ample: {
              description: 'There is time.',
              after: { warning: { target: 'scarce', actions: 'noteWarningTime' } },
            },
            scarce: {
              description: 'The last five minutes.',
              after: {
                deadline: {
                  target: '#examSession.handingIn',
                  actions: 'closeAtDeadline',
                  meta: { note: 'At the deadline the exam hands itself in.' },
                },
              },
            },
          },
        },
        saving: {
          description: 'Answers are saved on this device at once, and on the server soon after.',
          initial: 'synced',
          on: {
            'pupil.answered': [
              {
                guard: { type: 'isTooLate', params: ({ event }) => event.at },
                target: '#examSession.handingIn',
                actions: 'closeAtDeadline',
                meta: { note: 'An answer after the deadline does not count.' },
              },
              { actions: [{ type: 'answer', params: ({ event }) => event }, 'keep'] },
            ],
          },
          states: {
            synced: { description: 'The server has every answer.', always: { guard: 'isUnsaved', target: 'unsynced' } },
            unsynced: {
              description: 'There are answers that the server does not have yet.',
              after: { saveDelay: 'sending' },
            },
            sending: {
              description: 'The answers are on their way.',
              invoke: {
                id: 'saveAnswers',
                src: 'saveAnswers',
                input: ({ context }) => recordOf(context),
                onDone: { target: 'synced', actions: { type: 'noteSaved', params: ({ event }) => event.output } },
                onError: [
                  {
                    guard: { type: 'isKnownAlready', params: failureCode },
                    target: '#examSession.fetchingReview',
                    actions: ['noteDelivered', 'announceDelivery'],
                    meta: { note: 'It was handed in on another device.' },
                  },
                  failing('resending'),
                ],
              },
              after: { timeout: { target: 'resending', actions: { type: 'noteFailure', params: 'network/timeout' } } },
            },
            resending: {
              description: 'The server could not be reached; the answers are safe here and go again by themselves.',
              after: { resendDelay: 'sending' },
              on: { 'network.returned': 'sending' },
            },
          },
        },
        paper: {
          description: 'The pupil at work.',
          initial: 'writing',
          states: {
            writing: {
              description: 'Questions are answered in any order.',
              on: { 'pupil.handInRequested': 'confirming' },
            },
            confirming: {
              description: 'Hand in for good? What is unanswered is named, and the clock runs on.',
              on: {
                'pupil.confirmed': {
                  target: '#examSession.handingIn',
                  actions: { type: 'close', params: ({ event }) => event.at },
                },
                'pupil.declined': 'writing',
              },
            },
          },
        },
      },
    },
    handingIn: {
      description: 'The exam is handed in; no answer changes any more.',
      tags: 'busy',
      entry: ['forgetFailure', 'keep'],
      invoke: {
        id: 'handInExam',
        src: 'handInExam',
        input: ({ context }) => recordOf(context),
        onDone: { target: 'fetchingReview', actions: ['noteDelivered', 'announceDelivery'] },
        onError: [
          {
            guard: { type: 'isKnownAlready', params: failureCode },
            target: 'fetchingReview',
            actions: ['noteDelivered', 'announceDelivery'],
            meta: { note: 'The server has it already: an earlier answer was lost on its way.' },
          },
          failing('unsent'),
        ],
      },
      after: { timeout: { target: 'unsent', actions: { type: 'noteFailure', params: 'network/timeout' } } },
    },
    unsent: {
      description: 'The hand-in could not be sent; it is safe here and goes again by itself.',
      after: { resendDelay: 'handingIn' },
      on: { 'network.returned': 'handingIn', 'pupil.retried': 'handingIn' },
    },
    fetchingReview: {
      description: 'The exam is handed in; we fetch how it went.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'fetchReview',
        src: 'fetchReview',
        input: ({ context }) => context.examId,
        onDone: [
          {
            guard: { type: 'isReviewed', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'adoptReview', params: ({ event }) => event.output },
          },
          { target: 'unreviewed', meta: { note: 'It has not been marked yet.' } },
        ],
        onError: failing('unreviewed'),
      },
      after: { timeout: { target: 'unreviewed', actions: { type: 'noteFailure', params: 'network/timeout' } } },
    },
    unreviewed: {
      description: 'The review is not there yet; it can be asked for again.',
      on: { 'pupil.retried': 'fetchingReview' },
    },
    reviewing: {
      description: 'The marked exam, task by task; what was written in own words is marked by the pupil.',
      initial: 'looking',
      on: {
        'pupil.taskMarked': {
          target: '.marking',
          reenter: true,
          actions: { type: 'markTask', params: ({ event }) => event },
        },
      },
      states: {
        looking: { description: 'The pupil looks through it.' },
        marking: {
          description:
            'The points that the pupil gave are saved, all of them each time. That they could not be saved counts until they are.',
          invoke: {
            id: 'saveMarks',
            src: 'saveMarks',
            input: ({ context: { examId, marks } }) => ({ examId, marks }),
            onDone: { target: 'looking', actions: { type: 'adoptReview', params: ({ event }) => event.output } },
            onError: failing('unmarked'),
          },
          after: { timeout: { target: 'unmarked', actions: { type: 'noteFailure', params: 'network/timeout' } } },
        },
        unmarked: {
          description: 'The points could not be saved; they go again by themselves.',
          after: { resendDelay: 'marking' },
          on: { 'network.returned': 'marking', 'pupil.retried': 'marking' },
        },
      },
    },
  },
});

import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import { clampedCount, NEW_EXAM_FORM, NEW_QUIZ_FORM, NOT_GENERATED, UNAVAILABLE } from './generator.rules.ts';
import type { GeneratorContext, GeneratorOrder } from './generator.types.ts';
import { notingAs } from '#domain/learning/learning-failure.rules.ts';
import { generator } from './generator.setup.ts';

export const generatorMachine = generator.createMachine({
  id: 'generator',
  description:
    'Practice exams and quizzes on demand. The pupil fills in a form, waits up to two minutes and gets an assessment with a chat about it, or opens an earlier one. Quizzes need a plan with AI, exams one with AI exams; a trial opens neither.',
  meta: {
    source: [
      'S2 §2 Exams page',
      'S2 §4 Exams page',
      'S2 §5 Quiz form',
      'S2 §5 Exam',
      'S2 §7',
      'S2 §8 Lists, loading and generating',
      'S2 §9',
      'D9',
      'R10',
    ],
  },
  context: ({ input }) => ({
    ...input,
    quizForm: { ...NEW_QUIZ_FORM, ...input.quizAbout },
    examForm: NEW_EXAM_FORM,
    order: null,
    assessment: null,
    failure: null,
  }),
  initial: 'choosing',
  on: { 'access.changed': { actions: { type: 'adoptAccess', params: ({ event }) => event.access } } },
  states: {
    choosing: {
      description: 'No content is on the screen: tabs change without a question.',
      initial: 'deciding',
      on: {
        'access.changed': {
          target: '.deciding',
          actions: { type: 'adoptAccess', params: ({ event }) => event.access },
        },
        'pupil.tabChosen': [
          { guard: { type: 'isSameTab', params: ({ event }) => event.tab } },
          { target: '.deciding', actions: ['clear', 'switchTab'], meta: { note: 'Each tab keeps its own form.' } },
        ],
      },
      states: {
        deciding: {
          description: 'Does the plan open this tab, and does the address name something?',
          always: [
            { guard: 'isLocked', target: 'locked' },
            { guard: 'isSelected', target: 'loading' },
            { target: 'filling' },
          ],
        },
        locked: { description: 'The plan does not open this tab; plans are offered.' },
        filling: {
          description: 'The pupil says what the exam or the quiz should be about.',
          on: {
            'pupil.subjectChosen': { actions: { type: 'chooseSubject', params: ({ event }) => event.subject } },
            'pupil.topicChanged': {
              guard: 'isQuiz',
              actions: { type: 'changeQuiz', params: ({ event }) => ({ topic: event.text }) },
            },
            'pupil.countChanged': {
              guard: 'isQuiz',
              actions: { type: 'changeQuiz', params: ({ event }) => ({ count: clampedCount(event.count) }) },
            },
            'pupil.difficultyChosen': {
              guard: 'isQuiz',
              actions: { type: 'changeQuiz', params: ({ event }) => ({ difficulty: event.difficulty }) },
            },
            'pupil.questionTypeToggled': {
              guard: 'isQuiz',
              actions: { type: 'toggleType', params: ({ event }) => event.questionType },
            },
            'pupil.generationRequested': [
              {
                guard: 'isReady',
                target: '#generator.generating',
                actions: { type: 'order', params: ({ event }) => event.idempotencyKey },
              },
              { actions: 'noteObstacle', meta: { note: 'We say what is missing.' } },
            ],
            'pupil.itemChosen': { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.id } },
          },
        },
        loading: {
          description: 'An exam or a quiz of the history is fetched.',
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'openAssessment',
            src: 'openAssessment',
            input: ({ context }) => ({ kind: context.tab, id: context.selectedId ?? '' }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#generator.viewing',
                actions: { type: 'adoptAssessment', params: ({ event }) => event.output },
              },
              {
                target: 'unloaded',
                actions: { type: 'noteFailure', params: ({ context }) => UNAVAILABLE[context.tab] },
              },
            ],
            onError: {
              target: 'unloaded',
              actions: notingAs(({ tab }: GeneratorContext) => UNAVAILABLE[tab]),
            },
          },
          on: {
            'pupil.itemChosen': {
              target: 'loading',
              reenter: true,
              actions: { type: 'choose', params: ({ event }) => event.id },
            },
            'pupil.formRequested': { target: 'filling', actions: 'clear' },
          },
        },
        unloaded: {
          description: 'The exam or the quiz could not be fetched; it can be tried again.',
          on: {
            'pupil.retried': 'loading',
            'pupil.itemChosen': { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.id } },
            'pupil.formRequested': { target: 'filling', actions: 'clear' },
          },
        },
      },
    },
    generating: {
      description: 'The exam or the quiz is being made, under an overlay that covers the screen.',
      tags: 'busy',
      initial: 'promised',
      invoke: {
        id: 'generateAssessment',
        src: 'generateAssessment',
        input: ({ context }) => context.order as Keyed<GeneratorOrder>,
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ event }) => event.output },
            target: 'viewing',
            actions: [
              { type: 'adoptAssessment', params: ({ event }) => event.output },
              'forgetOrder',
              'announceAssessment',
            ],
          },
          {
            target: '#generator.choosing',
            actions: [{ type: 'noteFailure', params: ({ context }) => NOT_GENERATED[context.tab] }, 'forgetOrder'],
            meta: { note: 'The server did not say that it succeeded, or sent nothing to show.' },
          },
        ],
        onError: {
          target: '#generator.choosing',
          actions: notingAs(({ tab }: GeneratorContext) => NOT_GENERATED[tab]),
          meta: { note: 'The form is as it was.' },
        },
      },
      on: { 'pupil.generationCancelled': '#generator.choosing' },
      after: {
        timeout: {
          target: '#generator.choosing',
          actions: { type: 'noteFailure', params: ({ context }) => NOT_GENERATED[context.tab] },
        },
      },
      states: {
        promised: {
          description: 'The overlay says that it may take up to two minutes.',
          after: { promise: 'overdue' },
        },
        overdue: { description: 'It takes longer than we said; the pupil may wait or cancel.' },
      },
    },
    viewing: {
      description: 'The exam or the quiz is on the screen, with its chat.',
      on: {
        'pupil.tabChosen': [
          { guard: { type: 'isSameTab', params: ({ event }) => event.tab } },
          { target: 'confirming' },
        ],
        'pupil.itemChosen': { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event.id } },
        'pupil.formRequested': { target: 'choosing', actions: 'clear' },
      },
    },
    confirming: {
      description: 'The other tab would take the content off the screen: the pupil is asked first.',
      on: {
        'pupil.confirmed': { target: 'choosing', actions: ['clear', 'switchTab'] },
        'pupil.declined': { target: 'viewing', actions: 'announceKeptTab' },
      },
    },
  },
});

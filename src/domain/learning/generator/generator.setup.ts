import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import {
  examFormWith,
  GENERATION_PROMISE,
  GENERATION_TIMEOUT,
  isWhole,
  orderOf,
  typesAfter,
} from './generator.rules.ts';
import type {
  GeneratorAccess,
  GeneratorContext,
  GeneratorEmitted,
  GeneratorEvent,
  GeneratorInput,
  GeneratorOrder,
  GeneratorTab,
  QuizForm,
  AssessmentKey,
} from './generator.types.ts';
import type { QuestionType } from '#domain/learning/quiz.types.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';

const otherTab = (tab: GeneratorTab): GeneratorTab => (tab === 'exam' ? 'quiz' : 'exam');

/** What the generator can ask, decide and do; its states are in `generator.machine.ts`. */
export const generator = setup({
  types: {
    context: {} as GeneratorContext,
    input: {} as GeneratorInput,
    events: {} as GeneratorEvent,
    emitted: {} as GeneratorEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    generateAssessment: actorSlot<Assessment | null, Keyed<GeneratorOrder>>('generateAssessment'),
    openAssessment: actorSlot<Assessment | null, AssessmentKey>('openAssessment'),
  },
  delays: {
    promise: GENERATION_PROMISE,
    timeout: ({ context }) => GENERATION_TIMEOUT[context.tab],
  },
  guards: {
    isLocked: ({ context }) => !context.access[context.tab],
    isSelected: ({ context }) => context.selectedId !== null,
    isSameTab: ({ context }, tab: GeneratorTab) => tab === context.tab,
    isQuiz: ({ context }) => context.tab === 'quiz',
    isReady: ({ context }) => typeof orderOf(context) !== 'string',
    isWhole: (_, assessment: Assessment | null) => assessment !== null && isWhole(assessment),
    isFound: (_, assessment: Assessment | null) => assessment !== null,
  },
  actions: {
    adoptAccess: assign({ access: (_, access: GeneratorAccess) => access }),
    chooseSubject: assign(({ context }, subject: string) =>
      context.tab === 'quiz'
        ? { quizForm: { ...context.quizForm, subject } }
        : { examForm: examFormWith(subject, context.className) },
    ),
    changeQuiz: assign({ quizForm: ({ context }, change: Partial<QuizForm>) => ({ ...context.quizForm, ...change }) }),
    toggleType: assign({
      quizForm: ({ context }, type: QuestionType) => ({
        ...context.quizForm,
        questionTypes: typesAfter(context.quizForm.questionTypes, type),
      }),
    }),
    order: assign(({ context }, idempotencyKey: string) => {
      const order = orderOf(context);
      return { order: typeof order === 'string' ? null : keyed(context.order, order, idempotencyKey), failure: null };
    }),
    noteObstacle: assign(({ context }) => {
      const obstacle = orderOf(context);
      return { failure: typeof obstacle === 'string' ? obstacle : null };
    }),
    adoptAssessment: assign((_, assessment: Assessment | null) => ({ assessment, failure: null })),
    forgetOrder: assign({ order: null }),
    choose: assign((_, selectedId: string) => ({ selectedId, assessment: null })),
    clear: assign({ selectedId: null, assessment: null, failure: null }),
    switchTab: assign({ tab: ({ context }) => otherTab(context.tab) }),
    forgetFailure: assign({ failure: null }),
    noteFailure: assign(failureNoted),
    announceAssessment: emit(({ context }): GeneratorEmitted => ({ type: 'assessment.made', kind: context.tab })),
    announceKeptTab: emit(({ context }): GeneratorEmitted => ({ type: 'tab.kept', tab: context.tab })),
  },
});

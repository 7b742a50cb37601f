import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
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
  SheetKey,
} from './generator.types.ts';
import type { QuestionType } from '#domain/learning/quiz.types.ts';
import type { Sheet } from '#domain/learning/assessment.types.ts';

const otherTab = (tab: GeneratorTab): GeneratorTab => (tab === 'exam' ? 'quiz' : 'exam');

/** What the generator can ask, decide and do; its states are in `generator.machine.ts`. */
export const generator = setup({
  types: {
    context: {} as GeneratorContext,
    input: {} as GeneratorInput,
    events: {} as GeneratorEvent,
    emitted: {} as GeneratorEmitted,
    tags: {} as 'busy',
    meta: {} as { readonly story?: string; readonly source?: readonly string[] },
  },
  actors: {
    generateSheet: actorSlot<Sheet | null, Keyed<GeneratorOrder>>('generateSheet'),
    openSheet: actorSlot<Sheet | null, SheetKey>('openSheet'),
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
    isWhole: (_, sheet: Sheet | null) => sheet !== null && isWhole(sheet),
    isFound: (_, sheet: Sheet | null) => sheet !== null,
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
    adoptSheet: assign((_, sheet: Sheet | null) => ({ sheet, failure: null })),
    forgetOrder: assign({ order: null }),
    choose: assign((_, selectedId: string) => ({ selectedId, sheet: null })),
    clear: assign({ selectedId: null, sheet: null, failure: null }),
    switchTab: assign({ tab: ({ context }) => otherTab(context.tab) }),
    forgetFailure: assign({ failure: null }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    announceSheet: emit(({ context }): GeneratorEmitted => ({ type: 'sheet.made', kind: context.tab })),
    announceKeptTab: emit(({ context }): GeneratorEmitted => ({ type: 'tab.kept', tab: context.tab })),
  },
});

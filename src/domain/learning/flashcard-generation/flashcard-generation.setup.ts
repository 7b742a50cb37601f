import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import type { Turn } from '#domain/learning/conversation.types.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  canBeAnalysed,
  EMPTY_FORM,
  FLASHCARD_TIMEOUT,
  isBegun,
  isFormComplete,
  orderOf,
  suggestedForm,
} from './flashcard-generation.rules.ts';
import type {
  ConversationToAnalyse,
  FlashcardGenerationContext,
  FlashcardGenerationEmitted,
  FlashcardGenerationEvent,
  FlashcardGenerationInput,
  FlashcardOrder,
  TopicSuggestion,
} from './flashcard-generation.types.ts';

export const flashcardGeneration = setup({
  types: {
    context: {} as FlashcardGenerationContext,
    input: {} as FlashcardGenerationInput,
    events: {} as FlashcardGenerationEvent,
    emitted: {} as FlashcardGenerationEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    analyseConversation: actorSlot<TopicSuggestion, Keyed<ConversationToAnalyse>>('analyseConversation'),
    generateFlashcard: actorSlot<string, Keyed<FlashcardOrder>>('generateFlashcard'),
    findNewestFlashcard: actorSlot<string | null>('findNewestFlashcard'),
  },
  delays: { timeout: FLASHCARD_TIMEOUT },
  guards: {
    isFree: ({ context }) => context.conversation === null,
    isBegun: ({ context }, conversation: readonly Turn[] | null) => isBegun(context, conversation),
    canBeAnalysed: ({ context }) => context.conversation !== null && canBeAnalysed(context.conversation),
    isComplete: ({ context }) => isFormComplete(context.form),
    isEmpty: (_, htmlContent: string) => htmlContent.trim() === '',
    isFound: (_, flashcardId: string | null) => flashcardId !== null,
  },
  actions: {
    setConversation: assign(
      (
        _,
        {
          conversation,
          idempotencyKey,
        }: { readonly conversation: readonly Turn[] | null; readonly idempotencyKey: string },
      ) => ({
        conversation,
        analysisKey: idempotencyKey,
        form: EMPTY_FORM,
      }),
    ),
    adoptSuggestion: assign({ form: (_, suggestion: TopicSuggestion) => suggestedForm(suggestion) }),
    typeSubject: assign({ form: ({ context }, subject: string) => ({ ...context.form, subject }) }),
    typeTopic: assign({ form: ({ context }, topic: string) => ({ ...context.form, topic }) }),
    order: assign(({ context }, idempotencyKey: string) => ({
      order: keyed(context.order, orderOf(context), idempotencyKey),
      failure: null,
    })),
    adoptFlashcard: assign((_, htmlContent: string) => ({ htmlContent, order: null, form: EMPTY_FORM })),
    forgetOrder: assign({ order: null }),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
    announceFlashcard: emit((_, flashcardId: string | null): FlashcardGenerationEmitted => ({
      type: 'flashcard.found',
      flashcardId: flashcardId ?? '',
    })),
    askForWindow: emit(({ context }): FlashcardGenerationEmitted => ({
      type: 'flashcard.windowWanted',
      htmlContent: context.htmlContent,
    })),
  },
});

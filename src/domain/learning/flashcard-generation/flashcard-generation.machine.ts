import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import { EMPTY_FORM, FLASHCARD_DEFAULT_CLASS } from './flashcard-generation.rules.ts';
import type { FlashcardOrder } from './flashcard-generation.types.ts';
import { notingAs } from '#domain/learning/learning-failure.rules.ts';
import { flashcardGeneration } from './flashcard-generation.setup.ts';

export const flashcardGenerationMachine = flashcardGeneration.createMachine({
  id: 'flashcardGeneration',
  description:
    'A conversation becomes a flashcard: it is analysed, the pupil confirms subject and topic, the flashcard is made and opens. In the home and account area the topic is typed freely.',
  meta: {
    source: [
      'S1 §5',
      'S2 §4 Dialog for making a flashcard',
      'S2 §5 Flashcards',
      'S2 §7 Flashcards',
      'S2 §8 Flashcards',
      'S2 §9',
      'R10',
    ],
  },
  context: ({ input }) => ({
    userClass: input.userClass ?? FLASHCARD_DEFAULT_CLASS,
    conversation: null,
    analysisKey: '',
    form: EMPTY_FORM,
    order: null,
    htmlContent: '',
    failure: null,
  }),
  initial: 'closed',
  on: { 'pupil.dialogClosed': { target: '.closed', actions: 'forgetFailure' } },
  states: {
    closed: {
      description: 'No dialog; what was typed for a conversation is kept.',
      on: {
        'pupil.flashcardRequested': [
          {
            guard: { type: 'isBegun', params: ({ event }) => event.conversation },
            target: 'editing',
            meta: { note: 'The form stands as the pupil left it.' },
          },
          { target: 'deciding', actions: { type: 'setConversation', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      description: 'Is there a conversation, and is there enough of it?',
      always: [
        { guard: 'isFree', target: 'editing' },
        { guard: 'canBeAnalysed', target: 'analysing' },
        { target: 'tooShort', actions: { type: 'noteFailure', params: 'flashcard/too-few-messages' } },
      ],
    },
    tooShort: { description: 'A conversation needs two messages before a flashcard can be made of it.' },
    analysing: {
      description: 'The conversation is read for its topic.',
      tags: 'busy',
      invoke: {
        id: 'analyseConversation',
        src: 'analyseConversation',
        input: ({ context }) => ({
          order: { conversation: context.conversation ?? [], userClass: context.userClass },
          idempotencyKey: context.analysisKey,
        }),
        onDone: { target: 'editing', actions: { type: 'adoptSuggestion', params: ({ event }) => event.output } },
        onError: {
          target: 'unanalysed',
          actions: notingAs('flashcard/not-analysed'),
        },
      },
    },
    unanalysed: {
      description: 'The conversation could not be analysed: once more, or the pupil names the topic.',
      on: {
        'pupil.retried': { target: 'analysing', actions: 'forgetFailure' },
        'pupil.formRequested': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    editing: {
      description: 'Subject and topic can be changed before they are confirmed.',
      on: {
        'pupil.subjectChanged': { actions: { type: 'typeSubject', params: ({ event }) => event.text } },
        'pupil.topicChanged': { actions: { type: 'typeTopic', params: ({ event }) => event.text } },
        'pupil.topicConfirmed': {
          guard: 'isComplete',
          target: 'generating',
          actions: { type: 'order', params: ({ event }) => event.idempotencyKey },
        },
      },
    },
    generating: {
      description: 'The flashcard is being made; it may take a minute and a half.',
      tags: 'busy',
      invoke: {
        id: 'generateFlashcard',
        src: 'generateFlashcard',
        input: ({ context }) => context.order as Keyed<FlashcardOrder>,
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'ungenerated',
            actions: [{ type: 'noteFailure', params: 'flashcard/empty' }, 'forgetOrder'],
          },
          { target: 'finding', actions: { type: 'adoptFlashcard', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'ungenerated',
          actions: notingAs('flashcard/not-generated'),
        },
      },
      after: {
        timeout: { target: 'ungenerated', actions: { type: 'noteFailure', params: 'flashcard/not-generated' } },
      },
      on: { 'pupil.generationCancelled': 'editing' },
    },
    ungenerated: {
      description: 'There is no flashcard, and we say why; the form is as it was.',
      on: {
        'pupil.retried': {
          target: 'generating',
          actions: { type: 'order', params: ({ event }) => event.idempotencyKey },
          meta: { note: 'An order that was lost keeps its key: it is not paid for twice.' },
        },
        'pupil.formRequested': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    finding: {
      description: 'The flashcard is made and stored; we look it up as the newest of the history.',
      tags: 'busy',
      invoke: {
        id: 'findNewestFlashcard',
        src: 'findNewestFlashcard',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'announceFlashcard', params: ({ event }) => event.output },
            meta: { note: 'The flashcard opens among the others.' },
          },
          { target: 'apart', actions: 'askForWindow' },
        ],
        onError: {
          target: 'apart',
          actions: 'askForWindow',
          meta: { note: 'The flashcard opens in a window of its own.' },
        },
      },
    },
    apart: {
      description: 'The flashcard is in a window of its own; a browser that blocked it can be asked once more.',
      on: { 'pupil.windowRequested': { actions: 'askForWindow' } },
    },
  },
});

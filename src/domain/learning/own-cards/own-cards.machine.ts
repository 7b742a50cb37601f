import { notingAs } from '#domain/learning/learning-failure.rules.ts';
import { EMPTY_CARD } from './own-cards.rules.ts';
import { ownCards } from './own-cards.setup.ts';

export const ownCardsMachine = ownCards.createMachine({
  id: 'ownCards',
  description: 'The cards that a pupil writes: a question, its answer, and a list to change or remove them.',
  meta: { source: ['D53', 'R10', 'beyond the specification'] },
  context: {
    cards: [],
    draft: EMPTY_CARD,
    changing: null,
    begun: EMPTY_CARD,
    isChecked: false,
    order: null,
    removing: null,
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'We ask for the cards.',
      tags: 'busy',
      invoke: {
        id: 'listCards',
        src: 'listCards',
        onDone: { target: 'listed', actions: { type: 'adoptCards', params: ({ event }) => event.output } },
        onError: { target: 'unloaded', actions: notingAs('cards/unavailable') },
      },
    },
    unloaded: {
      description: 'The cards could not be had; it can be tried again.',
      on: { 'pupil.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    listed: {
      description: 'The cards are in sight, below a form that writes a new one or changes one of them.',
      on: {
        'pupil.sidesChanged': { actions: { type: 'write', params: ({ event }) => event.change } },
        'pupil.cardSubmitted': [
          {
            guard: 'isWritten',
            target: 'saving',
            actions: { type: 'order', params: ({ event }) => event.idempotencyKey },
          },
          { actions: 'check', meta: { note: 'The side that is missing is named.' } },
        ],
        'pupil.changeRequested': { actions: { type: 'change', params: ({ event }) => event.id } },
        'pupil.changeCancelled': { actions: 'startOver' },
        'pupil.removalRequested': {
          target: 'confirming',
          actions: { type: 'askAbout', params: ({ event }) => event.id },
        },
      },
    },
    saving: {
      description: 'A card is on its way.',
      tags: 'busy',
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context }) => context.order!,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'listed',
            actions: [{ type: 'adoptSaved', params: ({ event }) => event.output }, 'startOver', 'announceChange'],
          },
          {
            target: 'listed',
            actions: { type: 'noteFailure', params: 'card/unsaved' },
            meta: { note: 'It was removed somewhere else; what was typed stays in the form.' },
          },
        ],
        onError: {
          target: 'listed',
          actions: notingAs('card/unsaved'),
          meta: { note: 'What was typed stays in the form.' },
        },
      },
    },
    confirming: {
      description: 'We ask whether the card may go.',
      on: { 'pupil.confirmed': 'removing', 'pupil.declined': { target: 'listed', actions: 'stopAsking' } },
    },
    removing: {
      description: 'The card is being removed.',
      tags: 'busy',
      invoke: {
        id: 'removeCard',
        src: 'removeCard',
        input: ({ context }) => context.removing ?? '',
        onDone: { target: 'listed', actions: ['takeOut', 'announceChange'] },
        onError: { target: 'listed', actions: [notingAs('card/unremoved'), 'stopAsking'] },
      },
    },
  },
});

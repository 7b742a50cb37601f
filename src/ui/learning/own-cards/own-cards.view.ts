import type { SnapshotFrom } from 'xstate';
import type { Card } from '#domain/learning/card.types.ts';
import type { ownCardsMachine } from '#domain/learning/own-cards/own-cards.machine.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';
import { ownCardTexts as texts } from '#ui/texts/own-cards.pl.ts';

type Snapshot = SnapshotFrom<typeof ownCardsMachine>;

export type OwnCardsScreen =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unloaded'; readonly error: string }
  | { readonly screen: 'cards' };

export const selectScreen = (snapshot: Snapshot): OwnCardsScreen => {
  if (snapshot.matches('loading')) return { screen: 'loading' };
  const { failure } = snapshot.context;
  if (snapshot.matches('unloaded')) return { screen: 'unloaded', error: failureTexts[failure ?? 'unexpected'] };
  return { screen: 'cards' };
};

export interface CardFormView {
  readonly draft: Card;
  readonly isChange: boolean;
  readonly mistakes: { readonly front?: string; readonly back?: string };
  readonly error: string | undefined;
  readonly isSaving: boolean;
}

export const selectCardForm = (snapshot: Snapshot): CardFormView => {
  const { draft, changing, isChecked, failure } = snapshot.context;
  return {
    draft,
    isChange: changing !== null,
    mistakes: {
      ...(isChecked && draft.front.trim() === '' && { front: texts.noFront }),
      ...(isChecked && draft.back.trim() === '' && { back: texts.noBack }),
    },
    error: failure === null ? undefined : failureTexts[failure],
    isSaving: snapshot.matches('saving'),
  };
};

export interface RemovalView {
  readonly isAsking: boolean;
  readonly isRemoving: boolean;
}

export const selectRemoval = (snapshot: Snapshot): RemovalView => ({
  isAsking: snapshot.matches('confirming') || snapshot.matches('removing'),
  isRemoving: snapshot.matches('removing'),
});

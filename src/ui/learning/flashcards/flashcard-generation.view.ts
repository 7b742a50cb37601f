import type { SnapshotFrom } from 'xstate';
import type { flashcardGenerationMachine } from '#domain/learning/flashcard-generation/flashcard-generation.machine.ts';
import { isFormComplete } from '#domain/learning/flashcard-generation/flashcard-generation.rules.ts';
import type { FlashcardForm } from '#domain/learning/flashcard-generation/flashcard-generation.types.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type FlashcardDialogView =
  | { readonly dialog: 'closed' }
  | { readonly dialog: 'tooShort'; readonly error: string }
  | { readonly dialog: 'analysing' }
  | { readonly dialog: 'form'; readonly form: FlashcardForm; readonly canSend: boolean }
  | { readonly dialog: 'generating' }
  /** What did not work; another try helps, unless there is nothing about the topic. */
  | { readonly dialog: 'failed'; readonly error: string; readonly canRetry: boolean }
  | { readonly dialog: 'apart' };

export const selectFlashcardDialog = (
  snapshot: SnapshotFrom<typeof flashcardGenerationMachine>,
): FlashcardDialogView => {
  const { form, failure } = snapshot.context;
  const error = failureTexts[failure ?? 'unexpected'];
  switch (snapshot.value) {
    case 'tooShort':
      return { dialog: 'tooShort', error };
    case 'analysing':
      return { dialog: 'analysing' };
    case 'editing':
      return { dialog: 'form', form, canSend: isFormComplete(form) };
    case 'generating':
    case 'finding':
      return { dialog: 'generating' };
    case 'unanalysed':
    case 'ungenerated':
      return { dialog: 'failed', error, canRetry: failure !== 'flashcard/no-material' };
    case 'apart':
      return { dialog: 'apart' };
    default:
      return { dialog: 'closed' };
  }
};

import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Turn } from '#domain/learning/conversation.types.ts';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { useEmitted } from '#ui/emitted.ts';
import { useService } from '#ui/services.tsx';
import { loadFormulas } from '#ui/rich-text/formula.loader.ts';
import { flashcardTexts } from '#ui/texts/flashcards.pl.ts';
import { flashcardDocument } from './flashcard-document.writer.ts';
import { selectFlashcardDialog } from './flashcard-generation.view.ts';
import { FlashcardDialog } from './FlashcardDialog.tsx';

interface FlashcardGenerationProps {
  readonly conversation: readonly Turn[];
  /** A class label; null when none is known. */
  readonly userClass: string | null;
  /** How often it was asked for; each time it opens. */
  readonly request: number;
}

/** Long enough for a slow phone to read it. */
const READING_TIME = 60_000;

/** What is only to be looked at, in a window that can neither run nor load anything (R7); without KaTeX its formulas stay as their sources. */
const showApart = async (htmlContent: string): Promise<void> => {
  const [{ blockWriter }, renderFormula] = await Promise.all([
    import('#ui/rich-text/block.writer.ts'),
    loadFormulas().catch(() => null),
  ]);
  const shown = document.createElement('div');
  blockWriter(shown).write({ text: htmlContent, format: 'html', isGrowing: false, renderFormula });
  const text = flashcardDocument(flashcardTexts.list.title, shown);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), READING_TIME);
};

/** Makes a flashcard of a conversation and goes to it. */
export const FlashcardGeneration = ({ conversation, userClass, request }: FlashcardGenerationProps) => {
  const navigate = useNavigate();
  const generation = useActorRef(useService(FLASHCARDS.generationLogic), { input: { userClass } });
  const view = useSelector(generation, selectFlashcardDialog, shallowEqual);
  useEmitted(generation, 'flashcard.found', ({ flashcardId }) => void navigate(`/fiszki/${flashcardId}`));
  useEmitted(generation, 'flashcard.windowWanted', ({ htmlContent }) => void showApart(htmlContent));
  const ask = useEffectEvent(() => {
    generation.send({ type: 'pupil.flashcardRequested', conversation, idempotencyKey: crypto.randomUUID() });
  });
  useEffect(() => {
    if (request > 0) ask();
  }, [request]);
  return view.dialog === 'closed' ? null : <FlashcardDialog view={view} send={generation.send} />;
};

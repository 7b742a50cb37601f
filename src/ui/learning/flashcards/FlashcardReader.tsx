import { CircleHelp, Download, Layers, Printer, WalletCards } from 'lucide-react';
import { useRef } from 'react';
import type { Flashcard } from '#domain/learning/flashcard.types.ts';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { ankiFile } from '#ui/learning/cards/anki-file.writer.ts';
import { quizAddress } from '#ui/learning/generator/quiz-address.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { useService } from '#ui/services.tsx';
import { flashcardTexts } from '#ui/texts/flashcards.pl.ts';
import { fileNameOf, flashcardDocument } from './flashcard-document.writer.ts';
import styles from './Flashcard.module.css';

const texts = flashcardTexts.page;

interface FlashcardReaderProps {
  readonly flashcard: Flashcard;
  readonly onPractise: () => void;
}

/** The flashcard as a page of a notebook (S2 §2.54–2.55). */
export const FlashcardReader = ({ flashcard, onPractise }: FlashcardReaderProps) => {
  const { subject, topicTitle, htmlContent, cards } = flashcard;
  const downloads = useService(FLASHCARDS.downloads);
  const shown = useRef<HTMLDivElement>(null);
  const save = () => {
    if (shown.current === null) return;
    const text = flashcardDocument(topicTitle, shown.current);
    downloads.save({ name: fileNameOf(topicTitle, 'html'), mediaType: 'text/html', text });
  };
  const saveCards = () =>
    downloads.save({ name: fileNameOf(topicTitle, 'txt'), mediaType: 'text/plain', text: ankiFile(cards) });
  return (
    <>
      <div className={styles.tools}>
        {cards.length > 0 && (
          <Button icon={<Layers aria-hidden size={20} />} onClick={onPractise}>
            {texts.practise}
          </Button>
        )}
        <ButtonLink
          variant="secondary"
          icon={<CircleHelp aria-hidden size={20} />}
          to={quizAddress({ subject, topic: topicTitle })}
        >
          {texts.quiz}
        </ButtonLink>
        <Button variant="secondary" icon={<Download aria-hidden size={20} />} onClick={save}>
          {texts.save}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        {cards.length > 0 && (
          <Button variant="secondary" icon={<WalletCards aria-hidden size={20} />} onClick={saveCards}>
            {texts.anki}
          </Button>
        )}
      </div>
      <article className={styles.paper}>
        <h2>
          <VisuallyHidden>{texts.heading(topicTitle)}</VisuallyHidden>
        </h2>
        <div ref={shown}>
          <RichText text={htmlContent} format="html" />
        </div>
      </article>
      <p className={styles.note}>{texts.aiNote}</p>
    </>
  );
};

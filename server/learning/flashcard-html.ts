import { escaped, htmlOf, sanitisedHtml } from '#server/learning/document-html.ts';
import { flashcardTexts as texts } from '#tutoring/flashcards/flashcard.texts.ts';
import type { MadeFlashcard } from '#tutoring/flashcards/flashcard.types.ts';

/** A flashcard as a document of its own. */
export const flashcardHtml = ({ title, sections, cards }: MadeFlashcard): string =>
  sanitisedHtml(
    [
      `<h1>${escaped(title)}</h1>`,
      ...sections.map(({ heading, text }) => `<section><h2>${escaped(heading)}</h2>${htmlOf(text)}</section>`),
      `<section><h2>${texts.cards}</h2>`,
      ...cards.map(
        ({ front, back }, place) =>
          `<h3>${texts.question(place + 1)}</h3>${htmlOf(front)}<p><strong>${texts.answer}</strong></p>${htmlOf(back)}`,
      ),
      '</section>',
    ].join('\n'),
  );

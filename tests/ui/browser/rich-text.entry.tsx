import '#ui/design/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { flashcardDocument } from '#ui/learning/flashcards/flashcard-document.writer.ts';
import { renderFormula } from '#ui/rich-text/formula.renderer.ts';
import { sanitiseHtml } from '#ui/rich-text/html.sanitiser.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';

type Shown = { readonly text: string; readonly format: 'markdown' | 'html'; readonly isGrowing?: boolean };

const host = document.getElementById('root');
if (host === null) throw new Error('The page has no root');
const root = createRoot(host);

const harness = {
  /** Shows texts between the parts of a page that no text may cover. */
  show: (shown: readonly Shown[]) =>
    flushSync(() =>
      root.render(
        <>
          <nav style={{ position: 'fixed', inset: '0 0 auto', height: 40, background: '#eee' }}>
            <button type="button">navigation</button>
          </nav>
          <main style={{ height: 400, marginTop: 60, overflowY: 'auto', position: 'relative' }}>
            {shown.map(({ text, format, isGrowing = false }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a text is its place
              <RichText key={place} text={text} format={format} isGrowing={isGrowing} />
            ))}
          </main>
          <footer>
            <textarea aria-label="composer" />
            <button type="button">logout</button>
          </footer>
        </>,
      ),
    ),
  /** The file of a flashcard that holds these texts. */
  saved: (title: string, texts: readonly string[]) => {
    const shown = document.createElement('div');
    shown.append(...texts.map(sanitiseHtml));
    return flashcardDocument(title, shown);
  },
  /** Sets one formula, without React, and answers with the characters that it takes. */
  set: (tex: string) => renderFormula(tex, true)?.outerHTML.length ?? tex.length,
};

declare global {
  interface Window {
    harness: typeof harness;
  }
}
window.harness = harness;

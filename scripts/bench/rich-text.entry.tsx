import '#ui/design/base.css';
import DOMPurify from 'dompurify';
import { renderToString } from 'katex';
import { marked } from 'marked';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichText } from '#ui/rich-text/RichText.tsx';

const host = document.getElementById('root');
if (host === null) throw new Error('The page has no root.');

const typeset = (text: string): string =>
  text
    .replaceAll(/\$\$(.+?)\$\$/gs, (_, tex: string) => renderToString(tex, { displayMode: true, throwOnError: false }))
    .replaceAll(/\$(.+?)\$/g, (_, tex: string) => renderToString(tex, { throwOnError: false }));

/** Milliseconds of one pass, layout included; when `formulas` of them stand on the page. */
const timed = async (show: () => void, formulas: number): Promise<number> => {
  const started = performance.now();
  show();
  while (document.querySelectorAll('.katex').length < formulas) await new Promise(requestAnimationFrame);
  document.body.getBoundingClientRect();
  return performance.now() - started;
};

const bench = {
  ours: async (texts: readonly string[], formulas: number) => {
    const box = document.createElement('main');
    host.replaceChildren(box);
    const root = createRoot(box);
    const milliseconds = await timed(
      () => flushSync(() => root.render(texts.map((text) => <RichText key={text} text={text} />))),
      formulas,
    );
    root.unmount();
    return milliseconds;
  },
  /** As is usual: KaTeX's strings in Markdown's HTML, all of it sanitised and set as innerHTML. */
  peer: (texts: readonly string[], formulas: number) => {
    const boxes = texts.map(() => document.createElement('div'));
    host.replaceChildren(...boxes);
    return timed(() => {
      for (const [index, text] of texts.entries()) {
        const box = boxes[index];
        if (box !== undefined) box.innerHTML = DOMPurify.sanitize(marked.parse(typeset(text), { async: false }));
      }
    }, formulas);
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;

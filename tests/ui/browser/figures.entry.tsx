import '#ui/design/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FigureBlock } from '#ui/figures/FigureBlock.tsx';
import { spokenSentences } from '#ui/learning/assistant/read-aloud/spoken-sentences.writer.ts';

const host = document.getElementById('root');
if (host === null) throw new Error('The page has no root');
const root = createRoot(host);

/** From the highest to the lowest letter, in sizes of the font. */
const LETTER = 1.2;

/** The height of a writing is that of the page's letters: a font that lends a letter may claim any room for it. */
const boxOf = (part: SVGGraphicsElement): DOMRect => {
  const box = part.getBoundingClientRect();
  const toScreen = part.getScreenCTM();
  if (!(part instanceof SVGTextElement) || toScreen === null) return box;
  const height = Number.parseFloat(getComputedStyle(part).fontSize) * toScreen.d * LETTER;
  const middle = toScreen.f + toScreen.d * Number(part.getAttribute('y'));
  return new DOMRect(box.left, middle - height / 2, box.width, height);
};

/** What of a drawing is seen outside of its box: a letter's own room is a pixel or two larger than the letter. */
const strays = (): readonly string[] =>
  [...document.querySelectorAll('svg')].flatMap((drawing) => {
    const box = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll<SVGGraphicsElement>('path, rect, circle, text')]
      .filter((part) => {
        const { left, right, top, bottom } = boxOf(part);
        return left < box.left - 3 || right > box.right + 3 || top < box.top - 4 || bottom > box.bottom + 4;
      })
      .map((part) => part.outerHTML.slice(0, 200));
  });

const harness = {
  /** Shows the sources, and answers what went wrong with them. */
  show: (sources: readonly string[]) => {
    flushSync(() => root.render(sources.map((source) => <FigureBlock key={source} source={source} />)));
    return {
      strays: strays(),
      drawn: document.querySelectorAll('svg[role="img"]').length,
      active: document.querySelectorAll('#root :is(script, img, a, iframe, foreignObject, [onclick], [href])').length,
      broken: [...document.querySelectorAll('svg *')].filter((part) => /NaN|Infinity/.test(part.outerHTML)).length,
    };
  },
  /** What would be read aloud of a text of HTML. */
  sentences: (blocks: readonly string[]) => {
    const article = document.createElement('article');
    article.append(
      ...blocks.map((block) => Object.assign(document.createElement('p'), { textContent: block })),
      Object.assign(document.createElement('pre'), { textContent: 'x = 1' }),
    );
    return spokenSentences(article).map(({ text, range }) => [text, range.toString().trim()]);
  },
};

declare global {
  interface Window {
    figures: typeof harness;
  }
}
window.figures = harness;

import '#ui/design/base.css';
import DOMPurify from 'dompurify';
import { renderToString } from 'katex';
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { trustFormula } from '#ui/rich-text/formula.policy.ts';
import { formulaAt } from '#ui/rich-text/formula.rules.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';

const host = document.getElementById('root');
if (host === null) throw new Error('The page has no root.');

/** Shows a text in a box of its own, and goes on from there when the text has grown. */
interface Renderer {
  readonly show: (texts: readonly string[]) => void;
  readonly clear: () => void;
}

const katexOf = (tex: string, displayMode: boolean): string =>
  renderToString(tex, { displayMode, throwOnError: false, strict: 'ignore' });

const formulaExtension = (write: (tex: string, isDisplay: boolean) => string): TokenizerAndRendererExtension => ({
  name: 'formula',
  level: 'inline',
  start: (source) => /\$|\\[([]/.exec(source)?.index,
  tokenizer: (source) => {
    const formula = formulaAt(source, 0);
    return formula === null
      ? undefined
      : { type: 'formula', raw: source.slice(0, formula.end), text: write(formula.tex, formula.isDisplay) };
  },
  renderer: ({ text }) => String(text),
});

const boxesIn = (main: HTMLElement, count: number): readonly HTMLElement[] => {
  while (main.children.length < count) main.append(document.createElement('div'));
  return [...main.querySelectorAll<HTMLElement>(':scope > div')];
};

const mainOf = (): HTMLElement => {
  const main = document.createElement('main');
  host.replaceChildren(main);
  return main;
};

const ours = (): Renderer => {
  let root: Root | null = null;
  return {
    show: (texts) => {
      root ??= createRoot(mainOf());
      const page = texts.map((text, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text is its place
        <RichText key={place} text={text} />
      ));
      flushSync(() => root?.render(page));
    },
    clear: () => {
      root?.unmount();
      root = null;
      host.replaceChildren();
    },
  };
};

/** KaTeX's strings in Markdown's HTML, set as they come: nothing is safe, and nothing can be sooner. */
const bare = (): Renderer => {
  const marked = new Marked({ extensions: [formulaExtension(katexOf)] });
  let main: HTMLElement | null = null;
  return {
    show: (texts) => {
      main ??= mainOf();
      const boxes = boxesIn(main, texts.length);
      for (const [place, text] of texts.entries()) {
        const box = boxes[place];
        if (box !== undefined) box.innerHTML = marked.parse(text, { async: false });
      }
    },
    clear: () => {
      main = null;
      host.replaceChildren();
    },
  };
};

/** Markdown of ours sanitised into the parts, formulas put in as strings. */
const fill = (parts: readonly Element[], html: readonly string[]) => {
  const fragment = DOMPurify.sanitize(html.map((block) => `<div>${block}</div>`).join(''), {
    RETURN_DOM_FRAGMENT: true,
    ADD_ATTR: ['data-formula'],
  });
  for (const source of fragment.querySelectorAll('code[data-formula]')) {
    const span = document.createElement('span');
    Object.assign(span, {
      innerHTML: trustFormula(katexOf(source.textContent, source.getAttribute('data-formula') === 'display')),
    });
    source.replaceWith(span);
  }
  for (const [place, block] of [...fragment.children].entries()) parts[place]?.replaceChildren(block);
};

/** The Markdown is sanitised first, then KaTeX's strings are put in where they belong; what is finished stays while a text grows. */
const reference = (): Renderer => {
  const marked = new Marked({
    extensions: [
      formulaExtension((tex, isDisplay) => {
        const code = document.createElement('code');
        code.dataset['formula'] = isDisplay ? 'display' : 'inline';
        code.textContent = tex;
        return code.outerHTML;
      }),
    ],
  });
  const known = new WeakMap<Element, string>();
  let main: HTMLElement | null = null;
  return {
    show: (texts) => {
      main ??= mainOf();
      const boxes = boxesIn(main, texts.length);
      for (const [place, text] of texts.entries()) {
        const box = boxes[place];
        if (box === undefined) continue;
        const blocks = marked.lexer(text).filter(({ type }) => type !== 'space');
        const parts = boxesIn(box, blocks.length);
        const changed = blocks.flatMap((block, index) => {
          const part = parts[index];
          if (part === undefined || known.get(part) === block.raw) return [];
          known.set(part, block.raw);
          return [{ part, html: marked.parser([block]) }];
        });
        fill(
          changed.map(({ part }) => part),
          changed.map(({ html }) => html),
        );
      }
    },
    clear: () => {
      main = null;
      host.replaceChildren();
    },
  };
};

const renderers = { ours: ours(), reference: reference(), bare: bare() };
type Name = keyof typeof renderers;

const whenSet = async () => {
  await document.fonts.ready;
  while (document.querySelector('code[data-formula]') !== null) await new Promise(requestAnimationFrame);
};

const STEP = 20;

const bench = {
  /** All texts become nodes of the page. */
  show: (name: Name, texts: readonly string[]) => renderers[name].show(texts),
  /** Texts that grow by 20 characters become nodes of the page. */
  grow: (name: Name, texts: readonly string[]) => {
    for (const text of texts) {
      for (let end = STEP; end < text.length + STEP; end += STEP) renderers[name].show([text.slice(0, end)]);
      renderers[name].clear();
    }
  },
  whenSet,
  /** How many formulas stand on the page. */
  formulas: () => document.querySelectorAll('.katex').length,
  clear: (name: Name) => renderers[name].clear(),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;

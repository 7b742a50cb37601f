import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FORMULA_LIMITS } from './formula.rules.ts';
import { buildFragment } from './fragment.builder.ts';
import { fragmentCache } from './fragment.cache.ts';
import { parseMarkdown } from './markdown.parser.ts';
import { PlainText } from './PlainText.tsx';
import type { RichTextProps } from './RichText.tsx';

type Format = 'markdown' | 'html';
type RenderFormulas = (root: ParentNode, limit: number) => void;

const fragments = fragmentCache(400);
let loadedFormulas: RenderFormulas | null = null;

const countFormulas = (html: string, format: Format) => html.split(format === 'markdown' ? 'data-formula=' : /\$|\\[([]|data-formula=/).length - 1;

/** The blocks of a text, each with the number of formulas that it may still set; null when it is nested too deep to be read. */
const splitBlocks = (text: string, format: Format) => {
  let left: number = FORMULA_LIMITS.perMessage;
  try {
    return (format === 'html' ? [text] : parseMarkdown(text)).map((html) => {
      const formulas = Math.min(left, countFormulas(html, format));
      left -= formulas;
      return { html, formulas };
    });
  } catch {
    return null;
  }
};

/** The renderer of formulas, asked for only once a text holds one; null until it has come. */
const useFormulas = (isWanted: boolean) => {
  const [renderFormulas, setRenderFormulas] = useState(() => loadedFormulas);
  useEffect(() => {
    if (!isWanted || renderFormulas !== null) return undefined;
    let isGone = false;
    const load = async () => {
      const module = await import('./formula.renderer.ts');
      loadedFormulas = module.renderFormulas;
      if (!isGone) setRenderFormulas(() => module.renderFormulas);
    };
    // Without KaTeX the formulas stay readable as their sources.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isWanted, renderFormulas]);
  return renderFormulas;
};

/** What scrolls sideways must be reachable by keyboard. */
const letScroll = (root: HTMLElement) => {
  for (const box of root.querySelectorAll<HTMLElement>('pre, .table-box, .formula')) if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
};

type BlockProps = { readonly html: string; readonly format: Format; readonly formulas: number; readonly renderFormulas: RenderFormulas | null };

const Block = memo(({ html, format, formulas, renderFormulas }: BlockProps) => {
  const box = useRef<HTMLDivElement>(null);
  const renderer = formulas === 0 ? null : renderFormulas;
  useLayoutEffect(() => {
    const make = () => {
      const fragment = buildFragment(html, format);
      renderer?.(fragment, formulas);
      return fragment;
    };
    if (box.current === null) return;
    box.current.replaceChildren(fragments.copyOf(`${format} ${renderer === null ? 0 : formulas} ${html}`, make));
    letScroll(box.current);
  }, [html, format, formulas, renderer]);
  return <div ref={box} />;
});

/** A text as blocks: while it grows, only the block that changed is made again. */
export const RichTextBlocks = ({ text, format = 'markdown' }: RichTextProps) => {
  const blocks = useMemo(() => splitBlocks(text, format), [text, format]);
  const renderFormulas = useFormulas(blocks !== null && blocks.some(({ formulas }) => formulas > 0));
  if (blocks === null) return <PlainText text={text} />;
  // oxlint-disable-next-line react/no-array-index-key -- a block is its place in the text
  return blocks.map(({ html, formulas }, place) => <Block key={place} html={html} format={format} formulas={formulas} renderFormulas={renderFormulas} />);
};

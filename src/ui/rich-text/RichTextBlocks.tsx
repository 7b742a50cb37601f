import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FORMULA_LIMITS } from './formula.rules.ts';
import { buildFragment } from './fragment.builder.ts';
import { fragmentCache } from './fragment.cache.ts';
import { parseMarkdown } from './markdown.parser.ts';
import { PlainText } from './PlainText.tsx';
import type { RichTextProps } from './rich-text.types.ts';

type Format = 'markdown' | 'html';
type RenderFormulas = (root: ParentNode, limit: number) => void;

const fragments = fragmentCache(400);
let loadedFormulas: RenderFormulas | null = null;

const countFormulas = (html: string, format: Format) =>
  html.split(format === 'markdown' ? 'data-formula=' : /\$|\\[([]|data-formula=/).length - 1;

/** The page has its own h1 and h2: the highest heading of a text becomes an h3. */
const headingShift = (html: readonly string[]) => {
  const levels = html.flatMap((block) => [...block.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level)));
  return levels.length === 0 ? 0 : 3 - Math.min(...levels);
};

/** The blocks of a text, each with the number of formulas that it may still set; null when it is nested too deep to be read. */
const splitBlocks = (text: string, format: Format) => {
  let left: number = FORMULA_LIMITS.perMessage;
  try {
    const blocks = format === 'html' ? [text] : parseMarkdown(text);
    const shift = headingShift(blocks);
    return blocks.map((html) => {
      const formulas = Math.min(left, countFormulas(html, format));
      left -= formulas;
      return { html, formulas, shift };
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
  for (const box of root.querySelectorAll<HTMLElement>('pre, .table-box, .formula'))
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
};

type BlockProps = {
  readonly html: string;
  readonly format: Format;
  readonly formulas: number;
  readonly shift: number;
  readonly renderFormulas: RenderFormulas | null;
};

const Block = memo(({ html, format, formulas, shift, renderFormulas }: BlockProps) => {
  const box = useRef<HTMLDivElement>(null);
  const renderer = formulas === 0 ? null : renderFormulas;
  useLayoutEffect(() => {
    const make = () => {
      const fragment = buildFragment(html, format, shift);
      renderer?.(fragment, formulas);
      return fragment;
    };
    if (box.current === null) return;
    box.current.replaceChildren(
      fragments.copyOf(`${format} ${shift} ${renderer === null ? 0 : formulas} ${html}`, make),
    );
    letScroll(box.current);
  }, [html, format, formulas, shift, renderer]);
  return <div ref={box} />;
});

/** A text as blocks: while it grows, only the block that changed is made again. */
export const RichTextBlocks = ({ text, format = 'markdown' }: RichTextProps) => {
  const blocks = useMemo(() => splitBlocks(text, format), [text, format]);
  const renderFormulas = useFormulas(blocks !== null && blocks.some(({ formulas }) => formulas > 0));
  if (blocks === null) return <PlainText text={text} />;
  return blocks.map(({ html, formulas, shift }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a block is its place in the text
    <Block key={place} html={html} format={format} formulas={formulas} shift={shift} renderFormulas={renderFormulas} />
  ));
};

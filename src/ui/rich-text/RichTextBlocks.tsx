import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { blockWriter, type FigurePlace } from './block.writer.ts';
import { FigureSlot } from './FigureSlot.tsx';
import { loadedFormulas, loadFormulas } from './formula.loader.ts';
import type { RichTextProps } from './rich-text.types.ts';

/** What sets formulas, asked for only once a text holds one: null until it has come, and whether it is on its way. */
const useFormulas = (isWanted: boolean) => {
  const [renderFormula, setRenderFormula] = useState(loadedFormulas);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isWanted || renderFormula !== null) return undefined;
    let isGone = false;
    const load = async () => {
      const loaded = await loadFormulas().catch(() => null);
      if (isGone) return;
      // Without KaTeX the formulas stay readable as their sources.
      if (loaded === null) setLost(true);
      else setRenderFormula(() => loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted, renderFormula]);
  return { renderFormula, isComing: isWanted && renderFormula === null && !isLost };
};

const NO_FIGURES: readonly FigurePlace[] = [];

/** A text as blocks, which are nodes of the page without a component each: while it grows, only what changed is made again. */
export const RichTextBlocks = ({ text, format = 'markdown', isGrowing = false }: RichTextProps) => {
  const box = useRef<HTMLDivElement>(null);
  const writer = useRef<ReturnType<typeof blockWriter>>(null);
  const [hasFormulas, setHasFormulas] = useState(false);
  const [figures, setFigures] = useState(NO_FIGURES);
  const { renderFormula, isComing } = useFormulas(hasFormulas);
  useLayoutEffect(() => {
    if (box.current === null) return;
    writer.current ??= blockWriter(box.current);
    const written = writer.current.write({ text, format, isGrowing, renderFormula });
    // Whoever has come already is not waited for.
    if (renderFormula === null) setHasFormulas(written.hasFormulas);
    setFigures(written.figures.length === 0 ? NO_FIGURES : written.figures);
  }, [text, format, isGrowing, renderFormula]);
  return (
    <>
      <div ref={box} data-coming={isComing || undefined} />
      {figures.map(({ place, source }, index) => createPortal(<FigureSlot source={source} />, place, String(index)))}
    </>
  );
};

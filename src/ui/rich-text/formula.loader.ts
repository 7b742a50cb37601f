import type { RenderFormula } from './block.writer.ts';

let loaded: RenderFormula | null = null;

/** What sets formulas, where it has come already. */
export const loadedFormulas = (): RenderFormula | null => loaded;

/** Fetches KaTeX. */
export const loadFormulas = async (): Promise<RenderFormula> =>
  (loaded ??= (await import('./formula.renderer.ts')).renderFormula);

/** The letters of most formulas, as KaTeX's style sheet names them. */
const LETTERS = ['1em KaTeX_Main', 'italic 1em KaTeX_Math'];

/** Fetches KaTeX and its letters: a formula that is set before they come becomes wider or narrower with them. */
export const loadFormulasWithLetters = async (): Promise<void> => {
  await loadFormulas();
  await Promise.allSettled(LETTERS.map((font) => document.fonts.load(font)));
};

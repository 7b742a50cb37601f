import type { RenderFormula } from './block.writer.ts';

let loaded: RenderFormula | null = null;

/** What sets formulas, where it has come already. */
export const loadedFormulas = (): RenderFormula | null => loaded;

/** Fetches KaTeX. */
export const loadFormulas = async (): Promise<RenderFormula> =>
  (loaded ??= (await import('./formula.renderer.ts')).renderFormula);

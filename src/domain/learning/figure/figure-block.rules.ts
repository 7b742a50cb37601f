import { readFigure } from './figure.rules.ts';
import type { FigureSource } from './figure-source.types.ts';

/** A figure as the fenced block of an answer; null for one that no screen would draw. */
export const figureBlock = (figure: FigureSource): string | null => {
  const source = JSON.stringify(figure);
  return readFigure(source) === null ? null : `\`\`\`figure\n${source}\n\`\`\``;
};

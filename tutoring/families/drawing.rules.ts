import { figureBlock } from '#domain/learning/figure/figure-block.rules.ts';
import type { Solution } from './worked-task.types.ts';

/** The picture of a task as a block of Markdown; nothing where there is none, or one that no screen would draw. */
export const drawing = ({ figure }: Solution): readonly string[] => {
  const source = figure?.();
  const block = source && figureBlock(source);
  return block === undefined || block === null ? [] : [block];
};

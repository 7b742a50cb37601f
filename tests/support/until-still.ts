/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page knows nothing of this file */
import type { Page } from 'playwright';

const nothingMoves = async (): Promise<void> => {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  // What has left stands outside of its box until it is taken away.
  while (document.querySelector('[data-closing="true"]') !== null) await new Promise(requestAnimationFrame);
};

/**
 * Where motion is reduced too, the first frame of a change shows what was there before: a drawer beside the page,
 * a chip in its old colour under letters of the new one.
 */
export const untilStill = (page: Page): Promise<void> => page.evaluate(nothingMoves);

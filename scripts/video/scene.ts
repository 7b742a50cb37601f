import type { Page } from 'playwright';
import { pagesOf } from '../../tests/e2e/pages/pages.ts';
import { pointer } from '../../tests/e2e/support/input-driver.ts';
import { TALKS } from '../exchanges/talks.ts';
import type { Still } from './encoder.entry.tsx';

export const FRAMES_PER_SECOND = 10;

/** Letters that are typed between two frames. */
const LETTERS = 2;

/** How many seconds each answer stands: long enough to be read through once. */
const READING = [4, 5, 2.5, 4.5];

/** A pupil asks a task in Tutor, asks for its result and does not get it, and finds it: as the home page tells it in letters. */
export const playScene = async (page: Page, url: string): Promise<readonly Still[]> => {
  const { assistant } = pagesOf(page, pointer);
  const stills: Still[] = [];
  const show = async (seconds: number) => {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    stills.push({
      picture: `data:image/png;base64,${picture.toString('base64')}`,
      frames: Math.max(1, Math.round(seconds * FRAMES_PER_SECOND)),
    });
  };
  await assistant.open(`${url}/assistant?mode=tutor`);
  await assistant.see('Tutor AI');
  await page.evaluate(() => document.fonts.ready);
  await show(1);
  for (const [turn, question] of TALKS.tutor.entries()) {
    for (let typed = LETTERS; typed < question.length + LETTERS; typed += LETTERS) {
      await assistant.fillMessage(question.slice(0, typed));
      await show(0);
    }
    await show(0.3);
    await assistant.chooseSend();
    await assistant.seeAnswers('Tutor AI', turn + 1);
    await page.waitForLoadState('networkidle');
    await show(READING[turn] ?? 0);
  }
  return stills;
};

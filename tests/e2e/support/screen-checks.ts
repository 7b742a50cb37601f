import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { takePictures } from './pictures.ts';

/** Waits for a dialog that React Aria hides until the keyboard of a phone is up. Runs in the page. */
const untilDialogsShow = async (): Promise<void> => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
  const dialogs = () => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  do await new Promise(requestAnimationFrame);
  while (dialogs().some((dialog) => !dialog.checkVisibility({ opacityProperty: true })));
};

/** Whether no test of this run has come to the screen before, in this size and theme. Playwright empties the folder before a run. */
const isFirstSight = ({ outputDir, name }: TestInfo['project'], screen: string): boolean => {
  const folder = join(outputDir, '.seen', name);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, screen), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

/** What is wrong with a screen is no reason to leave the rest of a tour untold. */
const expectSoftly = expect.configure({ soft: true });

/** The layout is checked wherever a test comes to a screen, its accessibility once in a run; `npm run screens` takes its picture. */
export const checkScreen = async (page: Page, screen: string, project: TestInfo['project']): Promise<void> => {
  await page.evaluate(untilDialogsShow);
  await expectSoftly.poll(() => layoutFaults(page), { message: `the layout of ${screen}` }).toEqual({});
  if (!isFirstSight(project, screen)) return;
  const folder = process.env['SCREENS'];
  if (folder !== undefined) {
    const pictures = await takePictures(page, screen, folder, () => page.evaluate(untilDialogsShow));
    for (const { picture, faults } of pictures) expectSoftly(faults, `the layout of ${screen}, ${picture}`).toEqual({});
  }
  expectSoftly(await accessibilityFindings(page), `the accessibility of ${screen}`).toEqual([]);
};

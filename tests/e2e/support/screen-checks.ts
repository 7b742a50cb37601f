import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults, type LayoutRule } from '../../support/layout-rules.ts';

/** Waits for a dialog that React Aria hides until the keyboard of a phone is up, and for the end of what moves. Runs in the page. */
const settle = async (): Promise<void> => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
  const dialogs = () => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  do await new Promise(requestAnimationFrame);
  while (dialogs().some((dialog) => !dialog.checkVisibility({ opacityProperty: true })));
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
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

/** Screens that do not keep a rule yet. The lists only get shorter. */
const NOT_YET: Readonly<Partial<Record<LayoutRule, readonly string[]>>> = {
  keepsTheFocus: [
    'account',
    'buddy solves',
    'home',
    'home of a member',
    'login expired and not renewed',
    'question meets a lost network',
    'question meets a 500',
    'question meets a 503',
    'question meets a 429',
    'question meets a 403',
    'question meets an excuse instead of an answer',
    'question without points',
    'tutor guides',
    'tutor second hint',
  ],
  staysInTheWindow: ['account panel'],
  fitsItsBox: [
    'account panel',
    'account panel of a name as long as a name may be',
    'assistant of a name as long as a name may be',
  ],
};

const faultsOf = async (page: Page, screen: string) =>
  Object.fromEntries(
    Object.entries(await layoutFaults(page)).filter(
      ([rule]) => !Object.entries(NOT_YET).some(([name, screens]) => name === rule && screens.includes(screen)),
    ),
  );

/** What is wrong with a screen is no reason to leave the rest of a tour untold. */
const expectSoftly = expect.configure({ soft: true });

/** The layout is checked wherever a test comes to a screen, its accessibility once in a run; `npm run screens` takes its picture. */
export const checkScreen = async (page: Page, screen: string, project: TestInfo['project']): Promise<void> => {
  await page.evaluate(settle);
  await expectSoftly.poll(() => faultsOf(page, screen), { message: `the layout of ${screen}` }).toEqual({});
  if (!isFirstSight(project, screen)) return;
  const folder = process.env['SCREENS'];
  if (folder !== undefined)
    await page.screenshot({ path: join(folder, project.name, `${screen}.png`), animations: 'disabled' });
  expectSoftly(await accessibilityFindings(page), `the accessibility of ${screen}`).toEqual([]);
};

import type { Locator, Page } from 'playwright';

/** How a page says that something is chosen, or that one is there. */
export const CHOSEN = [
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-checked="true"]',
  'input:checked',
].join();

/** Pixels around it in which a mark may stand. */
const AROUND = 3;

/** Takes the choice away where it is drawn; called again, it gives it back. Runs in the page. */
const toggle = (element: SVGElement | HTMLElement): void => {
  if (element instanceof HTMLInputElement) {
    element.checked = !element.checked;
    return;
  }
  for (const name of ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked']) {
    const value = element.getAttribute(name) ?? element.getAttribute(`kept-${name}`);
    if (value === null) continue;
    const [from, to] = element.hasAttribute(name) ? [name, `kept-${name}`] : [`kept-${name}`, name];
    element.removeAttribute(from);
    element.setAttribute(to, value);
  }
};

const pictureOf = async (page: Page, element: Locator): Promise<Buffer> => {
  const box = await element.evaluate((one, around) => {
    const { x, y, width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    return {
      x: Math.max(0, x - around),
      y: Math.max(0, y - around),
      width: width + 2 * around,
      height: height + 2 * around,
    };
  }, AROUND);
  return page.screenshot({ clip: box, animations: 'disabled', caret: 'hide' });
};

/** What on a page looks the same whether it is chosen or not; and how much was looked at. */
export const chosenOutOfSight = async (page: Page) => {
  const unseen: string[] = [];
  let looked = 0;
  await page.evaluate((chosen) => {
    for (const [index, one] of document.querySelectorAll(chosen).entries())
      one.setAttribute('data-looked-at', `${index}`);
  }, CHOSEN);
  const count = await page.locator('[data-looked-at]').count();
  for (let index = 0; index < count; index += 1) {
    const element = page.locator(`[data-looked-at="${index}"]`);
    if (!(await element.evaluate((one) => one.checkVisibility()))) continue;
    await element.evaluate((one) =>
      (one.closest('label') ?? one).scrollIntoView({ block: 'center', inline: 'center' }),
    );
    const chosen = await pictureOf(page, element);
    await element.evaluate(toggle);
    const other = await pictureOf(page, element);
    await element.evaluate(toggle);
    looked += 1;
    if (chosen.equals(other)) unseen.push(await element.evaluate((one) => one.outerHTML.slice(0, 160)));
  }
  return { unseen, looked };
};

import type { Page } from 'playwright/test';

/** How a dialog is left without its buttons. */
export const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** No dialog comes as near to the edge of the screen as this. */
const MARGIN = 4;

export const touchBackdrop = (page: Page): Promise<void> => page.mouse.click(MARGIN, MARGIN);

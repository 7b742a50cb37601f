import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';

/** The browser of the tests. */
export const chromiumOptions = (): LaunchOptions => {
  const executablePath = findChromium();
  return { ...(executablePath !== null && { executablePath }), args: [...CHROMIUM_ARGS] };
};

export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());

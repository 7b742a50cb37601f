import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';

/** Software draws; a process of its own for that would only cost another tenth of each page. */
const DRAWING = '--in-process-gpu';

/** The browser of the tests. */
export const chromiumOptions = (): LaunchOptions => {
  const executablePath = findChromium();
  return { ...(executablePath !== null && { executablePath }), args: [...CHROMIUM_ARGS, DRAWING] };
};

export const launchChromium = (args: readonly string[] = []): Promise<Browser> => {
  const options = chromiumOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
};

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, isRoot, succeeds } from './installation.ts';

/** Debian's. The shell is the same engine without the windows of a desktop, for half of the work. */
const SHELL = '/usr/bin/chromium-headless-shell';
const DESKTOP = '/usr/bin/chromium';

/** Nothing of Chromium's own that would ask the network or the machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** An installed Chromium: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export const findChromium = (): string | null =>
  [process.env['CHROMIUM_PATH'], SHELL, DESKTOP, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  ) ?? null;

const installPlaywrights = () =>
  succeeds(process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    ...(isRoot() ? ['--with-deps'] : []),
    'chromium',
  ]);

/** What every pupil's device has: the measures of Arial, without which letters move when our font arrives, and a picture for „🎉”. */
const FONTS = [
  { place: '/usr/share/fonts/truetype/liberation', package: 'fonts-liberation' },
  { place: '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf', package: 'fonts-noto-color-emoji' },
];

/** Installs the shell where it is not: Debian's package as root, else Playwright's, unless another Chromium serves. Null when there is none. */
export const ensureChromium = (): string | null => {
  const isNamed = process.env['CHROMIUM_PATH'] !== undefined;
  if (!isNamed && !existsSync(SHELL)) installFromDebian('chromium-headless-shell', 'chromium');
  if (findChromium() === null) installPlaywrights();
  for (const font of FONTS) if (!existsSync(font.place)) installFromDebian(font.package);
  return findChromium();
};

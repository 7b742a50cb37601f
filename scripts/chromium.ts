import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

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

/** For what hangs: a network that answers nothing must not hold the tests up. */
const INSTALLATION = 300_000;

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALLATION,
  }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const aptGet = (...args: readonly string[]) =>
  succeeds('apt-get', ['-q', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args]);
const installFromDebian = () =>
  existsSync('/usr/bin/apt-get') &&
  isRoot() &&
  aptGet('update') &&
  ['chromium-headless-shell', 'chromium'].some((name) => aptGet('install', '-y', '--no-install-recommends', name));
const installPlaywrights = () =>
  succeeds(process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    ...(isRoot() ? ['--with-deps'] : []),
    'chromium',
  ]);

/** Installs the shell where it is not: Debian's package as root, else Playwright's, unless another Chromium serves. Null when there is none. */
export const ensureChromium = (): string | null => {
  const isNamed = process.env['CHROMIUM_PATH'] !== undefined;
  if (!isNamed && !existsSync(SHELL)) installFromDebian();
  if (findChromium() === null) installPlaywrights();
  return findChromium();
};

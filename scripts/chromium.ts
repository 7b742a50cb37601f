import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

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
  [process.env['CHROMIUM_PATH'], SYSTEM_CHROMIUM, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  ) ?? null;

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const installFromDebian = () =>
  existsSync('/usr/bin/apt-get') &&
  isRoot() &&
  succeeds('apt-get', ['update', '-q']) &&
  succeeds('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium']);
const installPlaywrights = () =>
  succeeds(process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    ...(isRoot() ? ['--with-deps'] : []),
    'chromium',
  ]);

/** Installs Chromium where none is: Debian's package as root, else Playwright's. Null when neither can be had. */
export const ensureChromium = (): string | null => {
  const installed = findChromium();
  if (installed !== null) return installed;
  if (!installFromDebian()) installPlaywrights();
  return findChromium();
};

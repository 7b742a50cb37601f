/** What the tests need beside npm's packages, installed by themselves. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** For what hangs: a network that answers nothing must not hold the tests up. */
const PATIENCE = 300_000;

export const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: PATIENCE,
  }).status === 0;

export const isRoot = () => process.getuid?.() === 0;

const aptGet = (...args: readonly string[]) =>
  succeeds('apt-get', ['-q', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args]);

/** Debian's package of the first of these names that it has, if we are root on a Debian. */
export const installFromDebian = (...names: readonly string[]): boolean =>
  existsSync('/usr/bin/apt-get') &&
  isRoot() &&
  aptGet('update') &&
  names.some((name) => aptGet('install', '-y', '--no-install-recommends', name));

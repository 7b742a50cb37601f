import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmulatorAccount } from 'firebase-tools/lib/emulator/auth/state.js';
import { z } from 'zod';

/** Whole accounts of the emulator, with fields of theirs that only the emulator knows. */
const accounts = z.array(
  z.looseObject({
    localId: z.string(),
    disabled: z.boolean().optional(),
    validSince: z.string().optional(),
    providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).optional(),
  }),
);

export interface AccountFile {
  read(): EmulatorAccount[];
  /** Returns when the accounts would survive a power cut; does nothing when they have not changed. */
  write(accounts: Iterable<EmulatorAccount>): void;
}

export const accountsPath = (directory: string): string => join(directory, 'accounts.json');

/** Accounts in a file that is old or new, never half. */
export const accountFile = (path: string): AccountFile => {
  mkdirSync(dirname(path), { recursive: true });
  let written = '[]';
  return {
    read: () => {
      try {
        written = readFileSync(path, 'utf8');
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
      return accounts.parse(JSON.parse(written));
    },
    write: (changed) => {
      const json = JSON.stringify([...changed]);
      if (json === written) return;
      replaceFile(path, json);
      written = json;
    },
  };
};

/** Replaces a file that is then old or new, never half, and this user's alone. */
export const replaceFile = (path: string, content: string): void => {
  const draft = `${path}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, path);
};

/** Keeps nothing. */
export const NO_ACCOUNT_FILE: AccountFile = { read: () => [], write: () => {} };

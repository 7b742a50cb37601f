import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SOMETHING = Buffer.alloc(4096, 1);

/** Rejects when nothing can be written into the folder, be the disk full or read-only. */
export const tryDisk = async (folder: string): Promise<void> => {
  const file = join(folder, `written-to.${process.pid}`);
  try {
    const written = await open(file, 'w', 0o600);
    await written.writeFile(SOMETHING).finally(() => written.close());
  } finally {
    await rm(file, { force: true });
  }
};

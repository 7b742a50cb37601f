import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The first line of a backup, for people as well. */
const header = z.strictObject({
  format: z.literal('nauka-backup 1'),
  database: z.enum(['embedded', 'postgres']),
  /** How many migrations its tables have been through. */
  migrations: z.int().positive(),
  madeAt: z.iso.datetime(),
  /** Bytes of the emulator's accounts, which follow; null where another provider keeps them. */
  accounts: z.int().nonnegative().nullable(),
});

export type BackupHeader = Omit<z.output<typeof header>, 'format'>;

export interface Backup extends BackupHeader {
  readonly accountsFile: Buffer | null;
  /** What the database itself wrote. */
  dump(): Readable;
}

/** One line that names the file, what is wrong with it and the way out. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const LONGEST_HEADER = 1_000;
const LINE_END = '\n'.charCodeAt(0);
/** SHA-256 of all before it, in hexadecimal digits. */
const SEAL_LENGTH = 64;

/** A header, the accounts, what the database wrote, and a seal over all of it (D59). The file is there when it is whole, and this user's alone. */
export const writeBackup = async (
  file: string,
  {
    accountsFile,
    dump,
    ...about
  }: Omit<BackupHeader, 'accounts'> & {
    readonly accountsFile: Buffer | null;
    readonly dump: AsyncIterable<Uint8Array>;
  },
): Promise<void> => {
  const draft = `${file}.new`;
  const line: z.output<typeof header> = {
    format: 'nauka-backup 1',
    ...about,
    accounts: accountsFile?.length ?? null,
  };
  const sealed = async function* (): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    const hashed = (bytes: Uint8Array): Uint8Array => {
      hash.update(bytes);
      return bytes;
    };
    yield hashed(Buffer.from(`${JSON.stringify(line)}\n`));
    if (accountsFile !== null) yield hashed(accountsFile);
    for await (const bytes of dump) yield hashed(bytes);
    yield Buffer.from(hash.digest('hex'));
  };
  await rm(draft, { force: true });
  try {
    await pipeline(sealed(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
};

/** A backup that is whole. Throws {@link BackupError}. */
export const readBackup = async (file: string): Promise<Backup> => {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupError(`${file}: cannot be read (${codeOf(error)}); name a file that npm run backup has made`);
  });
  try {
    const { size } = await handle.stat();
    const start = await bytesAt(handle, 0, LONGEST_HEADER);
    const lineLength = start.indexOf(LINE_END);
    const about = headerIn(start.subarray(0, Math.max(0, lineLength)).toString());
    if (about === null)
      throw new BackupError(`${file}: is no backup that this version reads; name a file that npm run backup has made`);
    const { format: _format, ...known } = about;
    const dumpStart = lineLength + 1 + (known.accounts ?? 0);
    const sealStart = size - SEAL_LENGTH;
    const isWhole =
      sealStart > dumpStart &&
      (await hashOf(file, sealStart)) === (await bytesAt(handle, sealStart, SEAL_LENGTH)).toString();
    if (!isWhole) throw new BackupError(`${file}: is cut or damaged, since its checksum differs; take another backup`);
    return {
      ...known,
      accountsFile: known.accounts === null ? null : await bytesAt(handle, lineLength + 1, known.accounts),
      dump: () => createReadStream(file, { start: dumpStart, end: sealStart - 1 }),
    };
  } finally {
    await handle.close();
  }
};

const headerIn = (line: string): z.output<typeof header> | null => {
  try {
    return header.parse(JSON.parse(line));
  } catch {
    return null;
  }
};

const bytesAt = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

const hashOf = async (file: string, length: number): Promise<string> => {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file, { end: length - 1 })) hash.update(bytes as Buffer);
  return hash.digest('hex');
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

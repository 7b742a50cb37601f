import { Worker } from 'node:worker_threads';
import { Mutex } from 'async-mutex';
import { UnreadableFile } from './unreadable-file.ts';

/** Milliseconds for one document, the start of its thread among them. */
const TIMEOUT = 10_000;
/** Megabytes of objects, which the thread counts itself, and of all that the process has grown by, which it does not. */
const MEMORY = 256;
const GROWTH = 512;
/** Milliseconds between two looks at that. */
const LOOK = 50;
const MOST_PAGES = 20;
const MOST_CHARACTERS = 20_000;

export interface PdfBounds {
  readonly bytes: Uint8Array;
  readonly mostPages: number;
  readonly mostCharacters: number;
}

/** What the thread answers. */
export type PdfReading = { readonly text: string } | { readonly failure: 'locked' | 'broken' };

const FAILURES = { locked: 'a PDF that is locked by a password', broken: 'a PDF that is broken or cut off' } as const;

const CODE = new URL('./pdf-text.worker.ts', import.meta.url).href;
/** A thread does not inherit what reads TypeScript in ours. */
const START = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(CODE)}); });`;

const turns = new Mutex();

/**
 * The text of a document's first pages; empty where it holds none, as a scan. It is read in a thread of its own, one
 * document at a time, which is ended when it takes too long: nobody else waits for what a stranger has sent.
 */
export const pdfText = (bytes: Uint8Array, timeout: number = TIMEOUT): Promise<string> =>
  turns.runExclusive(async () => {
    const reading = await readInThread({ bytes, mostPages: MOST_PAGES, mostCharacters: MOST_CHARACTERS }, timeout);
    if ('failure' in reading) throw new UnreadableFile(FAILURES[reading.failure]);
    return reading.text;
  });

const readInThread = async (bounds: PdfBounds, timeout: number): Promise<PdfReading> => {
  const thread = new Worker(START, {
    eval: true,
    workerData: bounds,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  const timers: NodeJS.Timeout[] = [];
  const before = process.memoryUsage.rss();
  try {
    return await new Promise<PdfReading>((resolve, reject) => {
      const giveUp = (why: string) => () => reject(new UnreadableFile(`a PDF that ${why}`));
      const lookAtMemory = () => {
        if (process.memoryUsage.rss() - before > GROWTH * 1_000_000) giveUp('unfolds to too much')();
      };
      timers.push(setTimeout(giveUp('takes too long to read'), timeout), setInterval(lookAtMemory, LOOK));
      thread.once('message', resolve);
      // It ran out of memory, or ended without a word.
      thread.once('error', () => resolve({ failure: 'broken' }));
      thread.once('exit', () => resolve({ failure: 'broken' }));
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await thread.terminate();
  }
};

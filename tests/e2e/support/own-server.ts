import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, kill, startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import type { Addresses } from './pupils.ts';

/** A server of one test, over files of its own: it can be killed and started again. */
export interface OwnServer {
  readonly addresses: Addresses;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and takes its files away. */
  end(): Promise<void>;
}

export const ownServer = async (): Promise<OwnServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'nauka-e2e-'));
  const environment = { DATA_DIR: folder, PORT: await freePort(), AUTH_EMULATOR_PORT: await freePort() };
  let running: ServerProcess | null = await startServerProcess(environment);
  const stop = async () => {
    if (running !== null) await kill(running.process);
    running = null;
  };
  return {
    addresses: { url: running.url, authUrl: `http://localhost:${environment.AUTH_EMULATOR_PORT}` },
    kill: stop,
    start: async () => {
      running = await startServerProcess(environment);
    },
    end: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
};

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listeningPort } from '#server/shared/listening-port.ts';
import { prepareDatabase } from './fresh-database.ts';
import { AUDIENCE, ISSUER } from './test-issuer.ts';

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
}

/** `server/main.ts` as one starts it; resolves with its "Ready" line. */
export const startServerProcess = async (environment: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    // A busy machine is not a failure.
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (bytes: Buffer) => {
    errorOutput += bytes.toString();
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /^Ready: (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, process: child };
  }
  throw new Error(errorOutput);
};

/** What a process needs to be there soon: no emulator, and a database that is set up. */
export const withoutEmulator = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'nauka-process-'));
  await prepareDatabase(directory);
  return {
    DATA_DIR: directory,
    IDENTITY_JWKS_URL: 'http://127.0.0.1:9/',
    IDENTITY_ISSUER: ISSUER,
    IDENTITY_AUDIENCE: AUDIENCE,
  };
};

/** Ends it as a power cut of the process would, and waits until it is gone. */
export const kill = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> => {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
};

/** A port that was free a moment ago. */
export const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = listeningPort(server);
  server.close();
  await once(server, 'close');
  return String(port);
};

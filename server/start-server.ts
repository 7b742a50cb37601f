import { fileURLToPath } from 'node:url';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { allHandlers } from '#server/handlers.ts';
import { createApp } from '#server/http/app.ts';
import { forgetOldAnswers } from '#server/http/idempotency.ts';
import { openIdentity } from '#server/identity/open-identity.ts';
import { listeningPort } from '#server/listening-port.ts';
import type { Settings } from '#server/settings.ts';
import { embeddedTutor } from '#server/tutor/embedded-tutor.ts';
import { openAiTutor } from '#server/tutor/openai-tutor.ts';

const WEB_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));
const HOUR = 3_600_000;

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Everything that these settings ask for, answering when it resolves. */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const now = Date.now;
  const unlock = await lockData(settings);
  const [database, identity] = await Promise.all([openDatabase(settings.database), openIdentity(settings, now)]);
  const tutor = settings.model === undefined ? embeddedTutor() : openAiTutor(settings.model);
  const handlers = allHandlers({ database, verifier: identity.verifier, tutor, now });
  const app = await createApp({ settings, handlers, verifier: identity.verifier, database, now, webFolder: WEB_FOLDER });
  await app.listen({ port: settings.port, host: settings.host });

  const cleaning = setInterval(() => {
    forgetOldAnswers(database.database, now()).catch((error: unknown) => app.log.warn(error, 'old answers were not forgotten'));
  }, HOUR).unref();
  return {
    url: settings.publicUrl ?? `http://${nameOf(settings.host)}:${listeningPort(app.server)}`,
    close: async () => {
      clearInterval(cleaning);
      await app.close();
      await identity.close();
      await database.close();
      unlock();
    },
  };
};

/** PGlite's and the emulator's files are one process's alone. */
const lockData = async ({ dataDirectory, database, identity }: Settings): Promise<() => void> => {
  const areFilesUsed = database.kind === 'embedded' || identity.kind === 'emulator';
  return dataDirectory !== null && areFilesUsed ? lockDirectory(dataDirectory) : () => {};
};

/** What one types into a browser for an address that is listened on. */
const nameOf = (host: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

import { existsSync } from 'node:fs';
import { SettingsError } from '#server/settings/environment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/start-server.ts';

/** What a start fails with, in one line that says what to do. */
const reasonOf = (error: unknown): string => {
  if (error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const server = await startServer(readSettings(process.env));
  let isStopping = false;
  const stop = () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`Ready: ${server.url}`);
} catch (error) {
  console.error(`The server did not start. ${reasonOf(error)}`);
  process.exit(1);
}

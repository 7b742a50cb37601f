import type { Settings } from '#server/settings/settings.ts';

/** The folder whose files, PGlite's or the emulator's, are one process's alone; null where nothing lies in files. */
export const usedFolder = ({ database, identity, dataDirectory }: Settings): string | null =>
  database.kind === 'embedded' || identity.kind === 'emulator' ? dataDirectory : null;

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a restore prepares what it will put into the data folder. */
export const restoringFolder = (directory: string): string => join(directory, 'restoring');

const decidedFolder = (directory: string): string => join(directory, 'restored');

/** From this one rename on, what was prepared is what counts, and whoever opens the folder next puts it in its place. */
export const decideRestore = (directory: string): void => {
  renameSync(restoringFolder(directory), decidedFolder(directory));
};

/** Puts what a restore has decided on in its place, and throws away what none did. It may be broken off and begun again. */
export const finishRestore = (directory: string): void => {
  rmSync(restoringFolder(directory), { recursive: true, force: true });
  const decided = decidedFolder(directory);
  if (!existsSync(decided)) return;
  for (const name of readdirSync(decided)) {
    rmSync(join(directory, name), { recursive: true, force: true });
    renameSync(join(decided, name), join(directory, name));
  }
  rmSync(decided, { recursive: true });
};

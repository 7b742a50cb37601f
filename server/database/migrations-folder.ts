import { fileURLToPath } from 'node:url';

/** Written by `npm run migration` from the tables of `schema/`, and run once each at the start. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/adapters/storage';
const NAMED = /^(?:export )?const \w*(?:KEY|PREFIX) = '(.+)';$/gm;

/** What the product's adapters call their keys in the browser's storages, or the beginnings of these. */
export const STORED_KEYS: readonly string[] = readdirSync(FOLDER).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), 'utf8').matchAll(NAMED)].map(([, key = '']) => key),
);

/** What no schema knows. */
export const HOSTILE_VALUES: readonly string[] = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '[',
  'null',
  '\u0000',
  'x'.repeat(50_000),
  '['.repeat(5_000),
];

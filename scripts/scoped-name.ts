import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LENGTH = 3;

/** A class of a CSS module: its own name, and a few letters for its file. Every page carries these names in its styles, its scripts and its HTML. */
export const scopedName = (name: string, file: string): string => {
  const path = relative(process.cwd(), file).replaceAll('\\', '/').replace(/\?.*$/, '');
  return `${name}_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, LENGTH)}`;
};

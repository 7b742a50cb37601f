import { createHash } from 'node:crypto';

/** Neither addresses nor accounts are kept with what they are limited by (R9). */
export const callerHash = (caller: string): string => createHash('sha256').update(caller).digest('base64url');

import type { NewVersions } from '#application/ports/new-versions.port.ts';
import { token } from './token.ts';

/** What comes when the page has nothing else to do. */
export const UPDATES = { newVersions: token<NewVersions>('NewVersions') } as const;

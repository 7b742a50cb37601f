import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SettingsError } from '#server/settings/environment.ts';

/** Keys of service accounts and of workload identities alike. */
const credentials = z.object({ type: z.string() });

/** Throws for a file that cannot be read or is no key of Google, which would otherwise be noticed only when somebody is to be shut out. */
export const checkCredentials = (file: string): void => {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!credentials.safeParse(content).success)
    throw new SettingsError(
      'GOOGLE_APPLICATION_CREDENTIALS: the file is no key of Google, which has a type; download the key of the service account again',
    );
};

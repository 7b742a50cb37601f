import { join } from 'node:path';
import { accountFile, NO_ACCOUNT_FILE } from '#server/identity/emulator/account-file.ts';
import { startAuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import { emulatorTokenVerifier } from '#server/identity/emulator/emulator-token-verifier.ts';
import type { TokenVerifier } from '#server/identity/identity.types.ts';
import { firebaseIssuer, signedTokenVerifier } from '#server/identity/signed-token-verifier.ts';
import type { Settings } from '#server/settings.ts';

export interface OpenIdentity {
  readonly verifier: TokenVerifier;
  close(): Promise<void>;
}

/** Whoever vouches for people by these settings; the emulator is started. */
export const openIdentity = async ({ identity, host, dataDirectory }: Settings, now: () => number): Promise<OpenIdentity> => {
  switch (identity.kind) {
    case 'firebase':
      return { verifier: signedTokenVerifier(firebaseIssuer(identity.projectId), now), close: async () => {} };
    case 'testIssuer':
      return { verifier: signedTokenVerifier({ ...identity, keys: identity.jwksUrl }, now), close: async () => {} };
    case 'emulator': {
      const accounts = dataDirectory === null ? NO_ACCOUNT_FILE : accountFile(join(dataDirectory, 'accounts.json'));
      const emulator = await startAuthEmulator({ projectId: identity.projectId, host, port: identity.port, accounts });
      return { verifier: emulatorTokenVerifier(emulator, identity.projectId, now), close: () => emulator.close() };
    }
  }
};

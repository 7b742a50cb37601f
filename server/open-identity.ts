import { NO_ACCOUNTS, type Accounts } from '#server/identity/accounts.port.ts';
import { accountFile, accountsPath, NO_ACCOUNT_FILE } from '#server/identity/emulator/account-file.ts';
import { startAuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import { emulatorTokenVerifier } from '#server/identity/emulator/emulator-token-verifier.ts';
import { checkCredentials } from '#server/identity/credentials-file.ts';
import { googleAccessToken } from '#server/identity/google-access-token.ts';
import { identityToolkitAccounts } from '#server/identity/identity-toolkit-accounts.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';
import { revocationAwareVerifier } from '#server/identity/revocation-aware-verifier.ts';
import { firebaseIssuer, signedTokenVerifier } from '#server/identity/signed-token-verifier.ts';
import type { Settings } from '#server/settings/settings.ts';

export interface OpenIdentity {
  readonly verifier: TokenVerifier;
  readonly accounts: Accounts;
  close(): Promise<void>;
}

const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com';

/** Whoever vouches for people by these settings; the emulator is started. */
export const openIdentity = async (
  { identity, host, dataDirectory }: Settings,
  now: () => number,
): Promise<OpenIdentity> => {
  switch (identity.kind) {
    case 'firebase': {
      const { projectId, credentialsFile } = identity;
      checkCredentials(credentialsFile);
      const accounts = identityToolkitAccounts({
        baseUrl: IDENTITY_TOOLKIT,
        projectId,
        accessToken: googleAccessToken(credentialsFile),
      });
      const verifier = revocationAwareVerifier(signedTokenVerifier(firebaseIssuer(projectId), now), accounts, now);
      return { verifier, accounts, close: async () => {} };
    }
    case 'testIssuer':
      return {
        verifier: signedTokenVerifier({ ...identity, keys: identity.jwksUrl }, now),
        accounts: NO_ACCOUNTS,
        close: async () => {},
      };
    case 'emulator': {
      const { projectId, port } = identity;
      const file = dataDirectory === null ? NO_ACCOUNT_FILE : accountFile(accountsPath(dataDirectory));
      const emulator = await startAuthEmulator({ projectId, host, port, accounts: file });
      return {
        verifier: emulatorTokenVerifier(emulator, projectId, now),
        accounts: emulatorAccounts(emulator.url, projectId),
        close: () => emulator.close(),
      };
    }
  }
};

/** The emulator takes anybody who calls themselves its owner for an administrator. */
const emulatorAccounts = (url: string, projectId: string): Accounts =>
  identityToolkitAccounts({
    baseUrl: `${url}/identitytoolkit.googleapis.com`,
    projectId,
    accessToken: async () => 'owner',
  });

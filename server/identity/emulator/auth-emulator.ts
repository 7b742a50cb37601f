import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AgentProjectState, EmulatorAccount } from 'firebase-tools/lib/emulator/auth/state.js';
import { listeningPort, listeningUrl } from '#server/shared/listening-port.ts';
import type { AccountFile } from '#server/identity/emulator/account-file.ts';

export interface AuthEmulator {
  readonly port: number;
  /** Without a slash at its end. */
  readonly url: string;
  find(uid: string): EmulatorAccount | undefined;
  close(): Promise<void>;
}

export interface AuthEmulatorOptions {
  readonly projectId: string;
  readonly host: string;
  readonly port: number;
  readonly accounts: AccountFile;
}

/** Calls that nobody makes here and whose schemas take seconds to compile. */
const UNUSED_PATHS =
  /\/tenants|\/v2\/projects|IdpConfigs?|Idps|mfa|passkey|Phone|verificationCodes|GameCenter|IosClient|issueSaml|[sS]essionCookie|revoke/;

/** Firebase's Auth emulator inside this process, whose accounts survive it: they are on disk before an answer tells of them. */
export const startAuthEmulator = async ({
  projectId,
  host,
  port,
  accounts,
}: AuthEmulatorOptions): Promise<AuthEmulator> => {
  const { createApp, AgentProjectState, apiPaths } = loadFirebaseTools();
  for (const path of Object.keys(apiPaths)) if (UNUSED_PATHS.test(path)) delete apiPaths[path];

  const state = new AgentProjectState(projectId);
  restore(state, accounts.read());
  const emulator = await createApp(projectId, 0, new Map([[projectId, state]]));

  const listener: RequestListener = (request, response) => {
    // A GET as well: the link that resets a password is one.
    if (request.method !== 'OPTIONS') beforeAnswer(response, () => accounts.write(state.users.values()));
    emulator(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: listeningPort(server),
    url: listeningUrl(server, host),
    find: (uid) => state.users.get(uid),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A development dependency, so loaded only here; CommonJS, whose default exports `import()` renders differently from one runner to the next. */
const loadFirebaseTools = () => {
  const require = createRequire(import.meta.url);
  const {
    createApp,
  }: typeof import('firebase-tools/lib/emulator/auth/server.js') = require('firebase-tools/lib/emulator/auth/server.js');
  const {
    AgentProjectState,
  }: typeof import('firebase-tools/lib/emulator/auth/state.js') = require('firebase-tools/lib/emulator/auth/state.js');
  const spec: typeof import('firebase-tools/lib/emulator/auth/apiSpec.js') = require('firebase-tools/lib/emulator/auth/apiSpec.js');
  return { createApp, AgentProjectState, apiPaths: spec.default.paths };
};

/** The emulator derives the password and phone entries of an account from its other fields, and would add them twice. */
const restore = (state: AgentProjectState, accounts: readonly EmulatorAccount[]): void => {
  for (const account of accounts) {
    const providerUserInfo =
      account.providerUserInfo?.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone') ?? [];
    state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo });
  }
};

/** Runs `deed` before the first byte of an answer leaves; when it throws, none leaves. */
const beforeAnswer = (response: ServerResponse, deed: () => void): void => {
  response.writeHead = new Proxy(response.writeHead, {
    apply: (writeHead, self, head) => {
      try {
        deed();
      } catch (error) {
        response.destroy();
        throw error;
      }
      return Reflect.apply(writeHead, self, head);
    },
  });
};

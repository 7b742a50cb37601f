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

/** Firebase's Auth emulator inside this process, whose accounts survive it: they are on disk before an answer tells of them (D34). */
export const startAuthEmulator = async ({
  projectId,
  host,
  port,
  accounts,
}: AuthEmulatorOptions): Promise<AuthEmulator> => {
  const { AgentProjectState } = firebaseTools();
  const state = new AgentProjectState(projectId);
  restore(state, accounts.read());
  const appFor = appsByPath(projectId, state);

  const listener: RequestListener = (request, response) => {
    // A GET as well: the link that resets a password is one.
    if (request.method !== 'OPTIONS') beforeAnswer(response, () => accounts.write(state.users.values()));
    appFor(request.url ?? '').then(
      (app) => app(request, response),
      (error: Error) => response.destroy(error),
    );
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
const firebaseTools = () => {
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

/** One app over the same state for each path of the API, made when it is first asked for: to compile the schemas of all takes seconds. */
const appsByPath = (projectId: string, state: AgentProjectState): ((url: string) => Promise<RequestListener>) => {
  const { createApp, apiPaths } = firebaseTools();
  const states = new Map([[projectId, state]]);
  const whole = Object.entries(apiPaths);
  const patterns = whole.map(([path]) => [path, new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const);
  const apps = new Map<string | undefined, Promise<RequestListener>>();

  /** What reads the paths does so before the first `await`. */
  const appOf = (wanted: string | undefined): Promise<RequestListener> => {
    for (const [path] of whole) if (path !== wanted) delete apiPaths[path];
    const app = createApp(projectId, 0, states);
    Object.assign(apiPaths, Object.fromEntries(whole));
    return app;
  };
  return (url) => {
    const address = url.split('?', 1)[0] ?? '';
    const path = patterns.find(([, pattern]) => pattern.test(address))?.[0];
    const app = apps.get(path) ?? appOf(path);
    apps.set(path, app);
    return app;
  };
};

/** The emulator derives the password and phone entries of an account from its other fields, and would add them twice. */
const restore = (state: AgentProjectState, accounts: readonly EmulatorAccount[]): void => {
  for (const account of accounts) {
    const providerUserInfo =
      account.providerUserInfo?.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone') ?? [];
    state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo });
  }
};

/** Runs an action before the first byte of an answer leaves; when it throws, none leaves. */
const beforeAnswer = (response: ServerResponse, action: () => void): void => {
  response.writeHead = new Proxy(response.writeHead, {
    apply: (writeHead, self, head) => {
      try {
        action();
      } catch (error) {
        response.destroy();
        throw error;
      }
      return Reflect.apply(writeHead, self, head);
    },
  });
};

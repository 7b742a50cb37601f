/** What we use of firebase-tools' Auth emulator, which comes without types. */
declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface EmulatorAccount {
    localId: string;
    disabled?: boolean | undefined;
    /** Seconds since the epoch: tokens of earlier logins are revoked. */
    validSince?: string | undefined;
    providerUserInfo?: { providerId: string }[] | undefined;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: ReadonlyMap<string, EmulatorAccount>;
    overwriteUserWithLocalId(localId: string, account: EmulatorAccount): EmulatorAccount;
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const apiSpec: { paths: Record<string, unknown> };
  export default apiSpec;
}

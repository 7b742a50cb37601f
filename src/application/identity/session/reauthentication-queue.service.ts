import type { Reauthentication } from '#application/ports/reauthentication.port.ts';

/** Who hears that a login is needed, or that the account is gone: the session of this page. */
interface Host {
  readonly loginNeeded: () => void;
  readonly accountDeleted: () => void;
}

/** Where the calls that an expired login has stopped wait for the person to come back. */
export interface ReauthenticationQueue extends Reauthentication {
  /** From now on somebody's session is open, and a login can be asked for. */
  open(host: Host): void;
  /** The person is back (true) or will not come (false): everybody who waits is told. */
  settle(isRenewed: boolean): void;
  /** Nobody's session is open any more. */
  close(): void;
}

export const reauthentication = (): ReauthenticationQueue => {
  const waiting = new Set<(isRenewed: boolean) => void>();
  let host: Host | null = null;

  const settle = (isRenewed: boolean): void => {
    const told = [...waiting];
    waiting.clear();
    for (const tell of told) tell(isRenewed);
  };

  const request = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = () => {
        waiting.delete(answer);
        reject(signal.reason);
      };
      const answer = (isRenewed: boolean) => {
        signal.removeEventListener('abort', leave);
        resolve(isRenewed);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(answer);
      if (host === null) settle(false);
      else host.loginNeeded();
    });

  return {
    request,
    reportDeletion: () => host?.accountDeleted(),
    open(newHost) {
      host = newHost;
    },
    settle,
    close() {
      host = null;
      settle(false);
    },
  };
};

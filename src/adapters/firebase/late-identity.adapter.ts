import { failureOf } from '#domain/shared/failure.ts';
import type { Identity } from '#application/ports/identity.port.ts';

/** Where there is no identity service, nobody is signed in; where it cannot be fetched just now, nobody knows. */
const isForGood = (thrown: unknown): boolean => failureOf(thrown).code === 'auth/operation-not-allowed';

/** An identity service whose code is fetched when somebody first asks for it, and again when the network is back. */
export const lateIdentity = (fetch: () => Promise<Identity>, networkBack: () => Promise<void>): Identity => {
  let identity: Identity | null = null;
  const load = async (): Promise<Identity> => (identity ??= await fetch());
  return {
    watch(onChange, onExpiry, onUnavailable) {
      let stop: (() => void) | undefined;
      let isStopped = false;
      let isToldAway = false;
      const begin = async (): Promise<void> => {
        if (isStopped) return;
        try {
          const loaded = await load();
          if (!isStopped) stop = loaded.watch(onChange, onExpiry, onUnavailable);
        } catch (thrown) {
          if (isStopped) return;
          if (isForGood(thrown)) return onChange(null);
          if (!isToldAway) onUnavailable();
          isToldAway = true;
          await networkBack();
          return begin();
        }
      };
      void begin();
      return () => {
        isStopped = true;
        stop?.();
      };
    },
    signIn: async (...call) => (await load()).signIn(...call),
    signUp: async (...call) => (await load()).signUp(...call),
    signOut: async () => (await load()).signOut(),
    token: async (...call) => (await load()).token(...call),
  };
};

import { failureOf } from '#domain/shared/failure.ts';
import type { Identity } from '#application/ports/identity.port.ts';

/** Where there is no identity service, nobody is signed in; where it cannot be fetched just now, nobody knows. */
const isForGood = (thrown: unknown): boolean => failureOf(thrown).code === 'auth/operation-not-allowed';

interface Arrival {
  readonly fetch: () => Promise<Identity>;
  /** Until then nobody has to know who is here. */
  readonly untilNeeded: () => Promise<void>;
  readonly networkBack: () => Promise<void>;
}

/** An identity service whose code is fetched when it is needed, at once when somebody asks it for something, and again when the network is back. */
export const lateIdentity = ({ fetch, untilNeeded, networkBack }: Arrival): Identity => {
  let loading: Promise<Identity> | null = null;
  const waiting: (() => void)[] = [];
  const isAsked = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  const fetchOnce = async (): Promise<Identity> => {
    try {
      return await (loading ??= fetch());
    } catch (thrown) {
      loading = null;
      throw thrown;
    }
  };
  const load = (): Promise<Identity> => {
    waiting.pop()?.();
    return fetchOnce();
  };
  return {
    watch(onChange, onExpiry, onUnavailable) {
      let stop: (() => void) | undefined;
      let isStopped = false;
      let isToldAway = false;
      const begin = async (): Promise<void> => {
        if (isStopped) return;
        try {
          await Promise.race([untilNeeded(), isAsked]);
          const loaded = await fetchOnce();
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

import { EventEmitter } from 'node:events';
import type { KeyedRequest } from '#server/api/keyed-request.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { callerHash } from '#server/limits/caller-hash.rules.ts';
import { callsAhead, joinLine, keepInLine, LEASE, leaveLine } from '#server/limits/line.repository.ts';
import { hasTwin, requestsAhead } from '#server/limits/line.rules.ts';

/** Milliseconds between two looks at who is ahead: calls that end in this copy are heard of at once, those of others so. */
const LOOK = 200;
/** Milliseconds between two words that a call is still there: some may be lost before its lease is over. */
const KEEP = (LEASE * 1000) / 3;

/** A place in the line of a caller. */
export interface PlaceInLine {
  /** Resolves when no call of the same key is ahead, and fewer requests than `room` tells: it is asked each time that it may matter, after those ahead were counted. */
  turn(signal: AbortSignal, room: () => Promise<number>): Promise<void>;
  /** Gives the place back, also one that was only waited for. Never rejects: one that cannot be given back lapses. */
  leave(): Promise<void>;
}

export interface Line {
  /** Throws 429 when `most` stand in it, 409 when one of them has the same key for another request. */
  join(caller: string, keyed: KeyedRequest | null, most: number): Promise<PlaceInLine>;
}

/** Lines that all copies of the server share (D57): who came first has their turn first. */
export const sharedLine = (database: Database): Line => {
  const departures = new EventEmitter().setMaxListeners(0);

  /** Until somebody of this line may have left, or nobody waits any more. */
  const departure = (caller: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        departures.off(caller, go);
        signal.removeEventListener('abort', go);
        resolve();
      };
      const timer = setTimeout(go, LOOK);
      departures.once(caller, go);
      signal.addEventListener('abort', go, { once: true });
    });

  return {
    async join(callerName, keyed, most) {
      const caller = callerHash(callerName);
      const { number, ahead: found } = await joinLine(database, { caller, keyed, most });
      const keep = () => void keepInLine(database, caller, number).catch(() => {});
      const keeping = setInterval(keep, KEEP).unref();
      return {
        async turn(signal, room) {
          let ahead = found;
          for (;;) {
            signal.throwIfAborted();
            if (!hasTwin(keyed?.key ?? null, ahead) && requestsAhead(ahead) < (await room())) return;
            await departure(caller, signal);
            ahead = await callsAhead(database, caller, number);
          }
        },
        async leave() {
          clearInterval(keeping);
          await leaveLine(database, caller, number).catch(() => {});
          departures.emit(caller);
        },
      };
    },
  };
};

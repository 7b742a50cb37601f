import { conflict } from '#server/api/api-failure.ts';
import type { KeyedRequest } from '#server/api/keyed-request.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { findStoredAnswer } from '#server/http/idempotency.ts';
import { callCounter } from '#server/limits/call-counter.ts';
import { sharedLine } from '#server/limits/line.ts';

/** R12, for each user. */
const AT_ONCE = 2;
const QUEUE = 5;
const IN_A_MINUTE = { name: 'ai-minute', length: 60_000, calls: 10 } as const;
const IN_A_DAY = { name: 'ai-day', length: 24 * 3_600_000, calls: 200 } as const;

/** A call that asks a model. */
export interface AiCall {
  readonly userId: string;
  readonly keyed: KeyedRequest | null;
  /** How many more answers the user can pay for; asked anew when calls before this one have ended. Throws what refuses them all. */
  points(): Promise<number>;
}

/** A place among the calls of a user, with its key and its point. */
export interface Place {
  /** Resolves when the call may run. Rejects when no point was left for it, or when the same request was answered meanwhile. */
  begins(signal: AbortSignal): Promise<void>;
  /** Gives place, key and point back. Not before what they were for is stored. */
  end(): Promise<void>;
}

export interface AiPlaces {
  /** Throws 429, and 409 for a key that another request runs under. */
  enter(call: AiCall): Promise<Place>;
}

/** Of what asks no model. */
export const NO_PLACE: Place = { begins: async () => {}, end: async () => {} };

/** What a plan pays for. */
export const noEnd = (): Promise<number> => Promise.resolve(Infinity);

interface Options {
  /** For tests, which ask more than a pupil may: each call still has its key and its point. */
  readonly areLimitsOff: boolean;
}

/** How much one user may ask a model for, counted by all copies of the server together (D57). */
export const aiPlaces = (database: Database, { areLimitsOff }: Options): AiPlaces => {
  const counters = areLimitsOff ? [] : [callCounter(database, IN_A_MINUTE), callCounter(database, IN_A_DAY)];
  const [atOnce, most] = areLimitsOff ? [Infinity, Infinity] : [AT_ONCE, AT_ONCE + QUEUE];
  const line = sharedLine(database);
  return {
    async enter({ userId, keyed, points }) {
      const place = await line.join(userId, keyed, most);
      try {
        for (const count of counters) await count(userId);
      } catch (refusal) {
        await place.leave();
        throw refusal;
      }
      return {
        async begins(signal) {
          await place.turn(signal, async () => Math.min(atOnce, await points()));
          if (keyed !== null && (await findStoredAnswer(database, keyed)) !== null) throw answeredMeanwhile();
        },
        end: place.leave,
      };
    },
  };
};

/** Nobody is told: whoever asks under the key of a stored answer gets that. */
const answeredMeanwhile = () => conflict('answered_meanwhile', 'The same request has been answered meanwhile.');

import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/calls/call.ts';
import { conflict, keyReused } from '#server/api/api-failure.ts';
import type { CallRequest } from '#server/api/handler.types.ts';
import type { OnWriting } from '#server/tutor/tutor.port.ts';

/** What the reply itself knows of those who wait for it. */
export interface Writing {
  /** Aborted when the pupil stops the reply. */
  readonly stopped: AbortSignal;
  /** Tells everybody who listens; the empty text, that the model is asked from now on. */
  tell(soFar: string): void;
  /** What was last told to anybody. */
  shown(): string;
}

/** Whoever waits for a reply. */
type Listener = Pick<CallRequest<Call>, 'keyed' | 'onWriting' | 'gone'>;

export interface RunningReplies<Answer> {
  /** The answer of the reply that runs under this key, or of a new one. Throws 409 when it is written for another request. */
  join(listener: Listener, write: (writing: Writing) => Promise<Answer>): Promise<Answer>;
  /** Resolves when the reply under this key, if there is one, has ended. */
  stop(userId: string, key: string): Promise<void>;
  /** Resolves when no reply runs any more. */
  settle(): Promise<void>;
}

interface Running<Answer> {
  readonly requestHash: string | undefined;
  readonly listeners: Set<OnWriting>;
  readonly stop: AbortController;
  /** What has come; null before the model is asked. */
  soFar: string | null;
  shown: string;
  answer: Promise<Answer>;
}

const onceAborted = (signal: AbortSignal, act: () => void): void => {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
};

const idOf = (userId: string, key: string): string => JSON.stringify([userId, key]);

/** What a reply that was stopped before its first word fails with. */
export const replyStopped = () => conflict('reply_stopped', 'The reply was stopped before its first word.');

/** Replies belong to their keys and not to connections: one that is lost takes nothing along, and the next finds the same reply (D47). One without a key ends with its connection. */
export const runningReplies = <Answer>(): RunningReplies<Answer> => {
  const running = new Map<string, Running<Answer>>();

  const begin = (
    id: string,
    requestHash: string | undefined,
    write: (writing: Writing) => Promise<Answer>,
  ): Running<Answer> => {
    const stop = new AbortController();
    const listeners = new Set<OnWriting>();
    const tell = (soFar: string): void => {
      reply.soFar = soFar;
      if (listeners.size > 0) reply.shown = soFar;
      for (const listener of listeners) listener(soFar);
    };
    const begun = Promise.resolve().then(() => write({ stopped: stop.signal, tell, shown: () => reply.shown }));
    const answer = begun.finally(() => running.delete(id));
    // It may have lost everybody who waited for it.
    answer.catch(() => {});
    const reply: Running<Answer> = { requestHash, listeners, stop, soFar: null, shown: '', answer };
    running.set(id, reply);
    return reply;
  };

  return {
    async join({ keyed, onWriting, gone }, write) {
      const id = keyed === null ? randomUUID() : idOf(keyed.userId, keyed.key);
      const found = running.get(id);
      if (found !== undefined && found.requestHash !== keyed?.requestHash) throw keyReused();
      const reply = found ?? begin(id, keyed?.requestHash, write);
      // Nobody can come back for an answer without a key.
      if (keyed === null) onceAborted(gone, () => reply.stop.abort());
      if (onWriting === null) return reply.answer;
      reply.listeners.add(onWriting);
      if (reply.soFar !== null) {
        reply.shown = reply.soFar;
        onWriting(reply.soFar);
      }
      return reply.answer;
    },
    async stop(userId, key) {
      const reply = running.get(idOf(userId, key));
      reply?.stop.abort();
      await reply?.answer.catch(() => {});
    },
    async settle() {
      await Promise.allSettled([...running.values()].map(({ answer }) => answer));
    },
  };
};

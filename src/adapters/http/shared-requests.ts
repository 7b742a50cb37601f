import { unlessAborted } from '#adapters/http/unless-aborted.ts';

interface InFlight<Answer> {
  readonly answer: Promise<Answer>;
  readonly abandon: AbortController;
  waiting: number;
}

type Start<Answer> = (signal: AbortSignal) => Promise<Answer>;

const begun = <Answer>(start: Start<Answer>): InFlight<Answer> => {
  const abandon = new AbortController();
  return { answer: start(abandon.signal), abandon, waiting: 0 };
};

/** Joins identical requests while one is under way. A caller's abort detaches that caller; the last one to leave ends the request. */
export const sharedRequests = <Answer>() => {
  const inFlight = new Map<string, InFlight<Answer>>();

  return async (key: string, start: Start<Answer>, signal: AbortSignal): Promise<Answer> => {
    const request = inFlight.get(key) ?? begun(start);
    inFlight.set(key, request);
    request.waiting += 1;
    try {
      return await unlessAborted(request.answer, signal);
    } finally {
      request.waiting -= 1;
      if (request.waiting === 0) {
        inFlight.delete(key);
        request.abandon.abort();
      }
    }
  };
};

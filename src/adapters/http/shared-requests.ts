interface InFlight<Answer> {
  readonly answer: Promise<Answer>;
  readonly abandon: AbortController;
  waiting: number;
}

type Start<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Settles as the answer does, or rejects with the signal's reason as soon as that aborts. */
const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });

/** Joins identical requests while one is under way. A caller's abort detaches that caller; the last one to leave ends the request. */
export const sharedRequests = <Answer>() => {
  const inFlight = new Map<string, InFlight<Answer>>();

  const begin = (key: string, start: Start<Answer>): InFlight<Answer> => {
    const abandon = new AbortController();
    const forget = () => {
      if (inFlight.get(key) === request) inFlight.delete(key);
    };
    const request: InFlight<Answer> = { answer: start(abandon.signal), abandon, waiting: 0 };
    abandon.signal.addEventListener('abort', forget, { once: true });
    request.answer.then(forget, forget);
    inFlight.set(key, request);
    return request;
  };

  return async (key: string, start: Start<Answer>, signal: AbortSignal): Promise<Answer> => {
    const request = inFlight.get(key) ?? begin(key, start);
    request.waiting += 1;
    try {
      return await unlessAborted(request.answer, signal);
    } finally {
      request.waiting -= 1;
      if (request.waiting === 0) request.abandon.abort();
    }
  };
};

/** Settles as the answer does, or rejects with the signal's reason as soon as that aborts. Holds the signal until then, also against garbage collection. */
export const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
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

interface Asked<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * One question for all that is asked at once: whoever asks while it runs is part of the next one, so that no answer is older
 * than its question. When it fails, those who wait for the next fail with it: they would only hear later that nobody answers.
 */
export const batched = <Key, Answer>(
  askAll: (keys: readonly Key[]) => Promise<(key: Key) => Answer>,
): ((key: Key) => Promise<Answer>) => {
  let waiting: Asked<Key, Answer>[] = [];
  let isAsking = false;

  const askOn = async (): Promise<void> => {
    isAsking = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      try {
        const answerTo = await askAll(asked.map(({ key }) => key));
        for (const { key, resolve } of asked) resolve(answerTo(key));
      } catch (cause) {
        for (const { reject } of [...asked, ...waiting.splice(0)]) reject(cause);
      }
    }
    isAsking = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isAsking) void askOn();
    });
};

/** A question that goes out before its answer is wanted: two that would follow each other take as long as one. */
export const askedAhead = <Answer>(ask: (signal?: AbortSignal) => Promise<Answer>) => {
  let early: Promise<Answer> | null = null;
  return {
    begin: (signal?: AbortSignal): void => {
      early = ask(signal);
      // Whoever takes the answer hears of the failure.
      early.catch(() => undefined);
    },
    take: (signal?: AbortSignal): Promise<Answer> => {
      const answer = early ?? ask(signal);
      early = null;
      return answer;
    },
  };
};

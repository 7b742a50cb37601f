/** Answers how many milliseconds the processor has worked since: how long one waits for it on a busy machine says nothing. */
export const cpuTimer = (): (() => number) => {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
};

/** Milliseconds that the processor worked for `work`. */
export const cpuTimeOf = (work: () => unknown): number => {
  const elapsed = cpuTimer();
  work();
  return elapsed();
};

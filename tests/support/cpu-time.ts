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

/**
 * The fewest milliseconds that the processor worked for `work`, in as many tries as it needs to stay within `limit`: what else the machine does, and what
 * is compiled on the way, slows most of them.
 */
export const leastCpuTime = async (work: () => unknown, limit: number, mostTries = 100): Promise<number> => {
  let least = Infinity;
  for (let tries = 0; tries < mostTries && least >= limit; tries += 1) {
    const elapsed = cpuTimer();
    await work();
    least = Math.min(least, elapsed());
  }
  return least;
};

const TRIES = 20;

/** The fewest milliseconds that the processor worked for `work`: what else the machine does, and what is compiled on the way, slows most of the tries. */
export const leastCpuTime = async (work: () => unknown): Promise<number> => {
  let least = Infinity;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
};

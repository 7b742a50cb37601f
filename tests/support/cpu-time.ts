/** Milliseconds that the processor worked for `work`: how long one waits for it on a busy machine says nothing. */
export const cpuTimeOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

import type { Timing } from '#adapters/http/timing.ts';

/** A deadline that begins anew whenever something is heard. */
export const renewableDeadline = (timing: Timing, milliseconds: number) => {
  const silence = new AbortController();
  const end = () => silence.abort(current.reason);
  const begin = (): AbortSignal => {
    const deadline = timing.deadline(milliseconds);
    deadline.addEventListener('abort', end, { once: true });
    return deadline;
  };
  let current = begin();
  return {
    deadline: silence.signal,
    renew: () => {
      current.removeEventListener('abort', end);
      current = begin();
    },
  };
};

import { ModelFailure } from './model-failure.ts';

export interface TimeLimits {
  /** Aborted when a limit is over or the question is called off. */
  readonly signal: AbortSignal;
  /** The work, or the failure of the limit that was over first. */
  readonly within: <Result>(work: Promise<Result>) => Promise<Result>;
  /** From now on silence counts: the idle limit runs from here to the next call. */
  readonly heard: () => void;
  /** Silence is expected until the next `heard`. */
  readonly rest: () => void;
  readonly end: () => void;
}

interface Limits {
  /** Milliseconds. */
  readonly total: number;
  readonly idle: number;
}

/**
 * Timers that are held until `end`. Signals of `AbortSignal.timeout` and `any`, and the one that fetch keeps inside, may be collected
 * as garbage while a body is still being read; so the waiting itself is raced, and the signal only frees the connection.
 */
export const timeLimits = ({ total, idle }: Limits, calledOff: AbortSignal | undefined): TimeLimits => {
  const connection = new AbortController();
  const { signal } = connection;
  const broken = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nobody may be waiting when a limit is over.
  broken.catch(() => {});
  const breakOff = (code: 'timeout' | 'aborted'): void => connection.abort(new ModelFailure(code));
  const callOff = (): void => breakOff('aborted');
  const totalTimer = setTimeout(breakOff, total, 'timeout');
  let idleTimer: NodeJS.Timeout | undefined;

  if (calledOff?.aborted === true) callOff();
  calledOff?.addEventListener('abort', callOff, { once: true });
  return {
    signal,
    within: (work) => Promise.race([work, broken]),
    heard: () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(breakOff, idle, 'timeout');
    },
    rest: () => clearTimeout(idleTimer),
    end: () => {
      clearTimeout(totalTimer);
      clearTimeout(idleTimer);
      calledOff?.removeEventListener('abort', callOff);
    },
  };
};

interface LinkedAbort {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  readonly end: () => void;
}

/** A signal of our own that also hears the caller's, and is held until `end`: those of `AbortSignal.any` may be collected as garbage. */
export const linkedAbort = (outer: AbortSignal | undefined): LinkedAbort => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (outer?.aborted === true) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return { signal: controller.signal, abort, end: () => outer?.removeEventListener('abort', abort) };
};

type ErrorSource = Pick<Window, 'addEventListener'>;

/** What no code of ours has caught. Without the error itself there is nothing to say: the browser keeps those of foreign scripts to itself. */
export const watchErrors = (
  source: ErrorSource,
  report: (place: 'script' | 'promise', error: unknown) => void,
): void => {
  source.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error) report('script', error);
  });
  source.addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
};

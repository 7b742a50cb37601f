/** Browsers do not always tell that the network is back. */
const NEXT_TRY = 5_000;

/** Resolves when it is worth asking again: the network is back, or some seconds have passed. */
export const networkBack = (
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout'>,
): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      page.removeEventListener('online', goOn);
      resolve();
    };
    page.addEventListener('online', goOn, { once: true });
    page.setTimeout(goOn, NEXT_TRY);
  });

import { useEffect, type RefObject } from 'react';

/** Milliseconds for whoever has a better heir, such as a dialog that gives the focus back. */
const HEIR_PATIENCE = 100;

/** What has the focus may go, alone or with its page. Then the keyboard goes on from the beginning of what is there now. */
export const usePageFocus = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let latest: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => latest instanceof Element && !latest.isConnected && document.activeElement === document.body;
    const remember = ({ target }: FocusEvent) => {
      latest = target;
    };
    const inherit = () => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isLost()) page.current?.focus({ preventScroll: true });
      }, HEIR_PATIENCE);
    };
    document.addEventListener('focusin', remember);
    const observer = new MutationObserver(inherit);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page]);
};

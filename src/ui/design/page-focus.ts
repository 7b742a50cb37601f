import { useEffect, type RefObject } from 'react';

/**
 * A dialog or menu gives the focus back in the frame after it has gone, however late a slow phone paints that frame:
 * the frame after next belongs to whoever has no better heir.
 */
const afterHeirs = (task: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(task));
};

/** What has the focus may go, alone or with its page. Then the keyboard goes on from the beginning of what is there now. */
export const usePageFocus = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let latest: EventTarget | null = null;
    let isWaiting = false;
    const isLost = () => latest instanceof Element && !latest.isConnected && document.activeElement === document.body;
    const remember = ({ target }: FocusEvent) => {
      latest = target;
    };
    const inherit = () => {
      if (isWaiting || !isLost()) return;
      isWaiting = true;
      afterHeirs(() => {
        isWaiting = false;
        if (isLost()) page.current?.focus({ preventScroll: true });
      });
    };
    document.addEventListener('focusin', remember);
    const observer = new MutationObserver(inherit);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [page]);
};

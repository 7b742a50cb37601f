import { useEffect, type RefObject } from 'react';

/** What has the focus in a dialog may go, such as a form that was sent: then the dialog takes it, and it does not fall to the page behind. */
export const useKeptFocus = (dialog: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = dialog.current;
    if (own === null) return undefined;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) own.focus();
    });
    observer.observe(own, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog]);
};

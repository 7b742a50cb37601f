import { useEffect, useState, type RefObject } from 'react';

/** When a dialog has come in, at the latest, it has the focus. */
const ENTERED = 350;

/** A dialog over this one has the focus instead. */
const isCovered = (dialog: HTMLElement): boolean => dialog.closest('[aria-hidden="true"], [inert]') !== null;

/**
 * A dialog has the focus as long as it is open. What had it may go, such as a form that was sent or a toast that was
 * closed: React Aria brings it back with the next frame, and Escape pressed before that would be lost. It also waits with the first focus for transitions of the page, of which some never end. Then whoever had
 * it before has it again: React Aria may try that while the page behind a dialog that closed by itself is still inert.
 */
export const useKeptFocus = (dialog: RefObject<HTMLElement | null>): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const own = dialog.current;
    if (own === null) return undefined;
    const keep = () => {
      if (document.activeElement === document.body && !isCovered(own)) own.focus();
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(keep, ENTERED);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [dialog, opener]);
};

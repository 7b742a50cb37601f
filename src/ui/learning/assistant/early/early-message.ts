import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** What was done in the page before its code was here (D70). */
export interface EarlyMessage {
  /** The whole draft of the thread; null where it is as it was kept. */
  readonly text: string | null;
  /** Where the cursor was in it; null where it was elsewhere. */
  readonly selection: readonly [start: number, end: number] | null;
  /** The name of what was pressed last. */
  readonly pressed: string | null;
}

/** It is there once: with it, what it was written in goes. */
const takeEarlyMessage = (): EarlyMessage | null => {
  const early = document.getElementById('early');
  const field = early?.querySelector('textarea') ?? null;
  if (early === null || field === null) return null;
  const message = {
    text: early.dataset['typed'] === undefined ? null : field.value,
    selection: document.activeElement === field ? ([field.selectionStart, field.selectionEnd] as const) : null,
    pressed: early.dataset['pressed'] ?? null,
  };
  delete document.documentElement.dataset['pressed'];
  queueMicrotask(() => early.remove());
  return message;
};

const nameOf = (control: HTMLElement): string | null => control.getAttribute('aria-label') ?? control.textContent;

/** Presses what has the name of what was pressed early. */
export const pressByName = (name: string): void =>
  [...document.querySelectorAll<HTMLElement>('#root :is(button, label)')]
    .find((control) => nameOf(control) === name)
    ?.click();

/** Once the field may be written in, it has the early message, and the cursor where that had it. */
export const useEarlyMessage = (
  field: RefObject<HTMLTextAreaElement | null>,
  isReady: boolean,
  onTaken: (message: EarlyMessage) => void,
): void => {
  const take = useEffectEvent(() => {
    const message = takeEarlyMessage();
    if (message === null) return;
    // Before the early field goes: the keyboard of a phone stays.
    if (message.selection !== null) field.current?.focus();
    onTaken(message);
  });
  useLayoutEffect(() => {
    if (isReady) take();
  }, [isReady]);
};

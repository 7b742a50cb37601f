const ROWS = '[data-conversation]';

const shownRows = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.checkVisibility());

/** Where a conversation stands in the list that is on the screen. */
export const placeOf = (id: string): number => shownRows().findLastIndex((row) => row.dataset['conversation'] === id);

const heirAt = (place: number): HTMLElement | null => {
  const rows = shownRows();
  const row = rows[Math.min(place, rows.length - 1)];
  return (row ?? document.querySelector('[data-history]'))?.querySelector<HTMLElement>('button, input') ?? null;
};

/** Nobody has it, or only the drawer in which the list stands. */
const isFocusLost = (): boolean => document.activeElement?.matches('body, [role="dialog"]') !== false;

/** For how many frames what closes may still take the focus. */
const FRAMES = 30;

/** Moves the focus to the conversation that has taken a place, or to the last one; where the list is empty, to its search. */
export const focusPlace = (place: number, frames = FRAMES): void => {
  requestAnimationFrame(() => {
    if (isFocusLost()) heirAt(place)?.focus();
    if (frames > 0) focusPlace(place, frames - 1);
  });
};

/** Keys that open a menu at once: the click of a key comes after the list has taken the focus, and would take it away. */
export const OPENING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'Enter', ' ']);

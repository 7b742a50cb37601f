/** Where a task stands on the page. */
export const taskAnchor = (number: number): string => `zadanie-${number}`;

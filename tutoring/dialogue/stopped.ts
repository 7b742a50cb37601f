/** A result that tells a story ends with a sentence of its own, and is not stopped twice. */
export const stopped = (result: string): string => (result.endsWith('.') ? result : `${result}.`);
